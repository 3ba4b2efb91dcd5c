/// What a server is started with.
public struct ServerOptions: Sendable {
  /// Address or name to bind; loopback unless somebody decides otherwise.
  public var host = "127.0.0.1"
  /// 0 for any free port.
  public var port = 8080
  /// Ports to try after `port` when that is taken.
  public var portAttempts = 32
  /// Names, beside those of the bound address, that requests may be made to.
  public var allowedHosts: [String] = []
  /// Folder of the page's files.
  public var publicFolder: String
  /// Processes that run previews.
  public var agents = 1
  /// Signals that end the server cleanly.
  public var signals: [Int32] = []

  public init(publicFolder: String) {
    self.publicFolder = publicFolder
  }
}
