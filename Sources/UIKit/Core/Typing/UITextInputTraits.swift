// The traits that text fields tell the keyboard.

/// The keys that are wanted. The page asks the viewer's keyboard for them, as far as it has such.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters, digits and signs, in the forms that go with one sort of text.
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// Letters with @ and #, or with what searches and addresses need.
  case twitter, webSearch
}

/// The label of the return key. The page asks the viewer's keyboard for it, as far as it has such.
public enum UIReturnKeyType: Int, Sendable {
  /// A line end.
  case `default` = 0
  /// A word or a sign for what the key does.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are corrected. Only `no` makes a difference.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Words are left as they are, or corrected.
  case no, yes
}

/// Which letters the keyboard makes large by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word, the first of each sentence, or all.
  case words, sentences, allCharacters
}

/// Whether misspelled words are marked. Kept, without effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Words are never marked, or always.
  case no, yes
}

/// How light the keyboard is. Kept, without effect: it is the viewer's own.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Dark or light, whatever the screen is.
  case dark, light
}

/// The meaning of a text, for a keyboard that could fill it in. Kept, without effect.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number with its prefix.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that comes by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
