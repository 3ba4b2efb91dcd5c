private import LibyamlSystem

/// Reads one YAML document, also JSON, which is YAML.
///
/// Files come from anybody. libyaml gives events, one at a time and without calling itself, and keeps no
/// tree. All that grows is made here, and bounded: the text's length, how deep lists and tables are nested,
/// and how many nodes there are. An alias counts as many nodes as it stands for, so that nine lines of nine
/// aliases each stop early.
struct YAMLReader {
  struct Failure: Error, Hashable {
    /// From 1.
    var line: Int
    var reason: String
  }

  /// Bytes of the longest text.
  static let maximumSize = 1 << 20
  static let maximumDepth = 64
  static let maximumNodes = 50_000

  /// - Returns: the first document of `text`; an empty table where there is none.
  static func read(_ text: String) throws(Failure) -> YAMLNode {
    let bytes = Array(text.utf8)
    guard bytes.count <= maximumSize else { throw Failure(line: 1, reason: "it is longer than 1 MiB") }
    // The parser points to itself, so it must not be moved.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { throw Failure(line: 1, reason: "there is no memory") }
    defer { yaml_parser_delete(parser) }
    let result = bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      return document(parser)
    }
    return try result.get()
  }

  private static func document(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> Result<YAMLNode, Failure> {
    var builder = YAMLBuilder()
    do throws(Failure) {
      while !builder.isDone { try builder.take(try next(parser)) }
      return .success(builder.root ?? .empty)
    } catch {
      return .failure(error)
    }
  }

  /// The next event, as Swift's own value.
  private static func next(
    _ parser: UnsafeMutablePointer<yaml_parser_t>
  ) throws(Failure) -> YAMLBuilder.Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let reason = parser.pointee.problem.map { String(cString: $0) } ?? "it is no YAML"
      throw Failure(line: line(parser.pointee.problem_mark.line), reason: reason)
    }
    defer { yaml_event_delete(&event) }
    let kind: YAMLBuilder.Event.Kind =
      switch event.type {
      case YAML_SCALAR_EVENT:
        .scalar(text(event.data.scalar.value, event.data.scalar.length), text(event.data.scalar.anchor))
      case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
      case YAML_SEQUENCE_START_EVENT: .listBegins(text(event.data.sequence_start.anchor))
      case YAML_MAPPING_START_EVENT: .tableBegins(text(event.data.mapping_start.anchor))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .ends
      case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT: .documentEnds
      default: .other
      }
    return YAMLBuilder.Event(kind: kind, line: line(event.start_mark.line))
  }

  private static func line(_ mark: Int) -> Int { mark &+ 1 }

  private static func text(_ start: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    start.map { String(cString: $0) }
  }

  private static func text(_ start: UnsafeMutablePointer<yaml_char_t>?, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : length), as: UTF8.self)
  }
}
