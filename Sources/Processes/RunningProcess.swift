import Glibc

/// A child of this process, from its start until it has been collected.
///
/// Its number may be somebody else's once it was collected. No signal is sent to it after that.
///
/// Where it has a wrapper, that is the child, and its end is told as the program's.
public final class RunningProcess {
  /// The child's number, which is its group's, too, if it leads one: the wrapper's, where there is one.
  public let pid: pid_t
  /// How it ended; nil until it has been collected.
  private var end: ProcessEnd?
  /// Seconds of processor time that it took, with its own children as far as it has collected them; 0 until
  /// it has been collected.
  public private(set) var processorSeconds = 0.0

  private let start: ChildTable.Start
  private let leadsGroup: Bool
  private let isWrapped: Bool
  /// What was found below the wrapper at the first look that found something.
  private var known: WrappedTree?
  private var isBeingKilled = false

  /// A child of that number, which nothing else collects.
  public convenience init(pid: pid_t) {
    self.init(pid: pid, start: Orphans.started(pid), leadsGroup: false, isWrapped: false)
  }

  init(pid: pid_t, start: ChildTable.Start, leadsGroup: Bool, isWrapped: Bool) {
    (self.pid, self.start, self.leadsGroup, self.isWrapped) = (pid, start, leadsGroup, isWrapped)
  }

  /// The program's own number, by which the kernel tells facts about it; nil as long as its wrapper has not
  /// started it. Not for signals: with a wrapper it may have ended, and the number be somebody else's.
  public var program: pid_t? {
    guard isWrapped else { return pid }
    if known == nil { known = WrappedTree(below: pid) }
    return known?.program
  }

  /// Looked for anew; nil once the program is gone, whoever is there still.
  private var tree: WrappedTree? {
    guard end == nil, let tree = WrappedTree(below: pid), tree.program == program else { return nil }
    return tree
  }

  /// The programs that it has running, and those that these have, until there are more than `most`: then one
  /// more than that.
  public func descendants(atMost most: Int) -> [pid_t] {
    guard isWrapped else { return ProcessTree.descendants(of: pid, atMost: most) }
    guard let program, let first = known?.first else { return [] }
    return Array(
      ProcessTree.descendants(of: first, atMost: most + 1).filter { $0 != program }.prefix(most + 1))
  }

  /// Bytes of memory that it and the programs that it has running hold, of these one more than `most` at the
  /// most; nil if that is not known.
  public func residentBytes(countingPrograms most: Int) -> Int? {
    program.flatMap(ProcessMemory.residentBytes(of:)).map { own in
      descendants(atMost: most).reduce(own) { $0 + (ProcessMemory.residentBytes(of: $1) ?? 0) }
    }
  }

  /// Kills the programs that were left behind where the wrapper's namespace keeps them. Without a wrapper
  /// they are orphans of this process.
  public func killStrays() {
    guard isWrapped else { return }
    for stray in tree?.strays ?? [] { kill(stray, SIGKILL) }
  }

  /// Sends the program a signal, unless it has ended, or not begun yet.
  public func send(_ signal: Int32) {
    guard end == nil else { return }
    if let target = isWrapped ? tree?.program : pid { kill(target, signal) }
  }

  /// Kills it, the group that it leads, if it leads one, and the wrapper, with which all ends that it has
  /// started.
  public func killAll() {
    guard end == nil else { return }
    kill(pid, SIGKILL)
    if leadsGroup { sendToGroup(SIGKILL) }
  }

  /// Kills all, but the first time the program alone, where it has a wrapper: that ends by itself then, and
  /// can still say how the program has ended, if it had ended before.
  public func killInSteps() {
    let isFirst = !isBeingKilled
    isBeingKilled = true
    if isWrapped, isFirst { send(SIGKILL) } else { killAll() }
  }

  /// Sends a signal to the group that it leads, unless it was collected.
  public func sendToGroup(_ signal: Int32) {
    if end == nil { kill(-pid, signal) }
  }

  /// Collects it if it has ended. Nil while it runs.
  public func endIfAny() -> ProcessEnd? { collect(WNOHANG) }

  /// Waits until it has ended, and collects it.
  @discardableResult
  public func waitForEnd() -> ProcessEnd { collect(0) ?? .unknown }

  private func collect(_ options: Int32) -> ProcessEnd? {
    if let end { return end }
    guard endGroup(options) else { return nil }
    var (word, usage) = (Int32(0), rusage())
    var collected = wait4(pid, &word, options, &usage)
    while collected < 0, errno == EINTR { collected = wait4(pid, &word, options, &usage) }
    guard collected != 0 else { return nil }
    Orphans.collected(pid, start)
    let status = ProcessEnd(status: word)
    end = collected == pid ? (isWrapped ? status.ofWrapped : status) : .unknown
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    return end
  }

  /// Kills what is left of the group that it led. While it has ended and was not collected, its number is
  /// still the group's and nobody else's.
  ///
  /// - Returns: false while it runs, if that is not to be waited for.
  private func endGroup(_ options: Int32) -> Bool {
    guard leadsGroup else { return true }
    var information = siginfo_t()
    var result = waitid(P_PID, id_t(bitPattern: pid), &information, WEXITED | WNOWAIT | options)
    while result < 0, errno == EINTR {
      result = waitid(P_PID, id_t(bitPattern: pid), &information, WEXITED | WNOWAIT | options)
    }
    // Nothing is told of one that runs.
    if result == 0, information.si_signo == 0 { return false }
    if result == 0 { kill(-pid, SIGKILL) }
    return true
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
