// The modifiers by which views run on under bars.

import UIKit

/// Runs on beyond the safe area, where it reaches that.
final class IgnoreSafeAreaElement: WrappingElement {
  var edges = Edge.Set.all
  override var edgesBeyondSafeArea: Edge.Set { edges }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let outer = Self.safeArea
    defer { Self.safeArea = outer }
    // To what it holds, bars are not there.
    Self.safeArea = outer?.ignoring(edges)
    child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}

struct IgnoreSafeAreaModifier: ElementModifier {
  typealias Body = Never
  let edges: Edge.Set
  func makeElement(around child: LayoutElement) -> IgnoreSafeAreaElement { IgnoreSafeAreaElement(child) }
  func update(_ element: IgnoreSafeAreaElement, _ inputs: Inputs) { element.edges = edges }
}

extension View {
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoreSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
