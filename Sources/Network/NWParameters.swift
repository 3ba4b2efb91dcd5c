// NWParameters, NWProtocolTCP, NWProtocolUDP, NWProtocolTLS, NWProtocolWebSocket, NWProtocolOptions — after
// Apple's documentation of the six, read 2026-11.
// State: partial. Missing: effects, as no connection comes about; framers, proxies.

import UIKit

/// How one layer of a connection works.
open class NWProtocolOptions {
  init() {}
}

public class NWProtocol {
  init() {}
}

/// The words of a layer about a message.
public class NWProtocolMetadata {
  init() {}
}

public final class NWProtocolTCP: NWProtocol {
  /// Kept, without effect. Times are in seconds.
  public final class Options: NWProtocolOptions {
    public var noDelay = false
    public var enableFastOpen = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var connectionTimeout = 0
    public var maximumSegmentSize = 0
    public override init() {}
  }
}

public final class NWProtocolUDP: NWProtocol {
  /// Kept, without effect.
  public final class Options: NWProtocolOptions {
    public var preferNoChecksum = false
    public override init() {}
  }
}

public final class NWProtocolTLS: NWProtocol {
  public final class Options: NWProtocolOptions {
    public override init() {}
  }
}

public final class NWProtocolWebSocket: NWProtocol {
  /// Kept, without effect.
  public final class Options: NWProtocolOptions {
    public var autoReplyPing = false
    /// In bytes.
    public var maximumMessageSize = 0
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    public func setSubprotocols(_ subprotocols: [String]) {}
    public init(_ version: Version = .v13) {}
  }

  public enum Version: Sendable { case v13 }

  public enum Opcode: Int, Sendable {
    case cont = 0
    case text, binary
    case close = 8
    case ping, pong
  }

  public enum CloseCode: Hashable, Sendable {
    public enum Defined: UInt16, Sendable {
      case normalClosure = 1000
      case goingAway, protocolError
    }
    case protocolCode(Defined)
    case applicationCode(UInt16)
    case privateCode(UInt16)
  }

  public final class Metadata: NWProtocolMetadata {
    public let opcode: Opcode
    public var closeCode = CloseCode.protocolCode(.normalClosure)
    public init(opcode: Opcode) { self.opcode = opcode }
  }
}

/// How a connection is to be made.
public final class NWParameters {
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  /// The layers, from the transport upwards.
  public final class ProtocolStack {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
    init() {}
  }

  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var requiredInterface: NWInterface?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitedInterfaces: [NWInterface]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var allowLocalEndpointReuse = false
  public var allowFastOpen = false
  public var includePeerToPeer = false
  public var acceptLocalOnly = false
  public var preferNoProxies = false
  public var serviceClass = ServiceClass.bestEffort

  public init() {}

  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }

  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  public func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    return copy
  }
}
