import Containment

/// Things that make previews safer and quicker to look at, but are not needed.
enum Surroundings {
  /// The layers that keep previewed code to what is its own; without one it runs all the same.
  static func containment(_ report: ContainmentReport = .ofThisMachine) -> [Finding] {
    Containment.Layer.allCases.map { layer in
      guard let sentence = report.sentence(for: layer) else { return .good(name(of: layer)) }
      return .dispensable("\(name(of: layer)): \(sentence)", report.remedy(for: layer))
    }
  }

  private static func name(of layer: Containment.Layer) -> String {
    switch layer {
    case .view: "bubblewrap, which shows previewed code nothing but its own files and processes"
    case .network: "user namespaces, which take the network from previewed code"
    case .files: "Landlock, which keeps files from it"
    case .calls: "seccomp, which keeps system calls from it"
    }
  }

  static func browser() -> Finding {
    let names = ["chromium", "chromium-browser", "google-chrome", "firefox", "xdg-open"]
    if let name = names.first(where: ProgramRun.exists) { return .good("browser: \(name)") }
    return .dispensable(
      "browser: none on this machine", "open the address on another one: scrollwork serve --lan")
  }
}
