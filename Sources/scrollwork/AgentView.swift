import Containment
import Processes

/// The view of the machine that agents get here.
enum AgentView {
  /// Tried once, with the agent itself: it may be refused for reasons that show only then, and other layers
  /// are there all the same.
  static let found: Result<PrivateView, PrivateView.Fault> = {
    guard let view = PrivateView(of: Places.agent) else { return .failure(.missing) }
    return trial(of: view).map { .failure($0) } ?? .success(view)
  }()

  /// Nil where the agent can start within.
  private static func trial(of view: PrivateView) -> PrivateView.Fault? {
    let words =
      view.furnished(loading: [], read: Places.galleryResources).words(write: []) + [view.program, "ready"]
    guard let run = ProgramRun.run(words[0], Array(words.dropFirst())) else { return .missing }
    if run.status == 0 { return nil }
    let said = run.output.split(separator: "\n").last.map { TerminalText.harmless(String($0)) }
    return .refused(said ?? "it ends with status \(run.status)")
  }
}

extension ContainmentReport {
  /// Of this machine, which is tried.
  static let ofThisMachine: ContainmentReport = {
    guard case .failure(let fault) = AgentView.found else {
      return ContainmentReport(missing: Containment.missing)
    }
    return ContainmentReport(missing: Containment.missing.union([.view]), fault: fault)
  }()
}
