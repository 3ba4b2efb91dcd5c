import Foundation
import PreviewSession
import PreviewWire

@testable import PreviewServer

/// A folder of a test's own for state, which is gone with it; and sessions to keep there.
final class StoreFolder: Sendable {
  let folder: StateFolder
  var path: String { folder.path }
  var database: String { folder.file(SQLiteStore.fileName) }

  init() throws {
    let name = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    folder = try StateFolder(asked: name, environment: [:])
    try folder.make()
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  func store(of source: KeptSource = .gallery, schema: Schema = .current, mostPages: Int = 65_536)
    throws(StoreError)
    -> SQLiteStore
  {
    try SQLiteStore(folder, source: source, schema: schema, mostPages: mostPages)
  }

  /// Another folder with what is on the disk now: what a machine finds that lost its power.
  func crashed() throws -> StoreFolder {
    let copy = try StoreFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where !name.hasSuffix("-shm") {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.folder.file(name))
    }
    return copy
  }

  /// The contents of all files, by name, but for memory that processes share.
  func bytes() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasSuffix("-shm") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: folder.file($0)))) })
  }
}

extension KeptSession {
  /// A session that differs from others in every part.
  static func example(_ number: UInt64, stateBytes: Int = 10) -> KeptSession {
    var screen = ScreenSettings(
      width: 402, height: 874, isSizeChosen: true, device: Device(slug: "iphone-16-pro"))
    screen.appearance = .dark
    screen.direction = .rightToLeft
    screen.textSize = .accessibility3
    (screen.textWeight, screen.contrast, screen.motion) = (.bold, .increased, .reduced)
    return KeptSession(
      id: SessionID(high: number, low: ~number), slug: "preview-\(number)", maker: "10.0.0.\(number)",
      screen: screen,
      knobs: [
        KnobSetting(
          name: "Cards.colour", value: .colour(red: 1, green: 2, blue: 3, alpha: UInt8(number % 256))),
        KnobSetting(name: "Cards.isOpen", value: .boolean(true)),
        KnobSetting(name: "Cards.style", value: .choice("täuschend")),
        KnobSetting(name: "Cards.width", value: .number(Double(number) + 0.1)),
      ], state: (0..<stateBytes).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ Int(number)) },
      acts: [1, 254, UInt8(truncatingIfNeeded: number)],
      lastSeq: Int(number) * 1000, made: WallTime(seconds: Int64(number)),
      lastUsed: WallTime(seconds: 2_000_000_000))
  }
}

/// Runs something with the rights to files that an ordinary user has: root may write anywhere.
func withoutPrivileges<Value>(_ body: () throws -> Value) rethrows -> Value {
  typealias SetUser = @convention(c) (UInt32) -> Int32
  guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
  let setUser = unsafeBitCast(symbol, to: SetUser.self)
  // Of this thread alone: the user “nobody”.
  _ = setUser(65534)
  defer { _ = setUser(0) }
  return try body()
}
