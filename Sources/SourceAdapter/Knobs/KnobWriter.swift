// Values of knobs, written into the author's source.

import PreviewWire

/// Why a value was not written.
public enum KnobWriteError: Error, Hashable, Sendable {
  /// The sources have no knob of this name.
  case unknown(name: String)
  /// A value of this form, or of this size, cannot stand in its place.
  case unfit(name: String)
  /// The file no longer says what it said when it was built: the declaration was there, on that line.
  case changed(name: String, file: String, line: Int)
}

/// Writes values in the place of literals, and changes nothing else of a file.
public enum KnobWriter {
  /// The edits that make a file say `settings`.
  ///
  /// - Parameters:
  ///   - settings: by name or former name; those of knobs of other files are left out. Of several for one
  ///     knob, the last counts. A value that the source says already needs no edit.
  ///   - knobs: all of the module, as the build found them.
  ///   - file: the number of the file in the module.
  ///   - text: what the file holds now.
  /// - Throws: if one setting cannot be written; then none should be.
  public static func edits(
    for settings: [KnobSetting], of knobs: [KnobDeclaration], file: Int, in text: String
  ) throws(KnobWriteError) -> [SourceEdit] {
    let bytes = Array(text.utf8)
    var edits: [Int: SourceEdit] = [:]
    for setting in settings {
      guard let knob = knobs.named(setting.name) else { throw .unknown(name: setting.name) }
      guard knob.file == file else { continue }
      edits[knob.literal.lowerBound] = try edit(knob, setting.value, in: bytes)
    }
    return edits.values.filter { !$0.replacement.utf8.elementsEqual(bytes[$0.range]) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `text` after `edits(for:of:file:in:)`.
  public static func write(
    _ settings: [KnobSetting], of knobs: [KnobDeclaration], file: Int, into text: String
  ) throws(KnobWriteError) -> String {
    try edits(for: settings, of: knobs, file: file, in: text).applied(to: text)
  }

  private static func edit(
    _ knob: KnobDeclaration, _ value: KnobValue, in bytes: [UInt8]
  ) throws(KnobWriteError) -> SourceEdit {
    guard knob.info.accepts(value) else { throw .unfit(name: knob.info.name) }
    let declares =
      knob.declaration.upperBound <= bytes.count
      && bytes[knob.declaration].elementsEqual(knob.declarationText.utf8)
    guard declares, knob.declaration.lowerBound <= knob.literal.lowerBound,
      knob.literal.upperBound <= knob.declaration.upperBound,
      bytes[knob.literal].elementsEqual(knob.literalText.utf8)
    else { throw .changed(name: knob.info.name, file: knob.info.file, line: knob.info.line) }
    let before = knob.literal.lowerBound > 0 ? bytes[knob.literal.lowerBound - 1] : nil
    guard let text = LiteralText.text(for: value, like: knob.literalText, after: before) else {
      throw .unfit(name: knob.info.name)
    }
    return SourceEdit(knob.literal, text)
  }

  /// The declaration with other values, as `KnobInfo.declaration`: what "Copy Swift" copies.
  ///
  /// - Parameters:
  ///   - knobs: parts of one declaration; the first one's `declaration` is taken.
  ///   - values: for the knobs of these names; all others keep their literals.
  /// - Returns: nil if there are no knobs, or if a value cannot stand in its place.
  public static func swiftDeclaration(of knobs: [KnobInfo], with values: [KnobSetting]) -> String? {
    guard let declaration = knobs.first?.declaration else { return nil }
    var units = Array(declaration.utf16)
    for knob in knobs.sorted(by: { $0.literal.lowerBound > $1.literal.lowerBound }) {
      guard let value = values.last(where: { $0.name == knob.name })?.value else { continue }
      guard knob.accepts(value), knob.literal.upperBound <= units.count else { return nil }
      let literal = String(decoding: units[knob.literal], as: UTF16.self)
      let before = knob.literal.lowerBound > 0 ? UInt8(exactly: units[knob.literal.lowerBound - 1]) : nil
      guard let text = LiteralText.text(for: value, like: literal, after: before) else { return nil }
      units.replaceSubrange(knob.literal, with: text.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension [KnobDeclaration] {
  /// The knob of that name, or that had it before.
  public func named(_ name: String) -> KnobDeclaration? {
    first { $0.info.name == name } ?? first { $0.aliases.contains(name) }
  }
}
