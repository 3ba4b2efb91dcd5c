import Foundation
import PreviewServer
import PreviewWire
import Processes
import Synchronization

/// A builder that says what the test has it say, and remembers what it was asked.
final class FakeBuilder: BuilderLauncher, Sendable {
  private struct State {
    var sockets: [FakeSocket] = []
    var messages: [MessageToBuilder] = []
  }

  private let state = Mutex(State())
  private let asked = DispatchSemaphore(value: 0)
  /// The answer to a request as soon as it comes; nil for none.
  private let answer: @Sendable (MessageToBuilder) -> MessageFromBuilder?

  init(answer: @escaping @Sendable (MessageToBuilder) -> MessageFromBuilder? = { _ in nil }) {
    self.answer = answer
  }

  var launches: Int { state.withLock { $0.sockets.count } }
  var messages: [MessageToBuilder] { state.withLock { $0.messages } }

  func launch() throws(LaunchError) -> LaunchedProcess {
    let pair = try FakeSocket.pair()
    let own = FakeSocket(pair.other)
    state.withLock { $0.sockets.append(own) }
    Thread.detachNewThread { [self] in
      say(.hello(version: WireVersion.builder, root: "Drum.swift", fileCount: 1))
      own.receive { message in
        guard let told = try? MessageToBuilder(decoding: message) else { return }
        state.withLock { $0.messages.append(told) }
        asked.signal()
        if let report = answer(told) { say(report) }
      }
    }
    return LaunchedProcess(
      socket: pair.ours, kill: { own.shutDown() }, reap: { own.isOpen ? nil : .exited(status: 0) })
  }

  func say(_ report: MessageFromBuilder) {
    state.withLock { $0.sockets.last }?.send((try? report.packets()) ?? [])
  }

  /// Says that a build of that name is ready: its library is called like it.
  func build(_ name: String, number: Int = 1, problems: [Problem] = [], holes: [Hole] = []) {
    say(.building(number: number, changed: ["Drum.swift"]))
    say(
      .built(
        BuildResult(
          number: number, id: name, library: name, assetFolders: ["/pictures"],
          times: BuildTimes(adapt: 1000, compile: 20_000, link: 3000, savedAt: 1), problems: problems,
          holes: holes)))
  }

  func crash() { state.withLock { $0.sockets.last }?.shutDown() }

  /// Waits until it has been asked something that satisfies `condition`.
  func wait(for condition: (MessageToBuilder) -> Bool) -> Bool {
    for _ in 0..<100 {
      if messages.contains(where: condition) { return true }
      if asked.wait(timeout: .now() + 60) == .timedOut { return false }
    }
    return false
  }
}
