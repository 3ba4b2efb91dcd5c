// GeometryReader — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: named coordinate spaces of views that are not hosted, bounds of anchors.

import UIKit

/// Content that is made for the size it is offered.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { GeometryNode(self, inputs) }
}

/// The size that there is, in points.
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  weak var element: LayoutElement?
  weak var tree: ViewTree?
  /// Where it is drawn, if that is known.
  weak var drawing: UIView?

  /// In the coordinates of a space, in points.
  @MainActor public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard coordinateSpace != .local, let element else { return CGRect(origin: .zero, size: size) }
    if let drawing, let parent = drawing.superview {
      // Its place without what is done to its drawing.
      let origin = CGPoint(x: drawing.center.x - size.width / 2, y: drawing.center.y - size.height / 2)
      let rect = CGRect(origin: origin, size: size)
      if coordinateSpace == .global { return parent.convert(rect, to: nil) }
      // Of a name: the scroll view around, as nearly all are.
      let scroll = sequence(first: parent, next: \.superview).first { $0 is UIScrollView } as? UIScrollView
      guard let scroll else { return rect }
      return parent.convert(rect, to: scroll).offsetBy(
        dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
    }
    guard coordinateSpace == .global, let view = tree?.hostingView else {
      return CGRect(origin: element.frame.origin, size: size)
    }
    return view.convert(CGRect(origin: element.frame.origin, size: size), to: nil)
  }
  @MainActor public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Sendable as Apple's is: names are nearly always texts, and compared on UIKit's one thread.
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

@MainActor private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private let element = GeometryElement()
  private var child: Node?

  override init(_ view: GeometryReader<Content>, _ inputs: Inputs) {
    super.init(view, inputs)
    element.tree = inputs.tree
    element.fill = { [weak self] in self?.fill($0) ?? [] }
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func update() { element.knownProxy = nil }

  override func collect() -> [LayoutElement] {
    element.elements = super.collect()
    return [element]
  }

  private func fill(_ proxy: GeometryProxy) -> [LayoutElement] {
    child = node(for: view.content(proxy), instead: child, inputs)
    return super.collect()
  }
}

/// Takes all there is. Its content is made when it is placed.
@MainActor private final class GeometryElement: LayoutElement {
  var elements: [LayoutElement] = []
  weak var tree: ViewTree?
  var fill: (GeometryProxy) -> [LayoutElement] = { _ in [] }
  /// The size and place that the content was made for; nil: it is to be made again.
  var knownProxy: (size: CGSize, origin: CGPoint)?

  override var children: [LayoutElement] { elements }

  override func placeChildren(_ proposal: ProposedViewSize) {
    if knownProxy == nil || knownProxy?.size != frame.size || knownProxy?.origin != frame.origin {
      knownProxy = (frame.size, frame.origin)
      var insets = EdgeInsets()
      if let area = Self.safeArea {
        insets = EdgeInsets(
          top: max(0, area.free.minY - frame.minY), leading: max(0, area.free.minX - frame.minX),
          bottom: max(0, frame.maxY - area.free.maxY), trailing: max(0, frame.maxX - area.free.maxX))
        if frame == area.free {
          insets = EdgeInsets(
            top: area.free.minY - area.whole.minY, leading: area.free.minX - area.whole.minX,
            bottom: area.whole.maxY - area.free.maxY, trailing: area.whole.maxX - area.free.maxX)
        }
      }
      elements = fill(GeometryProxy(size: frame.size, safeAreaInsets: insets, element: self, tree: tree))
    }
    // At the top leading corner, as documented since iOS 13; several over one another.
    for element in elements { element.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
  }
}
