/// An act of a keyboard or an input method. Places count UTF-16 units of the whole text that is typed into;
/// those that it does not have stand for its end. Texts are of at most `WireLimits.typedText` bytes.
public enum TypingInput: Hashable, Sendable {
  /// In place of what is marked or selected. A line end alone is the return key.
  case insert(String)
  /// The marked or selected text goes, or the character before the caret.
  case deleteBackward
  /// Autocorrection, say, or the deletion of a word.
  case replace(location: Int, length: Int, String)
  /// In place of what was not decided before, or of the selection; `location` and `length` select within the
  /// text.
  case compose(String, location: Int, length: Int)
  /// The undecided text is decided.
  case endComposing
  case select(location: Int, length: Int)
  /// The caret goes to the line above or below.
  case move(isDown: Bool)
  /// The keyboard was put away.
  case dismiss

  /// First bytes.
  fileprivate enum Form: UInt8 {
    case insert = 0
    case deleteBackward, replace, compose, endComposing, select, move, dismiss
  }
}

extension ByteReader {
  mutating func typingInput() throws(WireError) -> TypingInput {
    let code = try byte()
    switch TypingInput.Form(rawValue: code) {
    case .insert: return try .insert(typedText())
    case .deleteBackward: return .deleteBackward
    case .replace: return try .replace(location: varint(), length: varint(), typedText())
    case .compose:
      let text = try typedText()
      return try .compose(text, location: varint(), length: varint())
    case .endComposing: return .endComposing
    case .select: return try .select(location: varint(), length: varint())
    case .move: return try .move(isDown: bool())
    case .dismiss: return .dismiss
    case nil: throw .outOfRange(.typingForm, Int64(code))
    }
  }

  private mutating func typedText() throws(WireError) -> String { try string(upTo: WireLimits.typedText) }
}

extension ByteWriter {
  mutating func typingInput(_ input: TypingInput) {
    func text(_ string: String) { self.string(string.cut(toBytes: WireLimits.typedText)) }
    func form(_ form: TypingInput.Form) { byte(form.rawValue) }
    func place(_ location: Int, _ length: Int) {
      varint(location)
      varint(length)
    }
    switch input {
    case .insert(let string):
      form(.insert)
      text(string)
    case .deleteBackward: form(.deleteBackward)
    case .replace(let location, let length, let string):
      form(.replace)
      place(location, length)
      text(string)
    case .compose(let string, let location, let length):
      form(.compose)
      text(string)
      place(location, length)
    case .endComposing: form(.endComposing)
    case .select(let location, let length):
      form(.select)
      place(location, length)
    case .move(let isDown):
      form(.move)
      bool(isDown)
    case .dismiss: form(.dismiss)
    }
  }
}
