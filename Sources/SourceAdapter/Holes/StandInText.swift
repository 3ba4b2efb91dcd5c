// Declarations of types that are not here.

extension [StandIn] {
  /// A file that declares them all, members within those that they are members of.
  ///
  /// - Parameter modules: what they may be members or derived from.
  func declarations(importing modules: [String]) -> String {
    let paths = Set(map(\.path))
    var lines = (["UIKit", "PreviewRuntime"] + modules).map { "import \($0)" }
    for standIn in self where standIn.owner == nil { lines += declaration(of: standIn, depth: 0) }
    for standIn in self where isInProtocol(standIn) {
      lines += declaration(of: standIn.besideOwner, depth: 0)
    }
    for standIn in self {
      guard let owner = standIn.owner, !paths.contains(owner) else { continue }
      lines.append("extension \(owner) {")
      lines += declaration(of: standIn, depth: 1)
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How one of each that is a view or a screen is made, on the main thread alone; the others know it
  /// themselves.
  var neutralStatements: [String] {
    filter { !$0.isProtocol && $0.parameterCount == 0 && $0.base != "NSObject" && $0.owner == nil }.map {
      "bundle.neutral(\($0.name).self) { \($0.name)() }"
    }
  }

  private func declaration(of standIn: StandIn, depth: Int) -> [String] {
    let margin = String(repeating: "  ", count: depth)
    let members = filter { $0.owner == standIn.path }.flatMap { member in
      standIn.isProtocol ? [margin + "  " + member.alias] : declaration(of: member, depth: depth + 1)
    }
    return ([standIn.opening] + standIn.body.map { "  " + $0 }).map { margin + $0 } + members + [margin + "}"]
  }
}

extension [StandIn] {
  /// Whether it is a member of a protocol, in which no type can be declared: it stands beside, and has
  /// another name there.
  private func isInProtocol(_ standIn: StandIn) -> Bool {
    contains { $0.isProtocol && $0.path == standIn.owner }
  }
}

extension StandIn {
  fileprivate var besideOwner: StandIn {
    var other = self
    (other.name, other.owner) = ("\(owner ?? "")_\(name)", nil)
    return other
  }

  fileprivate var alias: String { "typealias \(typeText) = \(besideOwner.typeText)" }

  fileprivate var opening: String {
    if isProtocol { return "public protocol \(name)\(isForClasses ? ": AnyObject" : "") {" }
    let access = isInternal ? "" : isDerivedFrom ? "open " : "public final "
    return "\(access)class \(typeText): \(base)\(conformances) {"
  }

  /// The type as its own members write it.
  private var typeText: String {
    parameterCount == 0 ? name : "\(name)<\(letters)>"
  }

  private var letters: String { (0..<parameterCount).map { "T\($0)" }.joined(separator: ", ") }

  /// A view or a controller cannot be read from data; anything else without subclasses can, and so can what
  /// holds it.
  private var conformances: String {
    let asked = protocols.sorted().map { ", \($0)" }.joined()
    if isDerivedFrom { return (isPlain ? ", _NeutralMaking" : "") + asked }
    return (isPlain ? ", Codable, _NeutralMaking, @unchecked Sendable" : "") + asked
  }

  private var isPlain: Bool { base == "NSObject" }

  fileprivate var body: [String] {
    if isProtocol { return [] }
    return ownBody + protocols.sorted().compactMap { Self.requirement(of: $0, typeText) } + values.sorted()
  }

  private var ownBody: [String] {
    if isPlain {
      // Not of its subclasses, which inherit this.
      let made = isDerivedFrom ? "self == \(typeText).self ? \(typeText)() : nil" : "\(typeText)()"
      let neutral = "public \(isDerivedFrom ? "class" : "static") func _makeNeutral() -> Any? { \(made) }"
      return ["public override init() { super.init() }", neutral] + (isDerivedFrom ? [] : codable)
    }
    return base == "UIView" ? labelled : []
  }

  private var codable: [String] {
    [
      // The stand-in may have a member that is called like one of these.
      "public convenience init(from decoder: any Swift.Decoder) throws { self.init() }",
      "public func encode(to encoder: any Swift.Encoder) throws {}",
    ]
  }

  /// A view says what it stands for, unless it is one of a class that derives from it.
  private var labelled: [String] {
    [
      "public override init(frame: CGRect) {",
      "  super.init(frame: frame)",
      "  if type(of: self) == \(name).self { _labelHole(self, \(name.swiftLiteral), \(reason.swiftLiteral)) }",
      "}",
      "public required init?(coder: NSCoder) { super.init(coder: coder) }",
    ]
  }
}
