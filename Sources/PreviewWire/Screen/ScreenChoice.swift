/// A setting of the screen that is one of a few values. Its name and those of its values are the same
/// everywhere: in links, in `POST /api/sessions`, in the hello, in notices and as a flag of `inspect`.
public protocol ScreenChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  static var name: String { get }
  /// The value if no viewer has chosen one.
  static var usual: Self { get }
  /// The name of the field in errors of the wire.
  static var field: WireField { get }
  /// The change to this value.
  var setting: ScreenSetting { get }
}

extension ScreenChoice {
  /// Its name as a flag of commands, without the hyphens before it.
  public static var flag: String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// The names of all its values.
  public static var values: [String] { allCases.map(\.rawValue) }
  /// Those names as a list for people: “a, b or c”.
  ///
  /// - Parameter quote: stands before and after each.
  public static func list(quote: String = "") -> String {
    let quoted = values.map { quote + $0 + quote }
    return quoted.dropLast().joined(separator: ", ") + (quoted.last.map { " or \($0)" } ?? "")
  }

  /// The name of the value if no viewer has chosen one.
  public static var usualValue: String { usual.rawValue }

  /// The byte that stands for it in messages: its place among the values.
  var code: UInt8 { UInt8(clamping: Array(Self.allCases).firstIndex(of: self) ?? 0) }
}

extension ByteReader {
  mutating func choice<Choice: ScreenChoice>() throws(WireError) -> Choice {
    let code = try byte()
    guard let choice = Choice.allCases.first(where: { $0.code == code }) else {
      throw .outOfRange(Choice.field, Int64(code))
    }
    return choice
  }
}

extension ByteWriter {
  mutating func choice(_ choice: some ScreenChoice) { byte(choice.code) }
}
