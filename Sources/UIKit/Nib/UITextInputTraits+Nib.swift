// The keyboards that nibs ask for.

internal import InterfaceTree
import QuartzCore

extension UITextInputTraits {
  /// Takes what `<textInputTraits>` says; what it leaves out stays as it is.
  func applyNibTraits(of element: InterfaceElement) {
    guard let said = element.child("textInputTraits") else { return }
    Self.nibCapitals[said["autocapitalizationType"] ?? ""].map { autocapitalizationType = $0 }
    said.flag("secureTextEntry").map { isSecureTextEntry = $0 }
    said.flag("enablesReturnKeyAutomatically").map { enablesReturnKeyAutomatically = $0 }
    Self.nibKeyboards[said["keyboardType"] ?? ""].map { keyboardType = $0 }
    Self.nibReturnKeys[said["returnKeyType"] ?? ""].map { returnKeyType = $0 }
    switch said["autocorrectionType"] {
    case "no": autocorrectionType = .no
    case "yes": autocorrectionType = .yes
    default: break
    }
    switch said["spellCheckingType"] {
    case "no": spellCheckingType = .no
    case "yes": spellCheckingType = .yes
    default: break
    }
    switch said["keyboardAppearance"] {
    // The former name of the dark one.
    case "dark", "alert": keyboardAppearance = .dark
    case "light": keyboardAppearance = .light
    default: break
    }
  }

  private static var nibCapitals: [String: UITextAutocapitalizationType] {
    ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
  }

  private static var nibKeyboards: [String: UIKeyboardType] {
    [
      "ASCIICapable": .asciiCapable, "alphabet": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]
  }

  private static var nibReturnKeys: [String: UIReturnKeyType] {
    [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
      "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }
}
