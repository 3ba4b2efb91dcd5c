/// The settings that a server is started with.
public struct ServerOptions: Sendable {
  /// Address or name to bind; loopback unless somebody decides otherwise.
  public var host = "127.0.0.1"
  /// 0 for any free port.
  public var port = 8080
  /// Ports to try after `port` when that is taken.
  public var portAttempts = 32
  /// Names, beside those of the bound address, that requests may be made to.
  public var allowedHosts: [String] = []
  /// The certificate by which the server proves its name, with TLS on every connection; nil: without TLS.
  public var certificate: TLSFiles?
  /// Folder of the page's files.
  public var publicFolder: String
  /// MiB of memory that an agent may use of its own; one that takes more is ended.
  public var memoryLimit = 1024
  /// Folder that sessions are kept in; nil for the usual one of this user.
  public var stateFolder: String?
  /// Days that a session is kept after its last use. 0: none is, and no folder is touched.
  public var keepDays = 0
  /// Seconds in which nothing happens in a session, after which its process is ended if nothing is lost by
  /// that.
  public var sleepAfter = 600.0
  /// Sessions that may run at a time; nil for as many as the machine's memory has room for.
  public var runningSessions: Int?
  /// Whether pages may show where a hand takes the content before the server has said so.
  public var allowsPrediction = true
  /// The files to preview; nil for the built-in gallery.
  public var source: SourceOptions?
  /// Whether children of this process that it has not started itself are ended: what agents leave behind,
  /// where this process adopts orphans.
  public var endsOrphans = false
  /// Signals that end the server cleanly.
  public var signals: [Int32] = []

  public init(publicFolder: String) {
    self.publicFolder = publicFolder
  }

  /// Whether a text is a name, or an address, of a host, as `allowedHosts` takes them.
  public static func isHostName(_ text: String) -> Bool { Authority(text) != nil }
}

/// Files in PEM: a certificate, with those that lead to a known one after it, and its private key.
public struct TLSFiles: Sendable, Equatable {
  public var certificate: String
  public var key: String

  public init(certificate: String, key: String) {
    (self.certificate, self.key) = (certificate, key)
  }
}

/// Which files are previewed, and what may be done to them.
public struct SourceOptions: Sendable {
  /// A Swift file, or a folder of them.
  public var path: String
  /// Path of the program that builds them.
  public var builder: String
  /// The arguments after `serve PATH` on the builder's command line.
  public var builderArguments: [String] = []
  /// Variables that the builder is to have beside those of this process.
  public var builderEnvironment: [String: String] = [:]
  /// The editor that links to lines of code open; nil for no links.
  public var editor: Editor? = .vscode
  /// Whether people with the owner's link may write values of knobs into the files.
  public var allowsEdits = false

  public init(path: String, builder: String) {
    self.path = path
    self.builder = builder
  }
}

/// Editors that can be opened at a line by a link.
public enum Editor: String, Sendable, CaseIterable {
  case vscode, zed, idea
}
