internal import ContainmentSystem
import Glibc

/// Layers by which a process keeps the code that it is about to load from everything that is not its own.
///
/// Each is the kernel's, and may be missing; none depends on another. What each stops is a table in
/// `SECURITY.md`.
public enum Containment {
  /// In the order in which they are spoken of.
  public enum Layer: String, CaseIterable, Sendable {
    /// A view of the machine in which there are only its own files and processes, by bubblewrap: whoever
    /// starts the process has put it there (`PrivateView`).
    case view
    /// A network of its own, without any interface, by a user namespace.
    case network
    /// Landlock: which files can be opened, and from some version on which processes get signals.
    case files
    /// seccomp: system calls that are refused.
    case calls
  }

  /// The layers that this machine's kernel does not have. Tries without changing this process.
  public static var missing: Set<Layer> {
    var missing: Set<Layer> = []
    if containment_can_leave_network() == 0 { missing.insert(.network) }
    if Landlock.rights == nil { missing.insert(.files) }
    if containment_can_filter_calls() == 0 { missing.insert(.calls) }
    return missing
  }

  /// Gives up what root may, and puts this process under Landlock and a filter of system calls, for good. No
  /// thread may be there, and new privileges have to have been given up before.
  ///
  /// - Parameters:
  ///   - libraries: absolute paths of those that are to be loaded: what they need can be loaded, too.
  ///   - read: files and folders of resources.
  ///   - write: folders to work in.
  /// - Returns: the layers that could not be had.
  public static func enter(loading libraries: [String] = [], read: [String], write: [String]) -> Set<Layer> {
    var missing: Set<Layer> = []
    var places = VisiblePlaces(loading: libraries)
    places.read(read)
    for folder in write { places.write(folder) }
    // A process that may measure all others reads their memory past Landlock (`perfmon_capable`).
    _ = containment_forgo_capabilities()
    var rights = Landlock.rights
    if let some = rights, !Landlock.restrict(to: places, with: some) { rights = nil }
    if rights == nil { missing.insert(.files) }
    let rules = SystemCallRules(
      pid: getpid(), scopesSignals: rights?.scopesSignals ?? false,
      limitsTruncation: rights?.limitsTruncation ?? false)
    if !SystemCallFilter.load(rules) { missing.insert(.calls) }
    return missing
  }
}
