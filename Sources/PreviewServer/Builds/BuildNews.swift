import Libwebsockets
import PreviewSession
import PreviewWire

/// The result of a save, as the page is told.
struct BuildNews {
  enum State: String {
    case building, applied, unchanged, failed
  }

  var state: State
  /// Which save it is about: the builder's count.
  var number = 0
  /// Files that made it begin, as people know them.
  var changed: [String] = []
  /// How far it has come; empty where that is not known.
  var step = ""
  /// Hash of the source; empty where it is not known.
  var id = ""
  var times = Times()
  var problems: [Problem] = []

  /// Milliseconds; nil for what did not take place.
  struct Times {
    var adapt, compile, link, load, firstFrame, total: Double?

    init() {}

    init(_ times: BuildTimes) {
      adapt = Double(times.adapt) / 1000
      compile = Double(times.compile) / 1000
      link = Double(times.link) / 1000
    }

    fileprivate var json: JSONText {
      let parts = [
        ("adapt", adapt), ("compile", compile), ("link", link), ("load", load), ("firstFrame", firstFrame),
        ("total", total),
      ]
      return .object(
        parts.compactMap { name, time in time.map { (name, .number(($0 * 10).rounded() / 10)) } })
    }
  }

  func members(for sight: Sight) -> [(String, JSONText)] {
    let changed = sight.hasSource ? changed : []
    let problems =
      sight.hasSource ? problems : problems.first { $0.kind != .warning }.map { [$0.withoutSource] } ?? []
    return switch state {
    case .building:
      [("state", .string(state.rawValue)), ("changed", .array(changed.map(JSONText.string)))]
        + (step.isEmpty || !sight.hasSource ? [] : [("step", .string(step))])
    case .applied, .unchanged, .failed:
      [
        ("state", .string(state.rawValue)), ("id", .string(id)), ("times", times.json),
        ("problems", .array(problems.map { $0.json(editor: sight.editor) })),
      ]
    }
  }
}

extension Problem {
  /// For people who see the preview, and not its code.
  fileprivate var withoutSource: Problem {
    let sentence =
      switch kind {
      case .error, .warning, .unsupported, .launch: "The newest code has an error, and waits to be mended."
      case .crash, .hang, .memory: "The preview stopped. The person who sent you the link can see why."
      }
    return Problem(kind: kind, message: sentence)
  }

  fileprivate func json(editor: Editor?) -> JSONText {
    let link = absolutePath.isEmpty ? nil : editor?.link(to: absolutePath, line: line, column: column)
    return .object([
      ("kind", .string("\(kind)")), ("file", .string(file)), ("line", .integer(line)),
      ("column", .integer(column)), ("message", .string(message)),
      ("function", function.map(JSONText.string) ?? .null),
      (
        "lines", .array(lines.map { .object([("number", .integer($0.number)), ("text", .string($0.text))]) })
      ),
      ("editor", link.map(JSONText.string) ?? .null),
    ])
  }
}

extension Editor {
  /// Opens a file at a line and a column, both from 1; 0 for where they are not known.
  func link(to path: String, line: Int, column: Int) -> String {
    let (line, column) = (max(1, line), max(1, column))
    return switch self {
    case .vscode: "vscode://file\(Self.escaped(path)):\(line):\(column)"
    case .zed: "zed://file\(Self.escaped(path)):\(line):\(column)"
    case .idea: "idea://open?file=\(Self.escaped(path))&line=\(line)&column=\(column)"
    }
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
