/// Which interfaces are virtual, by their names: the kernel knows no difference that holds in a container,
/// where the only way out is a virtual one.
enum VirtualAdapters {
  /// Beginnings of names that programs give to their bridges, tunnels and pairs.
  private static let beginnings = [
    "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxcbr", "lxdbr", "podman", "cni", "flannel",
    "cali", "kube", "nerdctl", "dummy", "ifb", "tun", "tap", "wg", "utun", "ipsec", "zt", "tailscale",
    "nebula", "ham", "nordlynx", "proton", "mullvad", "vnet", "gpd", "cscotun",
  ]

  /// - Parameter isPointToPoint: whether exactly one machine is at its other end, as with a tunnel. A mobile
  ///   network's adapter is so, too, and reaches no phone beside it either.
  static func contain(_ interface: String, isPointToPoint: Bool) -> Bool {
    isPointToPoint || beginnings.contains { interface.hasPrefix($0) }
  }
}
