import FoundationEssentials
import Glibc

extension AddressCandidate {
  /// The addresses of this machine, best first.
  public static func ofThisMachine() -> [AddressCandidate] { ranked(found()) }

  /// Every address of version 4 that an interface has now.
  private static func found() -> [AddressCandidate] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let routes = FileManager.default.contents(atPath: "/proc/net/route") ?? Data()
    let metrics = DefaultRoutes.metrics(in: String(decoding: routes, as: UTF8.self))
    var candidates: [AddressCandidate] = []
    var next = first
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let address = text(of: entry.pointee.ifa_addr) else { continue }
      let name = String(cString: entry.pointee.ifa_name)
      let flags = Int(entry.pointee.ifa_flags)
      let wanted = Int(IFF_UP) | Int(IFF_RUNNING)
      candidates.append(
        AddressCandidate(
          interface: name, address: address, isUp: flags & wanted == wanted,
          isVirtual: VirtualAdapters.contain(
            name, isPointToPoint: flags & Int(IFF_POINTOPOINT) != 0),
          // An address beside the interface's first one is called `eth0:1`.
          defaultRouteMetric: metrics[name.split(separator: ":").first.map(String.init) ?? name]))
    }
    return candidates
  }

  /// Nil of an address of another version.
  private static func text(of address: UnsafeMutablePointer<sockaddr>?) -> String? {
    guard let address, Int32(address.pointee.sa_family) == AF_INET else { return nil }
    return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
      var name = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      guard inet_ntop(AF_INET, &address.pointee.sin_addr, &name, socklen_t(name.count)) != nil else {
        return nil
      }
      return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
