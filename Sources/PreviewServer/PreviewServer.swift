import FoundationEssentials
import Glibc
import Libwebsockets
import PreviewSession
import PreviewWire
import Processes
import ServerTLS

/// The gateway: serves the page, the HTTP API and the WebSockets, and keeps the agents.
///
/// Make, run and drop it on one thread.
public final class PreviewServer {
  /// The port that is really bound.
  public let port: Int
  /// Where it is, for people.
  public let addresses: ServerAddresses
  /// The handle by which another thread may stop the server.
  public let handle: LoopHandle
  private let gateway: Gateway
  private let endsOrphans: Bool
  /// Where its state is; nil where none is kept.
  private let folder: StateFolder?

  /// Binds, but takes no connection before `run`.
  ///
  /// - Parameters:
  ///   - builder: what builds `options.source`; nil to spawn its program. Not used without a source.
  ///   - ready: called once with `addresses`, when connections are taken.
  ///   - reached: called once with the address of the first device, other than this machine, that a request
  ///     comes from.
  public init(
    _ options: ServerOptions, launcher: any AgentLauncher, builder: (any BuilderLauncher)? = nil,
    ready: @escaping (ServerAddresses) -> Void = { _ in }, reached: @escaping (String) -> Void = { _ in }
  ) throws {
    endsOrphans = options.endsOrphans
    let identity = try options.certificate.map {
      try TLSIdentity(certificate: $0.certificate, key: $0.key)
    }
    let listener = try Self.listen(options)
    let files = StaticFiles(folder: options.publicFolder)
    guard files["/index.html"] != nil else { throw ServerError.noPage(folder: options.publicFolder) }
    var configuration = ServiceConfiguration(subprotocol: WireVersion.subprotocol)
    configuration.maximumMessage = WireLimits.viewerMessage
    configuration.maximumBody = SessionLimits.requestBody
    configuration.socketsPerAddress = SessionLimits.socketsPerAddress
    // With TLS each connection has a pair of sockets besides.
    let descriptors = configuration.descriptorLimit + configuration.waitingRoomCapacity
    Self.raiseDescriptorLimit(to: identity == nil ? descriptors : 3 * descriptors)
    let loop = try ServiceLoop(
      configuration, listener: listener, identity: identity, signals: options.signals)
    let hosts = Self.hosts(of: listener, options)
    port = listener.port
    handle = loop.handle
    let keeping = Self.keeping(options)
    let owner = Self.ownerKey(in: keeping?.folder)
    let addresses = ServerAddresses(
      bound: listener.address.text, port: listener.port, isLoopback: listener.address.isLoopback,
      key: owner.description, candidates: AddressCandidate.ofThisMachine(),
      name: identity.map { _ in options.allowedHosts.first.flatMap { Authority($0)?.name } },
      hasExpired: identity?.hasExpired ?? false)
    self.addresses = addresses
    let (folder, place) = (
      keeping?.folder,
      ServerPlace(bound: listener.address.text, port: listener.port, isEncrypted: identity != nil)
    )
    self.folder = folder
    gateway = Gateway(
      loop: loop, files: files, fonts: .installed, hosts: hosts, options: options, launcher: launcher,
      builder: options.source.map { builder ?? SpawnedBuilder($0) }, owner: owner, keeping: keeping,
      isLoopback: listener.address.isLoopback, addresses: addresses.toPassOn,
      ready: {
        if let folder { place.write(to: folder) }
        ready(addresses)
      }, reached: reached)
  }

  /// What an earlier server has kept. A server whose state cannot be opened runs without.
  private static func keeping(_ options: ServerOptions) -> StateKeeping? {
    do {
      let keeping = try StateKeeping.open(options, environment: ProcessInfo.processInfo.environment, at: .now)
      if let count = keeping?.unreadable, count > 0 {
        Log.note("\(count) of the sessions that were kept make no sense to this version, and were left alone")
      }
      return keeping
    } catch {
      Log.note("sessions are not kept: \(error.sentence)")
      return nil
    }
  }

  /// Serves until a signal or `handle` stops it.
  public func run() {
    gateway.run()
    if let folder { ServerPlace.remove(from: folder) }
    // Agents tidy up when they are hung up on; those that do not are killed. Both take a moment.
    waitForProcesses()
    gateway.killAll()
    waitForProcesses()
    if endsOrphans { Orphans.endAll() }
  }

  private func waitForProcesses() {
    for _ in 0..<60 where !gateway.isGone() { usleep(5000) }
  }

  /// The key of a folder's owner. A server without a folder, or one in which none can be kept, has a key that
  /// ends with it.
  private static func ownerKey(in folder: StateFolder?) -> OwnerKey {
    guard let folder else { return .new() }
    do {
      return try OwnerKeyFile(folder).key(orNew: .new())
    } catch {
      Log.note("the owner's link is for this start only: \(error.sentence)")
      return .new()
    }
  }

  /// The wanted port, or the next free one after it.
  private static func listen(_ options: ServerOptions) throws(ListenError) -> Listener {
    var port = options.port
    while true {
      do {
        return try Listener(host: options.host, port: port)
      } catch .portInUse where port != 0 && port < min(65535, options.port + options.portAttempts) {
        port += 1
      }
    }
  }

  /// The names that are answered to: of a server that listens on all interfaces, the addresses that they have
  /// at the moment. A laptop takes its server along into other networks.
  private static func hosts(of listener: Listener, _ options: ServerOptions) -> HostCheck {
    let bound = listener.address.text
    guard ServerAddresses.standsForAll(bound) else {
      return HostCheck(
        boundAddresses: [bound], allowed: options.allowedHosts, isEncrypted: options.certificate != nil)
    }
    return HostCheck(
      boundAddresses: [], allowed: options.allowedHosts, isEncrypted: options.certificate != nil,
      isOwnAddress: { address in PeerAddress.ofThisMachine().contains { $0.text == address } })
  }

  private static func raiseDescriptorLimit(to wanted: Int) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(wanted + 256)))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// Why a server cannot be started, beside `ListenError`.
public enum ServerError: Error, Equatable {
  /// The folder of the page's files has no `index.html`.
  case noPage(folder: String)
}
