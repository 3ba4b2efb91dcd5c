import Libwebsockets
import PreviewSession
import PreviewWire

/// Keeps the wanted number of agents running, and gives sessions to them.
///
/// An agent makes one session at a time, the trusted ones first: when it dies while making one, that one is
/// to blame, and the others are brought back without it.
final class AgentPool {
  /// Every report of every agent.
  var reported: (AgentReport, AgentProcess) -> Void = { _, _ in }
  /// An agent is gone; its sessions have no agent any more.
  var lost: (AgentProcess) -> Void = { _ in }

  private unowned let loop: ServiceLoop
  private let launcher: any AgentLauncher
  private let wanted: Int
  private var agents: [AgentProcess] = []
  /// Ended, but not collected yet.
  private var remains: [AgentProcess] = []
  private var backOff = RestartBackOff()
  /// Seconds until agents that are missing are started; nil when none is.
  private var pause: Int?
  private var isClosing = false

  init(wanted: Int, launcher: any AgentLauncher, loop: ServiceLoop) {
    self.wanted = max(1, wanted)
    self.launcher = launcher
    self.loop = loop
  }

  /// Agents that take sessions.
  var ready: [AgentProcess] { agents.filter(\.isReady) }

  /// The picture that some agent has sent under `hash`; nil for none.
  func image(_ hash: String) -> ImageReport? { agents.lazy.compactMap { $0.images[hash] }.first }

  /// Starts what is missing.
  func fill() {
    pause = nil
    while !isClosing, agents.count < wanted {
      do {
        let launched = try launcher.launch()
        let agent = AgentProcess(
          launched, in: loop,
          reported: reported,
          ended: { [unowned self] in ended($0) })
        guard let agent else { return }
        agents.append(agent)
        backOff.started(at: MonotonicClock.now)
      } catch {
        Log.note("no agent could be started: \(error)")
        pause = 5
        return
      }
    }
  }

  /// The agent with the fewest sessions; nil when none is ready to make one.
  func leastBusy(at now: Moment) -> AgentProcess? {
    ready.filter { $0.mayMake(at: now) }.min { $0.sessions.count < $1.sessions.count }
  }

  func secondPassed(at now: Moment) {
    remains.removeAll { $0.reap() }
    for agent in agents { agent.checkPulse(at: now) }
    guard let left = pause else { return }
    pause = left - 1
    if left <= 1 { fill() }
  }

  /// Hangs up on all agents, on which they end by themselves, and starts no more.
  func close() {
    isClosing = true
    for agent in agents { agent.hangUp() }
  }

  /// Whether every agent has been hung up on, or ended.
  var isDisconnected: Bool { agents.isEmpty }

  /// Whether every agent has ended and been collected.
  func isGone() -> Bool {
    remains.removeAll { $0.reap() }
    return isDisconnected && remains.isEmpty
  }

  func killAll() {
    for agent in agents + remains { agent.kill() }
  }

  private func ended(_ agent: AgentProcess) {
    agents.removeAll { $0 === agent }
    if !agent.reap() { remains.append(agent) }
    lost(agent)
    guard !isClosing else { return }
    let delay = backOff.delayAfterEnd(at: MonotonicClock.now)
    if delay == 0 { fill() } else { pause = delay }
  }
}
