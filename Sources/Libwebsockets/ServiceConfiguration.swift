/// The settings of a service loop. All limits are for one loop.
public struct ServiceConfiguration: Sendable {
  /// The only WebSocket subprotocol that is spoken.
  public var subprotocol: String
  /// Descriptors that the loop is prepared for, connections and files together.
  public var descriptorLimit = 4096
  /// Longest HTTP request body in bytes.
  public var maximumBody = 4096
  /// Longest WebSocket message from a client in bytes; a longer one closes with 1009.
  public var maximumMessage = 16_384
  /// Sockets that may wait with an incomplete request head.
  public var waitingRoomCapacity = 1024
  /// Seconds that a client has to complete its request head.
  public var headTimeout = 10
  /// Sockets that one address may have, unless it is this machine itself.
  public var socketsPerAddress = 20

  public init(subprotocol: String) {
    self.subprotocol = subprotocol
  }
}
