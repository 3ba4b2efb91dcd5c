// NetworkReachabilityManager — after Alamofire's public API.
// State: partial. Missing: changes: the network is always Wi-Fi, as the stand-in for Network says.

import UIKit

/// Tells whether there is a network: there always is.
open class NetworkReachabilityManager: @unchecked Sendable {
  // Used on UIKit's one thread.
  public enum NetworkReachabilityStatus: Hashable, Sendable {
    case unknown, notReachable
    case reachable(ConnectionType)

    public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }
  }

  public typealias ConnectionType = NetworkReachabilityStatus.ConnectionType
  public typealias Listener = (NetworkReachabilityStatus) -> Void

  public static let `default` = NetworkReachabilityManager()
  open var isReachable: Bool { isReachableOnEthernetOrWiFi }
  open var isReachableOnCellular: Bool { false }
  open var isReachableOnEthernetOrWiFi: Bool { true }
  open var isReachableOnWWAN: Bool { isReachableOnCellular }
  open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
  open var networkReachabilityStatus: NetworkReachabilityStatus { status }
  /// Version 4's way to listen.
  open var listener: Listener?

  public init?() {}
  public init?(host: String) {}

  /// Tells the status once, in a later turn.
  @discardableResult
  open func startListening(
    onQueue queue: DispatchQueue? = nil, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    self.listener = listener
    return startListening()
  }

  @discardableResult
  open func startListening() -> Bool {
    onMainThread(self) { manager in
      VirtualRunLoop.current.post { manager.listener?(manager.status) }
    }
    return true
  }

  open func stopListening() { listener = nil }
}
