internal import CLibwebsockets
import Glibc
internal import LibwebsocketsSystem
public import ServerTLS

/// One thread that serves HTTP/1.1, WebSockets and descriptors of its owner.
///
/// HTTP is read and answered here (`ServiceLoop+FrontDoor`), and TLS ends before it (`TLSDoor`). The library
/// gets the sockets of WebSockets, once their request is read and admitted, and the files.
///
/// Create, run and drop it on one thread; everything in it, its connections included, belongs to that
/// thread. The only thing for others is `handle`.
///
/// Nothing of the library escapes: connections are known by ids of our own, and an entry leaves the registry
/// before the library frees its object.
public final class ServiceLoop {
  /// The limits that it was made with.
  public let configuration: ServiceConfiguration
  /// The handle by which other threads may stop it.
  public let handle: LoopHandle
  /// Who decides; without one every request is hung up on.
  public weak var delegate: (any ServiceDelegate)?

  /// The things that an id stands for.
  enum Entry {
    case webSocket(Connection)
    case file(AdoptedFile)
  }

  var entries: [UInt64: Entry] = [:]
  var waitingRoom: WaitingRoom
  /// Nil where nothing is encrypted.
  var tlsDoor: TLSDoor?
  var gate = AcceptGate()
  /// Takes one connection from a listening descriptor; -1 and errno if there is none.
  var acceptor: (Int32, UnsafeMutablePointer<sockaddr_storage>) -> Int32 = { clws_accept($0, $1) }
  var listener: Listener?
  /// Seconds since the loop was made.
  var seconds = 0
  /// The WebSocket that is handed to the library at the moment, which calls back before it says what the
  /// connection is called.
  var arriving: UInt64?
  /// The payload of every ping: the library passes on no pong without any.
  let question = OutboundBuffer([UInt8(ascii: "?")])
  private(set) var context: ServiceContext?
  private var isListening = false
  private var lastID: UInt64 = 0
  private var isStopping = false
  private let owner = pthread_self()

  /// - Parameters:
  ///   - listener: where clients come in; the loop keeps it.
  ///   - identity: has every connection speak TLS; nil: none does.
  ///   - signals: signals to hear of instead of dying of them; blocked for this thread and later ones.
  public init(
    _ configuration: ServiceConfiguration, listener: Listener, identity: TLSIdentity? = nil,
    signals: [Int32] = []
  ) throws(ServiceError) {
    self.configuration = configuration
    self.listener = listener
    tlsDoor = identity.map { TLSDoor($0) }
    waitingRoom = WaitingRoom(capacity: configuration.waitingRoomCapacity)
    let wakeUp = KernelSources.wakeUp()
    handle = LoopHandle(wakeUp: wakeUp)
    signal(SIGPIPE, SIG_IGN)
    context = try ServiceContext(
      subprotocol: configuration.subprotocol, descriptorLimit: configuration.descriptorLimit,
      receiveSize: configuration.maximumMessage, user: Unmanaged.passUnretained(self).toOpaque(),
      callback: { wsi, reason, _, bytes, count in
        guard let wsi else { return CallbackVerdict.proceed.rawValue }
        return ServiceLoop.dispatch(CallbackEvent(reason, bytes, count), wsi: wsi).rawValue
      })
    adoptKernelSources(wakeUp: wakeUp, signals: signals)
    // The library closes each descriptor that it adopts; these have an owner already.
    adopt(
      fcntl(waitingRoom.fileDescriptor, F_DUPFD_CLOEXEC, 0),
      readable: { [unowned self] in
        attendWaitingRoom()
        return true
      })
    guard let tlsDoor else { return }
    adopt(
      fcntl(tlsDoor.fileDescriptor, F_DUPFD_CLOEXEC, 0),
      readable: { [unowned self] in
        self.tlsDoor?.attend(now: seconds)
        return true
      })
  }

  deinit {
    tearDown()
    Glibc.close(waitingRoom.fileDescriptor)
    if let tlsDoor { Glibc.close(tlsDoor.fileDescriptor) }
  }

  /// Serves until somebody stops the loop, then closes everything that is open.
  public func run() {
    assertOnLoop()
    guard let running = context else { return }
    // A negative result is the library's "give up"; its context is unusable from then on.
    while !isStopping, lws_service(running.context, 0) >= 0 {}
    tearDown()
  }

  /// Makes `run` return after what is being done now.
  public func stop() {
    assertOnLoop()
    isStopping = true
    handle.stop()
  }

  /// Takes connections from now on. Until then those that come wait in the kernel.
  public func startListening() {
    assertOnLoop()
    guard let listener, !isListening else { return }
    isListening = true
    waitingRoom.watch(listener.fileDescriptor, true)
  }

  /// Takes no new connection from now on; WebSockets stay, and whole requests get their answer.
  public func stopListening() {
    assertOnLoop()
    if let listener { waitingRoom.watch(listener.fileDescriptor, false) }
    listener = nil
    waitingRoom.dismissAll { $0 == .head || $0 == .body }
  }

  /// Puts a descriptor into the loop, which owns it from now on.
  ///
  /// - Parameters:
  ///   - fileDescriptor: becomes non-blocking.
  ///   - readable: returns false at the end of the file, which closes it.
  ///   - writable: called once per `requestWritable()`.
  ///   - closed: called once, at the end, however that came.
  /// - Returns: nil if the loop has no room or is over; the descriptor is then closed.
  @discardableResult
  public func adopt(
    _ fileDescriptor: Int32, readable: @escaping () -> Bool, writable: @escaping () -> Void = {},
    closed: @escaping () -> Void = {}
  ) -> AdoptedFile? {
    assertOnLoop()
    let file = AdoptedFile(
      fileDescriptor: fileDescriptor, readable: readable, writable: writable, closed: closed)
    guard let context else {
      Glibc.close(fileDescriptor)
      return nil
    }
    let id = nextID()
    entries[id] = .file(file)
    var request = lws_adopt_desc_t()
    request.vh = context.vhost
    request.type = LWS_ADOPT_RAW_FILE_DESC
    request.fd.filefd = fileDescriptor
    // The id, not a pointer: callbacks look it up, so that a stale one finds nothing.
    request.opaque = UnsafeMutableRawPointer(bitPattern: UInt(id))
    guard let wsi = lws_adopt_descriptor_vhost_via_info(&request) else {
      entries[id] = nil
      return nil
    }
    file.wsi = wsi
    return file
  }

  func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  func assertOnLoop() {
    precondition(pthread_equal(owner, pthread_self()) != 0, "a service loop belongs to one thread")
  }

  private func adoptKernelSources(wakeUp: Int32, signals: [Int32]) {
    adopt(
      wakeUp,
      readable: { [unowned self] in
        KernelSources.drain(wakeUp)
        isStopping = true
        return true
      })
    let timer = KernelSources.everySecond()
    adopt(
      timer,
      readable: { [unowned self] in
        KernelSources.drain(timer)
        secondPassed()
        return true
      })
    guard !signals.isEmpty else { return }
    let signalSource = KernelSources.signals(signals)
    adopt(
      signalSource,
      readable: { [unowned self] in
        while let number = KernelSources.nextSignal(signalSource) { delegate?.signalled(number) }
        return true
      })
  }

  private func secondPassed() {
    seconds += 1
    tlsDoor?.secondPassed(now: seconds)
    tryAccepting()
    for guest in waitingRoom.guests.values {
      carryOut(waitingRoom[guest.id]?.visit.secondPassed(now: seconds), for: guest.id)
    }
    delegate?.secondPassed()
  }

  private func tearDown() {
    waitingRoom.dismissAll()
    listener = nil
    // The library calls back while it is destroyed; by then no call may reach the context through this
    // object.
    let ending = context
    context = nil
    withExtendedLifetime(ending) {}
    tlsDoor?.dismissAll()
  }
}
