// sheet, fullScreenCover, popover, presentationDetents — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: popovers beside their view (they are sheets), backgrounds and adaptations.

import UIKit

/// Shows a screen over everything while it is wanted.
struct PresentModifier: LifeModifier {
  typealias Body = Never
  /// Which one is wanted; nil: none.
  let wanted: () -> AnyHashable?
  let content: () -> AnyView
  /// The user has closed it.
  let closed: () -> Void
  let isFullScreen: Bool

  @MainActor final class Memory {
    var modifier: PresentModifier
    var environment: EnvironmentValues
    var shown: (id: AnyHashable, screen: ScreenController)?
    init(_ modifier: PresentModifier, _ environment: EnvironmentValues) {
      (self.modifier, self.environment) = (modifier, environment)
    }
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory {
    let memory = Memory(self, inputs.environment)
    // A view that is not on screen yet presents nothing.
    inputs.tree.watch(node) { [weak tree = inputs.tree] in if let tree { memory.sync(tree) } }
    return memory
  }

  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) {
    (memory.modifier, memory.environment) = (self, inputs.environment)
    if let shown = memory.shown, shown.id == wanted() { shown.screen.show(content(), memory.passed) }
    inputs.tree.needsLayout()
  }

  func disappear(_ memory: Memory) { memory.close() }
}

extension PresentModifier.Memory {
  fileprivate var passed: EnvironmentValues {
    var values = environment.outOfRow
    values.navigator = nil
    values.isPresented = true
    return values
  }

  fileprivate func close() {
    guard let screen = shown?.screen else { return }
    shown = nil
    if screen.presentingViewController != nil { screen.dismiss(animated: true) }
  }

  /// Brings what is on screen to what is wanted.
  func sync(_ tree: ViewTree) {
    let wanted = modifier.wanted()
    if let shown {
      if wanted == shown.id {
        guard shown.screen.hasBeenSeen, shown.screen.presentingViewController == nil else { return }
        // It went by hand.
        self.shown = nil
        return modifier.closed()
      }
      close()
    }
    guard let wanted, let view = tree.hostingView, view.window != nil, var presenter = view.nearestController
    else { return }
    while let next = presenter.presentedViewController { presenter = next }
    let screen = ScreenController(modifier.content(), passed)
    screen.modalPresentationStyle = modifier.isFullScreen ? .fullScreen : .pageSheet
    shown = (wanted, screen)
    screen.closed = { [weak self] in
      guard let self, shown?.screen === screen else { return }
      shown = nil
      modifier.closed()
    }
    screen.applySheet()
    presenter.present(screen, animated: true)
  }
}

public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable { case medium, large, points(CGFloat), part(CGFloat) }
  let height: Height
  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
  /// As a part of what there is.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .part(fraction))
  }

  @MainActor var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: return .medium()
    case .large: return .large()
    case .points(let points): return .custom { _ in points.isFinite ? max(0, points) : 0 }
    case .part(let part):
      return .custom { context in part.isFinite ? context.maximumDetentValue * min(max(part, 0), 1) : 0 }
    }
  }

  var order: CGFloat {
    switch height {
    case .medium: 0.5
    case .large: 1
    case .points(let points): points / 1000
    case .part(let part): part
    }
  }
}

/// The traits that a presented view gives its sheet.
struct SheetTraits {
  var detents: [PresentationDetent]?
  var showsGrabber: Bool?
  var cornerRadius: CGFloat?
  var isHeld = false
}

enum SheetKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }
  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.showsGrabber = value.showsGrabber ?? next.showsGrabber
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isHeld = value.isHeld || next.isHeld
  }
}

extension ScreenController {
  /// Gives its sheet what its views say of it.
  func applySheet() {
    let traits = tree?.preference(SheetKey.self) ?? SheetTraits()
    isModalInPresentation = traits.isHeld
    guard modalPresentationStyle == .pageSheet, let sheet = sheetPresentationController else { return }
    if let detents = traits.detents, !detents.isEmpty {
      sheet.detents = detents.sorted { $0.order < $1.order }.map(\.detent)
      sheet.prefersGrabberVisible = traits.showsGrabber ?? (detents.count > 1)
    } else if let shows = traits.showsGrabber {
      sheet.prefersGrabberVisible = shows
    }
    if let radius = traits.cornerRadius { sheet.preferredCornerRadius = radius }
  }
}

extension View {
  private func present<Content: View>(
    _ wanted: @escaping () -> AnyHashable?, isFullScreen: Bool = false, onDismiss: (() -> Void)?,
    closed: @escaping () -> Void, content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        wanted: wanted, content: { AnyView(content()) },
        closed: {
          closed()
          onDismiss?()
        }, isFullScreen: isFullScreen))
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(
      { isPresented.wrappedValue ? AnyHashable(true) : nil }, onDismiss: onDismiss,
      closed: { isPresented.wrappedValue = false }, content: content)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(
      { item.wrappedValue.map { AnyHashable($0.id) } }, onDismiss: onDismiss,
      closed: { item.wrappedValue = nil }
    ) {
      item.wrappedValue.map(content)
    }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(
      { isPresented.wrappedValue ? AnyHashable(true) : nil }, isFullScreen: true, onDismiss: onDismiss,
      closed: { isPresented.wrappedValue = false }, content: content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(
      { item.wrappedValue.map { AnyHashable($0.id) } }, isFullScreen: true, onDismiss: onDismiss,
      closed: { item.wrappedValue = nil }
    ) { item.wrappedValue.map(content) }
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, content: content) }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetKey.self) { $0.detents = Array(detents) }
  }
  /// The detent that is chosen is not told.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  {
    presentationDetents(detents)
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetKey.self) {
      $0.showsGrabber = visibility == .automatic ? nil : visibility == .visible
    }
  }
  /// In points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetKey.self) { $0.cornerRadius = cornerRadius }
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetKey.self) { $0.isHeld = isDisabled }
  }
  /// Kept, without effect.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}
public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

/// Where a popover would point.
public enum PopoverAttachmentAnchor: Sendable {
  public enum Part: Hashable, Sendable { case bounds }
  case rect(Part)
  case point(UnitPoint)
}
