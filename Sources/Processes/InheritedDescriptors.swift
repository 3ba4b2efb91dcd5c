/// Numbers under which a child finds the descriptors that its parent hands over.
public enum InheritedDescriptors {
  /// The SEQPACKET socket to the gateway, of an agent and of the builder.
  public static let socket: Int32 = 3
  /// The pipe on which an agent that inspects says what it is doing, a line each time, as `preview:
  /// activity`.
  public static let activity: Int32 = 4
  /// The file into which an agent that inspects writes a picture, if it was asked for one.
  public static let picture: Int32 = 5
}
