import Glibc

/// Keeps previewed code from taking the machine along: resources, descriptors and privileges. What it can see
/// is a matter of `Enclosure`.
enum Limits {
  /// Descriptors that may be open at a time: the agent's own few, and some of the previewed code's. The
  /// backtracer, which inherits this, needs fewer than a hundred.
  static let descriptors = 256
  /// Longest file that may be written, in bytes.
  static let fileSize = 64 << 20

  /// Limits this process from now on, for good.
  ///
  /// - Parameters:
  ///   - memory: what may be allocated, in MiB.
  ///   - firstUnused: descriptors from this one on are somebody else's, and closed.
  /// - Returns: what the system did not allow, in words for a log.
  @discardableResult
  static func apply(memory: Int, closingFrom firstUnused: Int32) -> [String] {
    closeDescriptors(from: firstUnused)
    var refused: [String] = []
    func note(_ isDone: Bool, _ what: String) { if !isDone { refused.append(what) } }
    note(limit(RLIMIT_DATA, to: UInt(memory) << 20), "a limit of memory")
    note(limit(RLIMIT_CORE, to: 0), "a limit of core files")
    note(limit(RLIMIT_NOFILE, to: UInt(descriptors)), "a limit of open files")
    note(limit(RLIMIT_FSIZE, to: UInt(fileSize)), "a limit of written files")
    // A file that grows too long fails to be written; by default the process would end.
    signal(SIGXFSZ, SIG_IGN)
    note(Kernel.forgoPrivileges(), "giving up new privileges")
    return refused
  }

  /// Never raises a limit that is lower already.
  private static func limit(_ resource: __rlimit_resource, to value: UInt) -> Bool {
    let resource = Int32(resource.rawValue)
    var current = rlimit()
    guard getrlimit(resource, &current) == 0 else { return false }
    let most = rlim_t(value)
    guard current.rlim_max > most else { return true }
    var new = rlimit(rlim_cur: most, rlim_max: most)
    return setrlimit(resource, &new) == 0
  }

  private static func closeDescriptors(from first: Int32) {
    if Kernel.closeAll(from: first) { return }
    var limit = rlimit()
    guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    for descriptor in first..<Int32(min(limit.rlim_cur, 65_536)) { close(descriptor) }
  }
}
