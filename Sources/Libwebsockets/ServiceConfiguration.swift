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
  /// Connections of HTTP at a time, from the first byte of a request to the last one of its answer.
  public var waitingRoomCapacity = 1024
  /// Seconds that a client has to complete its request head.
  public var headTimeout = 10
  /// Seconds that a client has for the body of its request, once the head is there.
  public var requestTimeout = 5
  /// Bodies that are held while they come, in all.
  public var bodiesAtATime = 64
  /// Those of one address. This machine, where a proxy may be, has all of them.
  public var bodiesPerAddress = 8
  /// Sockets that one address may have, unless it is this machine itself.
  public var socketsPerAddress = 20

  public init(subprotocol: String) {
    self.subprotocol = subprotocol
  }
}
