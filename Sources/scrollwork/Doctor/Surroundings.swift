import Glibc

/// Things that make previews safer and quicker to look at, but are not needed.
enum Surroundings {
  /// User namespaces are what takes the network away from previewed code.
  static func namespaces() -> Finding {
    let remedy = "sudo sysctl kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000"
    let what = "user namespaces: previewed code runs without network"
    if let run = ProgramRun.run("unshare", ["--user", "--net", "true"]) {
      return run.status == 0
        ? .good(what)
        : .dispensable("user namespaces: not allowed here, so previewed code has network", remedy)
    }
    return .dispensable(
      "user namespaces: not known, as there is no program unshare", "apt-get install util-linux")
  }

  static func browser() -> Finding {
    let names = ["chromium", "chromium-browser", "google-chrome", "firefox", "xdg-open"]
    if let name = names.first(where: ProgramRun.exists) { return .good("browser: \(name)") }
    return .dispensable(
      "browser: none on this machine", "open the address on another one: scrollwork serve --host 0.0.0.0")
  }
}
