// NWPath, NWInterface — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: interfaces other than one of Wi-Fi, gateways.

@_exported import UIKit

/// A way into the network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  public var debugDescription: String { name }

  static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}

/// The state of the network. That of a preview is Wi-Fi, and satisfied: an app that asks first whether it is
/// online goes on, and sample data answers it.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status
  /// The best first.
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var isUltraConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { status == .satisfied }
  public var gateways: [NWEndpoint] { [] }
  /// Of a path that belongs to a connection.
  public internal(set) var localEndpoint: NWEndpoint?
  /// Of a path that belongs to a connection.
  public internal(set) var remoteEndpoint: NWEndpoint?

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String {
    status == .satisfied ? "satisfied (Path is satisfied), interface: en0, ipv4, dns" : "unsatisfied"
  }

  /// The path over the interfaces that are wanted.
  init(required: NWInterface.InterfaceType? = nil, prohibited: [NWInterface.InterfaceType] = []) {
    let isWanted = (required == nil || required == .wifi) && !prohibited.contains(.wifi)
    (status, availableInterfaces) = isWanted ? (.satisfied, [.wifi]) : (.unsatisfied, [])
  }
}
