/// The reports from a builder to the gateway. `number` counts its builds, from 1; `id` is the hash of the
/// source.
public enum MessageFromBuilder: Hashable, Sendable {
  /// Before anything else: the version it speaks, the name of what is served for people, and how many source
  /// files.
  case hello(version: Int, root: String, fileCount: Int)
  /// A build has begun because of these files, named for people; at most `WireLimits.files` of them.
  case building(number: Int, changed: [String])
  /// How far that build has come, in words for people.
  case step(number: Int, text: String)
  /// A build is ready to be loaded.
  case built(BuildResult)
  /// The files were saved, but say what they said before.
  case unchanged(number: Int, id: String)
  /// There is no library; the one before is as good as it was.
  case failed(number: Int, id: String, problems: [Problem], times: BuildTimes)
  /// The literals of the edit `request` stand in these files now.
  case edited(request: Int, files: [String])
  /// The edit `request` changed nothing; `message` says why, for people.
  case editFailed(request: Int, message: String)
  /// The answer to `MessageToBuilder.explain`.
  case explained(request: Int, Problem)

  enum Kind: UInt8 {
    case hello = 0xA1
    case building = 0xA2
    case built = 0xA3
    case unchanged = 0xA4
    case failed = 0xA5
    case edited = 0xA6
    case editFailed = 0xA7
    case explained = 0xA8
    case step = 0xA9
  }
}

extension MessageFromBuilder {
  /// Reads a report from what a `PacketAssembler` put together. Throws what a malformed one deserves.
  public init(decoding message: AssembledMessage) throws(WireError) {
    self = try ByteReader.reading(message.body) { reader throws(WireError) in
      let decoded = try MessageFromBuilder(kind: message.kind, &reader)
      try reader.end()
      return decoded
    }
  }

  private init(kind: UInt8, _ reader: inout ByteReader) throws(WireError) {
    switch Kind(rawValue: kind) {
    case .hello:
      let version = try reader.varint()
      guard version == WireVersion.builder else { throw .unsupportedVersion(version) }
      self = try .hello(version: version, root: reader.string(), fileCount: reader.varint())
    case .building: self = try .building(number: reader.varint(), changed: reader.fileNames())
    case .step: self = try .step(number: reader.varint(), text: reader.string())
    case .built: self = .built(try reader.buildResult())
    case .unchanged: self = try .unchanged(number: reader.varint(), id: reader.string())
    case .failed:
      self = try .failed(
        number: reader.varint(), id: reader.string(), problems: reader.problems(), times: reader.buildTimes())
    case .edited: self = try .edited(request: reader.varint(), files: reader.fileNames())
    case .editFailed: self = try .editFailed(request: reader.varint(), message: reader.string())
    case .explained: self = try .explained(request: reader.varint(), reader.problem())
    case nil: throw .unknownKind(kind)
    }
  }

  /// The packets to send, in order, nothing between them. Throws `overlong` when a part is past its limit.
  public func packets() throws(WireError) -> [[UInt8]] {
    var writer = PacketWriter(kind: kind.rawValue)
    try write(to: &writer.body)
    return try writer.packets()
  }

  private func write(to writer: inout ByteWriter) throws(WireError) {
    switch self {
    case .hello(let version, let root, let fileCount):
      writer.varint(version)
      try writer.string(root, upTo: WireLimits.string)
      writer.varint(fileCount)
    case .building(let number, let files), .edited(let number, let files):
      writer.varint(number)
      try writer.strings(files, upTo: WireLimits.files, of: .files, eachUpTo: WireLimits.string)
    case .built(let result): try writer.buildResult(result)
    case .step(let number, let text), .unchanged(let number, let text), .editFailed(let number, let text):
      writer.varint(number)
      try writer.string(text, upTo: WireLimits.string)
    case .failed(let number, let id, let problems, let times):
      writer.varint(number)
      try writer.string(id, upTo: WireLimits.string)
      try writer.problems(problems)
      writer.buildTimes(times)
    case .explained(let request, let problem):
      writer.varint(request)
      try writer.problem(problem)
    }
  }

  private var kind: Kind {
    switch self {
    case .hello: .hello
    case .building: .building
    case .step: .step
    case .built: .built
    case .unchanged: .unchanged
    case .failed: .failed
    case .edited: .edited
    case .editFailed: .editFailed
    case .explained: .explained
    }
  }
}

extension ByteReader {
  fileprivate mutating func fileNames() throws(WireError) -> [String] {
    try strings(upTo: WireLimits.files, of: .files, eachUpTo: WireLimits.string)
  }
}
