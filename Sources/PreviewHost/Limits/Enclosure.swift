import Containment
import Processes

/// The surroundings that previewed code finds: a folder of its own, the resources that it was given, and
/// nothing else of anybody's, as far as the kernel can keep it from that.
enum Enclosure {
  /// Limits this process, goes into its folder, and shuts the door, for good. To be called before anything
  /// makes a thread or loads code.
  ///
  /// - Parameters:
  ///   - options: whose paths are absolute.
  ///   - firstUnused: descriptors from this one on are somebody else's, and closed.
  ///   - resources: what is read beside the code and the resources of the options.
  ///   - written: folders that are written, which have to exist.
  /// - Returns: the folder; nil where there is no room for one.
  static func enter(
    _ options: BundleOptions, closingFrom firstUnused: Int32, reading resources: [String] = [],
    writing written: [String] = []
  ) throws(AgentError) -> WorkingFolder? {
    Limits.apply(memory: options.memory, closingFrom: firstUnused)
    let folder = options.folder.map(WorkingFolder.init(at:)) ?? ownFolder()
    let isThere = folder?.enter() ?? false
    var missing: Set<Containment.Layer> = Kernel.leaveNetwork() ? [] : [.network]
    if !options.isInPrivateView { missing.insert(.view) }
    missing.formUnion(
      Containment.enter(
        loading: options.bundles,
        read: options.assets + (options.mocks.map { [$0] } ?? []) + resources,
        write: written + (isThere ? folder.map { [$0.path] } ?? [] : [])))
    if options.requiresSandbox, !missing.isEmpty { throw .open(missing) }
    return isThere ? folder : nil
  }

  /// For a process that nobody has made one for, nor tidies up after.
  private static func ownFolder() -> WorkingFolder? {
    let folder = WorkingFolder.make()
    folder?.sweepOthers()
    return folder
  }
}
