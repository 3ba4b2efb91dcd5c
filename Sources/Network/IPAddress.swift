// IPAddress, IPv4Address, IPv6Address — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: interfaces of addresses, groups of IPv6.

import UIKit

/// An address of either kind.
public protocol IPAddress: Sendable {
  /// In the network's order, 4 or 16 bytes.
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  /// - Parameter rawValue: in the network's order; nil unless it has as many bytes as such an address.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// nil if it is no such address.
  init?(_ string: String)
}

/// Four bytes.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data
  public let interface: NWInterface?

  public static let any = IPv4Address(0, 0, 0, 0)
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  public static let loopback = IPv4Address(127, 0, 0, 1)
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  private init(_ bytes: UInt8...) { (rawValue, interface) = (Data(bytes), nil) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }

  public init?(_ string: String) {
    guard let bytes = addressBytes(string, AF_INET, 4) else { return nil }
    (rawValue, interface) = (bytes, nil)
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { rawValue.first.map { $0 >> 4 == 0b1110 } ?? false }
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// Sixteen bytes.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data
  public let interface: NWInterface?

  public static let any = IPv6Address(last: 0)
  public static let broadcast = any
  public static let loopback = IPv6Address(last: 1)

  private init(last: UInt8) { (rawValue, interface) = (Data(repeating: 0, count: 15) + [last], nil) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }

  public init?(_ string: String) {
    guard let bytes = addressBytes(string, AF_INET6, 16) else { return nil }
    (rawValue, interface) = (bytes, nil)
  }

  public var isAny: Bool { self == .any }
  public var isLoopback: Bool { rawValue == Self.loopback.rawValue }
  public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
  public var isUniqueLocal: Bool { rawValue[0] & 0xfe == 0xfc }
  public var isMulticast: Bool { rawValue[0] == 0xff }
  public var isIPv4Mapped: Bool { rawValue.prefix(12) == Data(repeating: 0, count: 10) + [0xff, 0xff] }
  /// The address of the other kind that it stands for.
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4)) : nil }

  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let written = rawValue.withUnsafeBytes { bytes in
      inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(text.count)) != nil
    }
    return written
      ? String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
  }
}

private func addressBytes(_ text: String, _ family: Int32, _ count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  return inet_pton(family, text, &bytes) == 1 ? Data(bytes) : nil
}
