/// A view controller of a storyboard.
public struct InterfaceScene: Hashable, Sendable {
  /// Of the controller's element.
  public var id: String
  /// The name that Interface Builder has for the kind of controller: `viewController`,
  /// `navigationController`.
  public var element: String
  public var customClass: String?
  /// By which code asks for it.
  public var identifier: String?
  public var isInitial: Bool
  public var line: Int
  private var label: String?

  /// The name that people read.
  public var title: String { customClass ?? identifier ?? label ?? Self.words(element) }

  init?(_ scene: InterfaceElement, in file: InterfaceFile) {
    guard let controller = scene.controllerOfScene, let id = controller.id else { return nil }
    (self.id, element, line) = (id, controller.name, controller.line)
    customClass = controller["customClass"]
    identifier = controller["storyboardIdentifier"]
    isInitial = file.document["initialViewController"] == id
    label = controller["userLabel"] ?? controller["title"] ?? controller.child("navigationItem")?["title"]
    if label?.isEmpty == true { label = nil }
  }

  /// `Navigation controller` of `navigationController`.
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      words += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension InterfaceElement {
  /// The controller of a `<scene>`; nil for one that only refers to another storyboard.
  public var controllerOfScene: InterfaceElement? {
    list("objects").first {
      $0.name.hasSuffix("Controller") && $0.attributes["sceneMemberID"] != "placeholder"
    }
  }
}

extension InterfaceFile {
  /// The scenes with a controller of their own, in the order of the file.
  public var scenes: [InterfaceScene] {
    kind == .storyboard ? document.list("scenes").compactMap { InterfaceScene($0, in: self) } : []
  }

  /// The names of all classes that something in the file is to be of.
  public var customClasses: Set<String> {
    var names: Set<String> = []
    document.visit { if let name = $0["customClass"] { names.insert(name) } }
    return names
  }

  /// The names under which its cells and supplementary views are dequeued.
  public var reuseIdentifiers: Set<String> {
    var names: Set<String> = []
    document.visit { if let name = $0["reuseIdentifier"] { names.insert(name) } }
    return names
  }
}
