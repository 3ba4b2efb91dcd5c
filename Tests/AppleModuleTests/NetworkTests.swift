import Network
import Testing
import UIKit

@MainActor @Suite struct `Network` {
  // MARK: Paths

  @Test func `a monitor says once that the path is satisfied, in a turn after its start`() {
    let turns = Turns()
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { [turns] path in
      turns.note("\(path.status) \(path.usesInterfaceType(.wifi)) \(path.isExpensive)")
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
    monitor.start(queue: .main)
    #expect(turns.lines.isEmpty)
    #expect(monitor.currentPath.status == .satisfied)
    #expect(turns.end() == ["satisfied true false"])
    #expect(turns.end().isEmpty)
  }

  @Test func `a monitor that is cancelled says nothing, and does not start again`() {
    let turns = Turns()
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { [turns] _ in turns.note("told") }
    monitor.start(queue: .main)
    monitor.cancel()
    monitor.start(queue: .main)
    #expect(turns.end().isEmpty)
  }

  @Test func `a telephone network is not there`() {
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status == .satisfied)
  }

  // MARK: Connections

  @Test func `a connection is prepared, fails, and tells those who wait why`() {
    let turns = Turns()
    let connection = NWConnection(host: "example.com", port: 443, using: .tls)
    connection.stateUpdateHandler = { [turns] state in turns.note("\(state)") }
    connection.send(
      content: "hello".data(using: .utf8),
      completion: .contentProcessed({ [turns] error in turns.note("sent \(error == .posix(.ECONNREFUSED))") })
    )
    connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { [turns] data, _, isComplete, error in
      turns.note("received \(data == nil) \(isComplete) \(error != nil)")
    }
    connection.start(queue: .main)
    #expect(turns.lines.isEmpty)
    #expect(
      turns.end() == [
        "preparing", "failed(POSIXErrorCode(rawValue: 111): Connection refused)", "sent true",
        "received true false true",
      ])
    connection.receiveMessage { [turns] _, _, _, error in turns.note("late \(error != nil)") }
    connection.cancel()
    connection.cancel()
    #expect(turns.end() == ["late true", "cancelled"])
  }

  @Test func `a connection that is cancelled before it begins never fails`() {
    let turns = Turns()
    let connection = NWConnection(to: .url(URL(string: "wss://example.com")!), using: .tcp)
    connection.stateUpdateHandler = { [turns] state in turns.note("\(state)") }
    connection.cancel()
    connection.start(queue: .main)
    #expect(turns.end() == ["cancelled"])
  }

  @Test func `a listener and a browser are not permitted`() throws {
    let turns = Turns()
    let listener = try NWListener(using: .tcp, on: 8080)
    listener.stateUpdateHandler = { [turns] in
      if case .failed(.posix(.EPERM)) = $0 { turns.note("listener") }
    }
    listener.start(queue: .main)
    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: NWParameters())
    browser.stateUpdateHandler = { [turns] in
      if case .failed(.posix(.EPERM)) = $0 { turns.note("browser") }
    }
    browser.start(queue: .main)
    #expect(turns.end() == ["listener", "browser"])
  }

  // MARK: Addresses

  @Test func `a host is an address where it reads as one`() {
    #expect(NWEndpoint.Host("192.168.0.1") == .ipv4(IPv4Address("192.168.0.1")!))
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
    #expect(NWEndpoint.Host("300.1.1.1") == .name("300.1.1.1", nil))
    let endpoint = NWEndpoint.hostPort(host: "example.com", port: .https)
    #expect("\(endpoint.debugDescription)" == "example.com:443")
  }

  @Test func `addresses know what they are for`() {
    #expect(IPv4Address("127.0.0.5")?.isLoopback == true)
    #expect(IPv4Address("239.1.1.1")?.isMulticast == true)
    #expect(IPv4Address(Data([1, 2, 3])) == nil)
    #expect(IPv6Address("fe80::1")?.isLinkLocal == true)
    #expect(IPv6Address("::ffff:10.0.0.1")?.asIPv4 == IPv4Address("10.0.0.1"))
    #expect(IPv6Address("2001:db8::1")?.debugDescription == "2001:db8::1")
    #expect(IPv4Address.broadcast.debugDescription == "255.255.255.255")
  }

  @Test func `a port is a number, or the name of a service`() {
    #expect(NWEndpoint.Port("https") == 443)
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080)
    #expect(NWEndpoint.Port("70000") == nil)
  }
}
