/// A nib or storyboard: what it is called, and what is in it.
public struct InterfaceFile: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case nib, storyboard

    /// How the names of such files end.
    public var ending: String { self == .nib ? "xib" : "storyboard" }
  }

  /// By which code asks for it: without folder and ending.
  public var name: String
  public var kind: Kind
  /// Of the `.lproj` folder that it lies in, `Base` among them; empty outside of one.
  public var language: String
  /// The `<document>`.
  public var document: InterfaceElement

  public init(_ name: String, _ kind: Kind, language: String = "", document: InterfaceElement) {
    (self.name, self.kind, self.language, self.document) = (name, kind, language, document)
  }

  /// `Main.storyboard`.
  public var fileName: String { "\(name).\(kind.ending)" }

  /// Whether the system shows it while an app starts, and no code of the app's is in it.
  public var isLaunchScreen: Bool { document["launchScreen"] == "YES" }
}

/// The words of one language for a nib or storyboard: what stands in the `.strings` file of its name.
public struct InterfaceStrings: Hashable, Sendable {
  /// The name of the nib or storyboard.
  public var name: String
  public var language: String
  /// `["Ab1-cd-2Ef.text": "Hallo"]`: the element's id, and what is said otherwise.
  public var table: [String: String]

  public init(_ name: String, language: String, table: [String: String]) {
    (self.name, self.language, self.table) = (name, language, table)
  }
}
