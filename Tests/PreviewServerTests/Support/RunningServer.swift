import Foundation
import Libwebsockets
import PreviewServer
import PreviewWire
import Synchronization

/// A whole server on a thread of its own, on a free port of the loopback, with fake agents.
final class RunningServer: Sendable {
  let port: Int
  let agents: FakeAgents
  /// The owner's link that the server would print.
  var link: String { address.value.withLock { $0 } }
  /// The line of a request's head that has the owner's key.
  var owner: String { "Authorization: Bearer \(link.split(separator: "#owner=").last ?? "")\r\n" }
  private let address: TextBox
  private let handle: LoopHandle
  private let ended: DispatchSemaphore
  /// Has the page's folder, and a file beside it that nobody may be handed.
  private let folder: URL

  private struct Started: Sendable {
    var port: Int
    var handle: LoopHandle
  }

  /// - Parameters:
  ///   - builder: of the source that is previewed; nil for the gallery.
  ///   - configure: changes the options that a test is about.
  init(
    allowedHosts: [String] = [], agents: FakeAgents = FakeAgents(), builder: FakeBuilder? = nil,
    allowsEdits: Bool = false, memoryLimit: Int = 1024,
    configure: @escaping @Sendable (inout ServerOptions) -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let publicFolder = try Self.makePublicFolder(in: folder)
    self.folder = folder
    let address = TextBox()
    let (ready, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let started = Mutex<Started?>(nil)
    let box = Box(started)
    Thread.detachNewThread {
      var options = ServerOptions(publicFolder: publicFolder)
      options.port = 0
      options.allowedHosts = allowedHosts
      options.memoryLimit = memoryLimit
      if builder != nil {
        var source = SourceOptions(path: "/code/Drum.swift", builder: "/nonexistent")
        source.allowsEdits = allowsEdits
        options.source = source
      }
      configure(&options)
      let server = try? PreviewServer(
        options, launcher: agents, builder: builder,
        ready: { addresses in
          address.value.withLock { $0 = addresses.owners }
          ready.signal()
        })
      if let server {
        box.value.withLock { $0 = Started(port: server.port, handle: server.handle) }
        server.run()
      }
      ended.signal()
    }
    guard ready.wait(timeout: .now() + 60) == .success, let start = box.value.withLock({ $0 }) else {
      throw NotStarted()
    }
    (self.port, self.handle, self.agents, self.ended) = (start.port, start.handle, agents, ended)
    self.address = address
  }

  deinit {
    handle.stop()
    _ = ended.wait(timeout: .now() + 60)
    try? FileManager.default.removeItem(at: folder)
  }

  struct NotStarted: Error {}

  /// Makes a noncopyable mutex shareable.
  private final class Box: Sendable {
    let value: Mutex<Started?>
    init(_ value: consuming sending Mutex<Started?>) { self.value = value }
  }

  private final class TextBox: Sendable {
    let value = Mutex("")
  }

  /// Sends a request word for word, and reads until the server hangs up.
  func raw(_ request: String) -> TestResponse? {
    guard let socket = TestSocket(port: port) else { return nil }
    socket.send(Array(request.utf8))
    return TestResponse(socket.receiveAll())
  }

  func get(_ path: String, extra: String = "") -> TestResponse? {
    raw("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(extra)\r\n")
  }

  func post(
    _ path: String, _ body: String, type: String = "application/json", extra: String = ""
  ) -> TestResponse? {
    raw(
      """
      POST \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: \(type)\r\n\(extra)\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """)
  }

  /// Waits until the server lists a preview of that name.
  func waitForPreview(_ slug: String = "drum") throws {
    for _ in 0..<12_000 {
      if get("/api/previews")?.body.contains(#""slug": "\#(slug)""#) == true { return }
      usleep(5000)
    }
    throw NotStarted()
  }

  /// Makes a session and returns its path.
  func session(_ slug: String = "drum") throws -> String {
    try path(in: post("/api/sessions", #"{"preview": "\#(slug)"}"#))
  }

  /// Asks for a showcase and returns its path.
  func showcase(_ order: String = #"{"preview": "drum"}"#) throws -> String {
    try path(in: post("/api/showcases", order))
  }

  private func path(in answer: TestResponse?) throws -> String {
    let object = try? JSONSerialization.jsonObject(with: Data((answer?.body ?? "").utf8)) as? [String: String]
    guard let path = object?["path"] else { throw NoPath(answer: answer) }
    return path
  }

  /// The answer that came instead of a session's path; nil when no whole one did.
  struct NoPath: Error {
    var answer: TestResponse?
  }

  /// Joins a session and waits for the hello.
  func viewer(_ path: String, receiveBuffer: Int32? = nil) throws -> TestWebSocket {
    guard let socket = TestWebSocket(port: port, path: path + "/socket", receiveBuffer: receiveBuffer),
      socket.nextText(containing: "hello") != nil
    else { throw NotStarted() }
    return socket
  }

  private static func makePublicFolder(in folder: URL) throws -> String {
    let secret = folder.appendingPathComponent("secret.txt")
    let pub = folder.appendingPathComponent("Public")
    try FileManager.default.createDirectory(
      at: pub.appendingPathComponent("js/wire"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: secret)
    for page in ["index", "embed"] {
      try Data("<!doctype html><head><title>\(page)</title></head>".utf8).write(
        to: pub.appendingPathComponent("\(page).html"))
    }
    try Data("<!doctype html><title>ended</title>".utf8).write(to: pub.appendingPathComponent("ended.html"))
    for module in ["js/main.js", "js/wire/frame.js"] {
      try Data("export {}".utf8).write(to: pub.appendingPathComponent(module))
    }
    try Data("hidden".utf8).write(to: pub.appendingPathComponent(".hidden"))
    try FileManager.default.createSymbolicLink(
      at: pub.appendingPathComponent("link.txt"), withDestinationURL: secret)
    return pub.path
  }
}

extension MessageFromViewer {
  static func press(_ seq: Int) -> [UInt8] {
    MessageFromViewer.touches(
      inputSeq: seq,
      samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: WirePoint(x: 0, y: 0))]
    ).encoded()
  }

  static func key(_ key: ScrollKey, _ seq: Int) -> [UInt8] {
    MessageFromViewer.key(inputSeq: seq, time: 0, key).encoded()
  }

  static func enter(_ key: String) -> [UInt8] { MessageFromViewer.enter(key: key).encoded() }

  static func ack(_ seq: Int) -> [UInt8] {
    MessageFromViewer.acknowledge(seq: seq).encoded()
  }
}
