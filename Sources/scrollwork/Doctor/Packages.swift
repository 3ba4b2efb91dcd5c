import Glibc

/// The libraries and fonts of the system, by the list that the scripts install from.
enum Packages {
  static func findings() -> [Finding] {
    guard let list = Places.above("Scripts/lib/machine.sh") else {
      return [
        .dispensable(
          "packages: the list Scripts/lib/machine.sh is not above this program", "run it in the package")
      ]
    }
    let script = """
      . "$0" && want_for_building && printf 'missing %s\\n' "${missing[@]:-}"
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
