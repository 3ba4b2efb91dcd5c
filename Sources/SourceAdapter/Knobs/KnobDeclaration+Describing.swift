// A panel needs to know this of a literal, read off the source around it.

import PreviewWire
import SwiftSyntax

extension KnobDeclaration {
  /// - Parameters:
  ///   - number: its place among the knobs of the file.
  ///   - constant: the declaration that it stands in.
  ///   - text: of the file, in bytes.
  ///   - formerPaths: what the types around it were called before.
  init(
    number: Int, _ constant: Constant, _ literal: KnobLiteral, in file: ParsedFile, text: [UInt8],
    formerPaths: [[String]]
  ) {
    let slice = { (range: Range<Int>) in
      String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
    }
    let binding = constant.binding.bytes.lowerBound..<constant.initializer.bytes.upperBound
    let member = literal.member.isEmpty ? "" : "." + literal.member
    let comment = KnobComment(
      NearbyComments.lines(around: constant.node.bytes.lowerBound..<binding.upperBound, in: text))
    let words = constant.node.modifiers.map(\.trimmedDescription) + [constant.node.bindingSpecifier.text]
    let line = OneLine(words.joined(separator: " "), constant.binding, upTo: binding.upperBound)

    id = (ModuleSurroundings.current.filesBefore + constant.file) * Self.idsPerFile + number
    self.file = constant.file
    self.literal = literal.literal
    literalText = slice(literal.literal)
    declaration = binding
    declarationText = slice(binding)
    // Above several constants it is not known which of them is meant.
    let formerNames = constant.node.bindings.count == 1 ? comment.formerNames : []
    let former =
      formerPaths.map { $0 + [constant.name] }
      + formerNames.map { ($0.contains(".") ? [] : constant.path) + [$0] }
    aliases = former.map { $0.joined(separator: ".") + member }
    info = KnobInfo(
      name: constant.fullName + member, title: NameWords.title(of: constant.name + member),
      group: Self.group(of: constant, in: file), value: literal.value, style: literal.style,
      choices: literal.choices, declaration: line.text, literal: line.units(of: literal.literal) ?? 0..<0,
      file: file.source.path, line: file.place(of: constant.binding).line)
    setRange(comment, name: constant.name + member, context: constant.path.last ?? "")
  }

  private mutating func setRange(_ comment: KnobComment, name: String, context: String) {
    guard case .number(let value) = info.value else { return }
    let isInteger = info.style == .integer
    var range = KnobRange(
      words: NameWords.words(of: name), context: NameWords.words(of: context), value: value,
      isInteger: isInteger)
    if let stated = comment.range {
      (range.minimum, range.maximum) = (stated.lowerBound, stated.upperBound)
      range.include(value, isInteger: isInteger)
    }
    (info.minimum, info.maximum, info.isRangeStated) = (range.minimum, range.maximum, comment.range != nil)
    info.step = comment.step ?? range.step
    info.unit = comment.unit ?? range.unit
  }

  /// The heading: the type that holds it; for a type that does nothing but hold constants, the type around
  /// that one; for constants of the file, the file.
  private static func group(of constant: Constant, in file: ParsedFile) -> String {
    guard let last = constant.path.last else { return NameWords.title(of: file.source.stem) }
    let holder = constant.path.dropLast().last
    let isPlainHolder = ["Constants", "Constant", "Const", "Consts", "Metrics", "K"].contains(last)
    return NameWords.title(of: isPlainHolder ? holder ?? last : last)
  }
}

extension KnobDeclaration {
  /// The statement that tells the runtime of this knob.
  var registration: String {
    let choices = info.choices.map(\.swiftLiteral).joined(separator: ", ")
    let stated = info.isRangeStated ? ", isRangeStated: true" : ""
    let limits = [
      limit("minimum", info.minimum), limit("maximum", info.maximum), stated, limit("step", info.step),
    ]
    let aliases = aliases.map(\.swiftLiteral).joined(separator: ", ")
    return "bundle.knob(\(id), .init(name: \(info.name.swiftLiteral), title: \(info.title.swiftLiteral), "
      + "group: \(info.group.swiftLiteral), value: \(Self.source(info.value)), style: .\(info.style)"
      + limits.joined() + ", unit: \(info.unit.swiftLiteral), choices: [\(choices)], "
      + "declaration: \(info.declaration.swiftLiteral), "
      + "literal: \(info.literal.lowerBound)..<\(info.literal.upperBound), file: \(info.file.swiftLiteral), "
      + "line: \(info.line))" + (aliases.isEmpty ? ")" : ", aliases: [\(aliases)])")
  }

  private func limit(_ name: String, _ value: Double?) -> String { value.map { ", \(name): \($0)" } ?? "" }

  private static func source(_ value: KnobValue) -> String {
    switch value {
    case .number(let number): ".number(\(number))"
    case .boolean(let isOn): ".boolean(\(isOn))"
    case .choice(let name): ".choice(\(name.swiftLiteral))"
    case .colour(let red, let green, let blue, let alpha):
      ".colour(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
  }
}
