// Masks, and what is kept beside bars.

import UIKit

/// Shows its child where another element is drawn.
@MainActor final class MaskElement: SurfaceElement {
  var masks: [LayoutElement] = []
  var alignment = Alignment.center
  private let maskView = UIView(frame: .zero)
  private lazy var maskSurface = Surface(maskView)

  override func placeChildren(_ proposal: ProposedViewSize) {
    super.placeChildren(proposal)
    let stack = ContainerElement(AnyLayout(ZStackLayout(alignment: alignment)), masks)
    let size = ProposedViewSize(frame.size)
    stack.place(at: alignedOffset(of: stack, alignment, size, in: frame.size), proposal: size)
  }

  override func draw(_ pass: DrawPass) {
    maskView.frame = CGRect(origin: .zero, size: frame.size)
    maskSurface.draw(masks, pass)
    if drawing.mask !== maskView { drawing.mask = maskView }
  }
}

struct MaskModifier<Mask: View>: PrimitiveModifier {
  typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { MaskNode<V, M, Mask>(view, inputs) }
}

@MainActor private final class MaskNode<V: View, M, Mask: View>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  private var mask: Node?
  private var elements: [ObjectIdentifier: MaskElement] = [:]

  override func update() {
    super.update()
    guard let modifier = view.modifier as? MaskModifier<Mask> else { return }
    mask = node(for: modifier.mask, instead: mask, inputs)
  }

  override var children: [Node] { super.children + (mask.map { [$0] } ?? []) }

  override func collect() -> [LayoutElement] {
    let old = elements
    elements = [:]
    return super.children.flatMap { $0.collect() }.map { child in
      let element = old[ObjectIdentifier(child)] ?? MaskElement(child)
      element.masks = mask?.collect() ?? []
      element.alignment = (view.modifier as? MaskModifier<Mask>)?.alignment ?? .center
      elements[ObjectIdentifier(child)] = element
      return element
    }
  }
}

/// Keeps room at an edge for something else.
struct InsetLayout: Layout {
  let edge: Edge
  let spacing: CGFloat
  let alignment: Alignment

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    inset: CGSize, rest: ProposedViewSize
  ) {
    let inset = subviews.last?.sizeThatFits(proposal) ?? .zero
    var rest = proposal
    rest[axis] = proposal[axis].map { max(0, $0 - inset[axis] - spacing) }
    return (inset, rest)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let (inset, rest) = parts(proposal, subviews)
    let size = subviews[0].sizeThatFits(rest)
    var whole = CGSize.zero
    whole[axis] = size[axis] + inset[axis] + spacing
    whole[axis.other] = max(size[axis.other], inset[axis.other])
    return whole
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let (inset, rest) = parts(ProposedViewSize(bounds.size), subviews)
    var (origin, other) = (bounds.origin, bounds.origin)
    if edge == .top || edge == .leading {
      origin[axis] += inset[axis] + spacing
    } else {
      other[axis] += bounds.size[axis] - inset[axis]
    }
    let start: CGFloat =
      axis == .vertical
      ? (alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5)
      : (alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
    other[axis.other] += start * (bounds.size[axis.other] - inset[axis.other])
    subviews[0].place(at: origin, proposal: rest)
    subviews[1].place(at: other, proposal: ProposedViewSize(inset))
  }
}

extension View {
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
  @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let layout = InsetLayout(
      edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    let inset = content()
    return layout {
      self
      HStack { inset }
    }
  }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let layout = InsetLayout(
      edge: edge == .leading ? .leading : .trailing, spacing: spacing ?? 0,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    let inset = content()
    return layout {
      self
      HStack { inset }
    }
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Kept, without effect.
  public func help(_ text: LocalizedStringKey) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      EnvironmentModifier { values in
        guard let colorScheme else { return }
        values.colorScheme = colorScheme
        // The hosting view's own colours follow it, but not while its views are being made.
        let style: UIUserInterfaceStyle = colorScheme == .dark ? .dark : .light
        guard let tree = values.tree, tree.hostingView?.overrideUserInterfaceStyle != style else { return }
        tree.afterLayout { [weak tree] in tree?.hostingView?.overrideUserInterfaceStyle = style }
      })
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let impact = SensoryFeedback(name: "impact")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")

  public struct Weight: Hashable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }
  public struct Flexibility: Hashable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
