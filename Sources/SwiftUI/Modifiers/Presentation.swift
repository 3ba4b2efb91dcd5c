// Sheets and covers, as Apple's documentation of `sheet(isPresented:onDismiss:content:)` has them, read 2026-11. Detents
// and backgrounds are not here.

import UIKit

/// Presents a screen as long as something says so.
struct PresentationModifier: LifeModifier {
  typealias Body = Never
  /// nil: nothing is presented. Another id presents another screen.
  let id: AnyHashable?
  let makeContent: () -> AnyView
  let isCover: Bool
  /// Somebody else has dismissed it.
  let dismissed: () -> Void

  final class Memory {
    var id: AnyHashable?
    weak var controller: PresentedController?
    var dismissed: () -> Void = {}
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory {
    let memory = Memory()
    bring(memory, inputs)
    return memory
  }

  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) { bring(memory, inputs) }
  func disappear(_ memory: Memory) { memory.controller?.leave() }

  private func bring(_ memory: Memory, _ inputs: Inputs) {
    memory.dismissed = dismissed
    if memory.id == id {
      if id != nil { memory.controller?.rootView = makeContent() }
      return
    }
    memory.id = id
    let (id, isCover, makeContent) = (id, isCover, makeContent)
    inputs.tree.afterLayout { [weak memory, weak tree = inputs.tree] in
      guard let memory, memory.id == id else { return }
      memory.controller?.leave()
      guard id != nil, let parent = tree?.hostingView?.nearestController else { return }
      let controller = PresentedController(rootView: makeContent())
      controller.modalPresentationStyle = isCover ? .fullScreen : .automatic
      controller.wasDismissed = { [weak memory] in
        guard let memory, memory.id == id else { return }
        memory.id = nil
        memory.dismissed()
      }
      memory.controller = controller
      parent.present(controller, animated: true)
    }
  }
}

/// A screen that tells when it has been dismissed.
@MainActor final class PresentedController: UIHostingController<AnyView> {
  var wasDismissed: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Another screen may only have covered it.
    if presentingViewController == nil { wasDismissed() }
  }

  func leave() {
    wasDismissed = {}
    dismiss(animated: true)
  }
}

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, isCover: false, onDismiss, content) }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, isCover: true, onDismiss, content) }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, isCover: false, nil, content) }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, isCover: false, onDismiss, content) }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, isCover: true, onDismiss, content) }

  private func presenting<Content: View>(
    _ isPresented: Binding<Bool>, isCover: Bool, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        id: isPresented.wrappedValue ? AnyHashable(true) : nil, makeContent: { AnyView(content()) },
        isCover: isCover
      ) {
        isPresented.wrappedValue = false
        onDismiss?()
      })
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, isCover: Bool, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      PresentationModifier(
        id: shown.map { AnyHashable($0.id) }, makeContent: { AnyView(shown.map { content($0) }) },
        isCover: isCover
      ) {
        item.wrappedValue = nil
        onDismiss?()
      })
  }

  /// Kept, without effect: a sheet is as high as sheets are.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}

public enum PopoverAttachmentAnchor: Hashable, Sendable { case rect }

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "\(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "\(height) points")
  }
}
