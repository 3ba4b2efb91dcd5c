import Glibc

/// The libraries and fonts of the system, by the list that the scripts install from. A package has a copy.
enum Packages {
  /// - Parameter isForGallery: whether nothing of one's own can be compiled here, for which more is needed.
  static func findings(isForGallery: Bool) -> [Finding] {
    guard let list = Places.above("Scripts/lib/machine.sh") else {
      return [
        .dispensable(
          "packages: the list Scripts/lib/machine.sh is not above this program", Places.remedy)
      ]
    }
    let needs =
      Places.installation == nil
      ? "want_for_building" : isForGallery ? "want_for_running" : "want_for_running && want_for_own_code"
    let script = """
      . "$0" && \(needs) && printf 'missing %s\\n' "${missing[@]:-}"
      """
    guard let run = ProgramRun.run("bash", ["-c", script, list]) else {
      return [.dispensable("packages: bash is needed to look for them", "install bash")]
    }
    let missing = run.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("missing ") ? String(line.dropFirst("missing ".count)) : nil
    }.filter { !$0.isEmpty }
    if missing.isEmpty, run.status == 0 { return [.good("packages: libraries and fonts are all there")] }
    if missing.isEmpty { return [.missing("packages: \(list) cannot be read", "bash \(list)")] }
    return missing.map { .missing("package \($0) is missing", "apt-get install \($0)") }
  }
}
