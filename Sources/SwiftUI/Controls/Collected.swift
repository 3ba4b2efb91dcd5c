// Buttons that are shown by UIKit: those of menus, alerts, bars and swipes. Their views are made in a tree
// that is never shown, and read from it.

import UIKit

/// One thing of a menu, an alert or the like.
@MainActor struct CollectedEntry {
  enum Kind {
    case button(role: ButtonRole?, isOn: Bool?, action: @MainActor () -> Void)
    case group(entries: [CollectedEntry], isInline: Bool)
    /// A text alone.
    case text
    /// A text field of an alert.
    case field(Binding<String>, isSecure: Bool)
  }
  var kind: Kind
  var title = ""
  var image: UIImage?
  var isEnabled = true
  var tint: UIColor?
}

/// A button, or a toggle, that is not drawn here.
struct CollectedButton<Label: View>: View, PrimitiveView {
  var role: ButtonRole?
  var isOn: Bool?
  let action: @MainActor () -> Void
  let label: Label
  typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { CollectedNode(self, inputs) }
}

/// A menu, a section or another group of them.
struct CollectedGroup<Label: View, Content: View>: View, PrimitiveView {
  let isInline: Bool
  let label: Label
  let content: Content
  typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { CollectedGroupNode(self, inputs) }
}

/// A text field of an alert.
struct CollectedField: View, PrimitiveView {
  let title: String
  let text: Binding<String>
  let isSecure: Bool
  typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { CollectedFieldNode(self, inputs) }
}

@MainActor private protocol EntryNode {
  var entry: CollectedEntry { get }
}

@MainActor private final class CollectedNode<Label: View>: ViewNode<CollectedButton<Label>>, EntryNode {
  private var label: Node?
  override init(_ view: CollectedButton<Label>, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }
  override var children: [Node] { label.map { [$0] } ?? [] }
  override func update() { label = node(for: view.label, instead: label, inputs) }

  var entry: CollectedEntry {
    CollectedEntry(
      kind: .button(role: view.role, isOn: view.isOn, action: view.action), title: label?.firstText ?? "",
      image: label?.firstImage, isEnabled: inputs.environment.isEnabled,
      tint: inputs.environment.tint?.uiColor(inputs.environment))
  }
}

@MainActor
private final class CollectedGroupNode<Label: View, Content: View>:
  ViewNode<CollectedGroup<Label, Content>>, EntryNode
{
  private var label: Node?
  private var content: Node?
  override init(_ view: CollectedGroup<Label, Content>, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }
  override var children: [Node] { [label, content].compactMap { $0 } }
  override func update() {
    label = node(for: view.label, instead: label, inputs)
    content = node(for: view.content, instead: content, inputs)
  }
  var entry: CollectedEntry {
    CollectedEntry(
      kind: .group(entries: content?.collectedEntries ?? [], isInline: view.isInline),
      title: label?.firstText ?? "",
      image: label?.firstImage, isEnabled: inputs.environment.isEnabled)
  }
}

@MainActor private final class CollectedFieldNode: ViewNode<CollectedField>, EntryNode {
  var entry: CollectedEntry {
    CollectedEntry(kind: .field(view.text, isSecure: view.isSecure), title: view.title)
  }
}

extension Node {
  /// The words of the first text in it.
  var firstText: String? {
    if let text = (self as? ViewNode<Text>)?.view { return text.attributed(inputs.environment).string }
    return children.lazy.compactMap(\.firstText).first
  }

  /// The first picture in it.
  var firstImage: UIImage? {
    if let image = (self as? ViewNode<Image>)?.view { return image.uiImage(inputs.environment) }
    return children.lazy.compactMap(\.firstImage).first
  }

  /// The buttons in it, in their order.
  var collectedEntries: [CollectedEntry] {
    if let node = self as? any EntryNode { return [node.entry] }
    if let text = firstTextOfOwn { return [CollectedEntry(kind: .text, title: text)] }
    return children.flatMap(\.collectedEntries)
  }

  private var firstTextOfOwn: String? { self is ViewNode<Text> ? firstText : nil }
}

/// A tree that is never shown, of whose views something is read.
@MainActor final class HiddenTree {
  private let tree = ViewTree()

  /// The root of the tree of `view`, made again or brought up to date.
  func show<V: View>(_ view: V, _ environment: EnvironmentValues) -> Node? {
    var environment = environment
    environment.tree = tree
    environment.collectsButtons = true
    environment.isInListRow = false
    tree.show(view, environment)
    tree.update()
    return tree.rootNode
  }

  func remove() { tree.remove() }

  /// The buttons of `view`, whose tree is given up at once.
  static func entries<V: View>(of view: V, _ environment: EnvironmentValues) -> [CollectedEntry] {
    let tree = HiddenTree()
    let entries = tree.show(view, environment)?.collectedEntries ?? []
    tree.remove()
    return entries
  }
}

extension CollectedEntry {
  /// As an element of a menu; nil: it has none.
  func menuElement() -> UIMenuElement? {
    switch kind {
    case .button(let role, let isOn, let action):
      var attributes: UIMenuElement.Attributes = []
      if role == .destructive { attributes.insert(.destructive) }
      if !isEnabled { attributes.insert(.disabled) }
      return UIAction(title: title, image: image, attributes: attributes, state: isOn == true ? .on : .off) {
        _ in action()
      }
    case .group(let entries, let isInline):
      return UIMenu(
        title: title, image: image, options: isInline ? .displayInline : [],
        children: entries.compactMap { $0.menuElement() })
    case .text: return UIAction(title: title, attributes: .disabled) { _ in }
    case .field: return nil
    }
  }
}

extension EnvironmentValues {
  private enum CollectsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether buttons are read from the tree and not drawn.
  var collectsButtons: Bool {
    get { self[CollectsKey.self] }
    set { self[CollectsKey.self] = newValue }
  }
  private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var isInListRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
