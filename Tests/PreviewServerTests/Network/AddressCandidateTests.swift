import Testing

@testable import PreviewServer

@Suite struct `Addresses for other devices` {
  /// An interface with its address: `v` is for virtual, `d` for down, a number for the metric of a default
  /// route.
  private static func machine(_ text: String) -> [AddressCandidate] {
    text.split(separator: ",").map { item in
      let words = item.split(separator: " ").map(String.init)
      return AddressCandidate(
        interface: words[0], address: words[1], isUp: !words.contains("d"), isVirtual: words.contains("v"),
        defaultRouteMetric: words.dropFirst(2).compactMap { Int($0) }.first)
    }
  }

  /// A machine in words, its interfaces, and those that are left, in their order.
  @Test(arguments: [
    ("Wi-Fi alone", "lo 127.0.0.1, wlan0 192.168.1.7 600", "wlan0"),
    ("nothing but itself", "lo 127.0.0.1", ""),
    ("no interface at all", "", ""),
    (
      "Docker and a cable", "docker0 172.17.0.1 v, br-1f 172.18.0.1 v, eth0 10.0.0.5 100",
      "eth0 br-1f docker0"
    ),
    ("Docker without a network", "docker0 172.17.0.1 v, lo 127.0.0.1", "docker0"),
    ("a bridge that is down", "docker0 172.17.0.1 v d, eth0 10.0.0.5 100", "eth0"),
    ("cable and Wi-Fi, cable preferred", "wlan0 192.168.1.8 600, eth0 192.168.1.7 100", "eth0 wlan0"),
    ("cable and Wi-Fi, Wi-Fi preferred", "wlan0 192.168.1.8 50, eth0 192.168.1.7 100", "wlan0 eth0"),
    ("a cable that leads nowhere", "eth0 192.168.50.1, wlan0 192.168.1.8 600", "wlan0 eth0"),
    ("a VPN that takes everything", "tun0 10.8.0.2 v 50, wlan0 192.168.1.8 600", "wlan0 tun0"),
    ("a VPN and no route for Wi-Fi", "wg0 10.8.0.2 v 0, wlan0 192.168.1.8", "wlan0 wg0"),
    ("a hotspot of its own", "ap0 10.42.0.1, wwan0 100.70.1.2 v 700", "ap0 wwan0"),
    ("a machine without a default route", "eth1 192.168.1.9, eth0 192.168.1.8", "eth0 eth1"),
    ("public and private, alike otherwise", "eth0 203.0.113.5, eth1 10.0.0.5", "eth1 eth0"),
    ("public with the default route", "eth0 203.0.113.5 0, eth1 10.0.0.5", "eth0 eth1"),
    ("an address that it gave itself", "eth0 169.254.7.7 100, wlan0 192.168.1.8 600", "wlan0"),
    ("only such an address", "eth0 169.254.7.7", ""),
    ("two addresses of one adapter", "eth0 10.0.0.5 100, eth0:1 10.0.0.6 100", "eth0 eth0:1"),
    ("an address on two adapters", "eth0 10.0.0.5 100, macvlan0 10.0.0.5", "eth0"),
    (
      "virtual machines beside Wi-Fi", "vmnet1 192.168.56.1 v, vmnet8 192.168.60.1 v, wlp3s0 192.168.1.4 600",
      "wlp3s0 vmnet1 vmnet8"
    ),
    ("a broken address", "eth0 10.0.0, eth1 300.0.0.1, eth2 0.0.0.0, eth3 10.0.0.7", "eth3"),
  ])
  func `are ranked`(what: String, interfaces: String, left: String) {
    let candidates = Self.machine(interfaces)
    let expected = left.split(separator: " ").map(String.init)

    #expect(AddressCandidate.ranked(candidates).map(\.interface) == expected, "\(what)")
    #expect(
      AddressCandidate.ranked(candidates.reversed()).map(\.address)
        == AddressCandidate.ranked(candidates).map(\.address))
  }

  @Test(arguments: [
    ("docker0", true), ("br-0123456789ab", true), ("veth12ab", true), ("virbr0", true), ("vmnet8", true),
    ("vboxnet0", true), ("tun0", true), ("tap1", true), ("wg0", true), ("utun3", true), ("ztabcdef12", true),
    ("tailscale0", true), ("eth0", false), ("enp3s0", false), ("wlan0", false), ("wlp2s0", false),
    ("br0", false), ("bond0", false), ("usb0", false), ("enx001122334455", false), ("bridge100", false),
  ])
  func `an adapter is virtual by its name`(name: String, isVirtual: Bool) {
    #expect(VirtualAdapters.contain(name, isPointToPoint: false) == isVirtual)
    #expect(VirtualAdapters.contain(name, isPointToPoint: true))
  }

  @Test(arguments: [
    ("10.0.0.1", true), ("172.16.0.1", true), ("172.31.255.255", true), ("172.32.0.1", false),
    ("192.168.0.1", true), ("192.169.0.1", false), ("100.64.0.1", true), ("100.128.0.1", false),
    ("203.0.113.1", false), ("10.0.0", false), ("10.0.0.1.1", false),
  ])
  func `an address is private by its beginning`(address: String, isPrivate: Bool) {
    #expect(AddressCandidate(interface: "x", address: address).isPrivate == isPrivate)
  }

  @Test func `default routes are read from the kernel's table, and other lines passed over`() {
    let header = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"
    let table = """
      wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
      eth0\t00000000\t0101A8C0\t0003\t0\t0\t200\t00000000\t0\t0\t0
      eth0\t00000000\t0201A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
      eth1\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0
      tun0\t00000000\t00000000\t0001\t0\t0\t50\t00000080\t0\t0\t0
      down0\t00000000\t0101A8C0\t0002\t0\t0\t1\t00000000\t0\t0\t0
      none0\t00000000\t00000000\t0201\t0\t0\t1\t00000000\t0\t0\t0
      odd0\t00000000\t0101A8C0\tzzzz\t0\t0\t1\t00000000
      short0\t00000000
      """

    #expect(DefaultRoutes.metrics(in: header + table) == ["wlan0": 600, "eth0": 100])
    #expect(DefaultRoutes.metrics(in: "") == [:])
    #expect(DefaultRoutes.metrics(in: header) == [:])
  }

  @Test func `those of this machine lead somewhere, each once`() {
    let candidates = AddressCandidate.ofThisMachine()

    #expect(candidates.allSatisfy { $0.isUp && !$0.leadsNowhere })
    #expect(Set(candidates.map(\.address)).count == candidates.count)
  }
}
