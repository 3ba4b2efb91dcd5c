/// One element of a nib or storyboard, as it stands in the file.
public struct InterfaceElement: Hashable, Sendable {
  public var name: String
  public var attributes: [String: String]
  public var children: [InterfaceElement]
  /// The characters between its tags, without those of its children and without space around them.
  public var text: String
  /// From 1; 0 if it is not known.
  public var line: Int

  public init(
    _ name: String, _ attributes: [String: String] = [:], line: Int = 0, text: String = "",
    children: [InterfaceElement] = []
  ) {
    (self.name, self.attributes, self.line, self.text) = (name, attributes, line, text)
    self.children = children
  }

  public subscript(attribute: String) -> String? { attributes[attribute] }

  public var id: String? { attributes["id"] }

  /// The first child of that name.
  public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child that says it is the value of `key`, whatever it is called.
  public func value(_ key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// The children of the first child of that name: those of `<subviews>`.
  public func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Calls `body` with the element and all below it, from the outside in.
  public func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The element with that id, this one or one below it.
  public func element(withID id: String) -> InterfaceElement? {
    if attributes["id"] == id { return self }
    for child in children {
      if let found = child.element(withID: id) { return found }
    }
    return nil
  }
}
