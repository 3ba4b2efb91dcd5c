/// The promises that a machine without some of the layers does not keep, in words for the person who runs it.
public struct ContainmentReport: Equatable, Sendable {
  /// In the order of the layers.
  public let missing: [Containment.Layer]
  /// Why there is no view of its own; nil where that is not known, or there is one.
  private let fault: PrivateView.Fault?

  public init(missing: Set<Containment.Layer>, fault: PrivateView.Fault? = nil) {
    self.missing = Containment.Layer.allCases.filter(missing.contains)
    self.fault = fault
  }

  public var isComplete: Bool { missing.isEmpty }

  /// A sentence for each layer that is missing.
  public var sentences: [String] { missing.compactMap(sentence(for:)) }

  /// The promise that is not kept without this layer; nil if it is there.
  public func sentence(for layer: Containment.Layer) -> String? {
    guard missing.contains(layer) else { return nil }
    return "previewed code can \(openness(of: layer)): \(reason(for: layer))"
  }

  /// The way to have the layer here.
  public func remedy(for layer: Containment.Layer) -> String {
    switch layer {
    case .view where fault == .missing: "sudo apt install bubblewrap"
    case .view: "user namespaces, and in a container a /proc that is not covered in part"
    case .network: "sudo sysctl kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000"
    case .files:
      "a kernel from 5.13 with lsm=landlock,… on its command line; a container may have to allow it"
    case .calls: "a kernel with CONFIG_SECCOMP_FILTER"
    }
  }

  /// - Parameter layer: one that is missing. The filter of calls refuses sockets, too, and without Landlock
  ///   it keeps only signals.
  private func openness(of layer: Containment.Layer) -> String {
    switch layer {
    case .view: "see names, sizes and dates of other files, and other processes"
    case .network where missing.contains(.calls): "reach the network"
    case .network: "reach the network if it gets around the filter of system calls"
    case .files: "read and write every file that you can"
    case .calls: "ask the kernel for anything that you may"
    }
  }

  private func reason(for layer: Containment.Layer) -> String {
    switch layer {
    case .view:
      switch fault {
      case .missing: "bubblewrap is not installed"
      case .refused(let words): "bubblewrap does not work here: \(words)"
      case nil: "it was not started by bubblewrap"
      }
    case .network: "this system lets users have no namespaces"
    case .files: "this kernel has no Landlock, or was started without"
    case .calls: "this kernel filters no system calls (seccomp)"
    }
  }
}
