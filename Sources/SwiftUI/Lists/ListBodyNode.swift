import UIKit

/// The table of a list or a form.
struct ListBody<Content: View>: View, PrimitiveView {
  let content: Content
  let selection: ListSelection?
  var isForm = false
  typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { ListBodyNode(self, inputs) }
}

@MainActor final class ListBodyNode<Content: View>: ViewNode<ListBody<Content>> {
  private let element: ListElement
  private let bodies = ListBodies()

  override init(_ view: ListBody<Content>, _ inputs: Inputs) {
    let look = view.isForm ? .insetGrouped : inputs.environment.listLook
    let style: UITableView.Style =
      switch look {
      case .plain, .inset: .plain
      case .grouped: .grouped
      case .automatic, .insetGrouped, .sidebar: .insetGrouped
      }
    element = ListElement(ListDriver(UITableView(frame: .zero, style: style)))
    super.init(view, inputs)
    bodies.changed = { [weak self] animation in
      guard let self else { return }
      self.inputs.tree.invalidate(self, animation) { [weak self] in self?.update() }
    }
    update()
  }

  override func update() {
    guard !isRemoved else { return }
    inputs.tree.isUpToDate(self)
    let reader = ListReader(bodies)
    bodies.begin(inputs)
    reader.read(view.content, ListPath())
    bodies.end()
    element.driver.show(
      reader.sections, view.selection, inputs.environment,
      Transaction.current.animation ?? inputs.tree.animation)
  }

  override func collect() -> [LayoutElement] { [element] }

  override func scroll(toRow id: AnyHashable, anchor: UnitPoint?) -> Bool {
    element.driver.scroll(to: id, anchor)
  }

  override func remove() {
    super.remove()
    bodies.remove()
  }

}

@MainActor final class ListElement: LayoutElement, DrawnElement {
  let driver: ListDriver
  var drawing: UIView { driver.table }
  var surface: Surface? { nil }

  init(_ driver: ListDriver) {
    self.driver = driver
    super.init()
  }

  /// A list takes all there is.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
  }
  /// Rows run on under bars, and come to rest beside them.
  override var edgesBeyondSafeArea: Edge.Set { .all }
  func draw(_ pass: DrawPass) {}
}
