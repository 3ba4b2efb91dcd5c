// UIViewRepresentable, UIViewControllerRepresentable — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// The surroundings of a representable, as it is told of them.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  public internal(set) var transaction = Transaction()
}

/// A view of UIKit's among SwiftUI's.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// In points; nil: as the view's own layout says.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The surroundings of a representable, as it is told of them.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  public internal(set) var transaction = Transaction()
}

/// A screen of UIKit's among SwiftUI's views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// In points; nil: as the controller's view says.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

// MARK: Nodes

/// A view of somebody else's in the tree.
@MainActor final class ForeignNode<V: View>: ViewNode<V> {
  private let element: ForeignElement
  private let updating: (V, Inputs) -> Void
  private let removing: () -> Void

  init(
    _ view: V, _ inputs: Inputs, element: ForeignElement, updating: @escaping (V, Inputs) -> Void,
    removing: @escaping () -> Void
  ) {
    self.element = element
    self.updating = updating
    self.removing = removing
    super.init(view, inputs)
    update()
  }

  override func update() { updating(view, inputs) }
  override func collect() -> [LayoutElement] { [element] }
  override func remove() {
    super.remove()
    removing()
  }
}

/// The room of such a view.
@MainActor final class ForeignElement: LayoutElement, DrawnElement {
  let drawing: UIView
  var surface: Surface? { nil }
  /// In points; nil: as the view says.
  var answer: (ProposedViewSize) -> CGSize? = { _ in nil }
  /// Whether it takes all that is offered, as screens do.
  let fills: Bool
  var isShown: () -> Void = {}

  init(_ drawing: UIView, fills: Bool) {
    self.drawing = drawing
    self.fills = fills
    super.init()
  }

  func draw(_ pass: DrawPass) { isShown() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let answer = answer(proposal) { return answer }
    if fills { return proposal.replacingUnspecifiedDimensions() }
    let own = ownSize(proposal)
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ isFixed: Bool) -> CGFloat {
      // A view without a size of its own takes what is offered; one that hugs its content keeps to that.
      guard own != UIView.noIntrinsicMetric else { return proposed ?? 10 }
      guard let proposed, !isFixed else { return own }
      return proposed
    }
    return CGSize(
      width: length(proposal.width, own.width, hugs(.horizontal)),
      height: length(proposal.height, own.height, hugs(.vertical)))
  }

  private func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool {
    drawing.contentHuggingPriority(for: axis) >= .defaultLow
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = drawing.intrinsicContentSize
    let isOpen = own.width == UIView.noIntrinsicMetric && own.height == UIView.noIntrinsicMetric
    // Labels of several lines grow with less width.
    if let label = drawing as? UILabel, let width = proposal.width, label.numberOfLines != 1 {
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    guard isOpen, !drawing.subviews.isEmpty,
      drawing.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return own }
    let fitting = drawing.systemLayoutSizeFitting(
      CGSize(width: proposal.width.map { min($0, 1e5) } ?? 0, height: 0),
      withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting : own
  }
}

extension UIViewRepresentable {
  @MainActor fileprivate func foreignNode(_ inputs: Inputs) -> Node {
    var context = Context(coordinator: makeCoordinator(), environment: inputs.environment)
    let uiView = makeUIView(context: context)
    let coordinator = context.coordinator
    let element = ForeignElement(uiView, fills: false)
    return ForeignNode(
      self, inputs, element: element,
      updating: { view, inputs in
        context.environment = inputs.environment
        context.transaction = Transaction(animation: inputs.tree.animation)
        view.updateUIView(uiView, context: context)
        let told = context
        element.answer = { view.sizeThatFits($0, uiView: uiView, context: told) }
      }, removing: { Self.dismantleUIView(uiView, coordinator: coordinator) })
  }
}

extension UIViewControllerRepresentable {
  @MainActor fileprivate func foreignNode(_ inputs: Inputs) -> Node {
    var context = Context(coordinator: makeCoordinator(), environment: inputs.environment)
    let controller = makeUIViewController(context: context)
    let coordinator = context.coordinator
    let element = ForeignElement(controller.view, fills: true)
    // Its parent is known once there is a hosting view around.
    if let parent = inputs.tree.hostingView?.nearestController { parent.addChild(controller) }
    element.isShown = { [weak tree = inputs.tree] in
      if controller.parent == nil, let parent = tree?.hostingView?.nearestController {
        parent.addChild(controller)
      }
      if controller.parent != nil { controller.didMove(toParent: controller.parent) }
      element.isShown = {}
    }
    return ForeignNode(
      self, inputs, element: element,
      updating: { view, inputs in
        context.environment = inputs.environment
        context.transaction = Transaction(animation: inputs.tree.animation)
        view.updateUIViewController(controller, context: context)
        let told = context
        element.answer = { view.sizeThatFits($0, uiViewController: controller, context: told) }
      },
      removing: {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      })
  }
}

extension Node {
  /// The node of a representable; nil for other views.
  static func foreign<V: View>(_ view: V, _ inputs: Inputs) -> Node? {
    if let view = view as? any UIViewRepresentable { return view.foreignNode(inputs) }
    if let view = view as? any UIViewControllerRepresentable { return view.foreignNode(inputs) }
    return nil
  }
}
