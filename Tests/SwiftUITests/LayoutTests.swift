import Testing

@testable import SwiftUI

@MainActor @Suite struct `Arranging views` {
  private enum Notch: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  private func frames(_ host: UIView) -> [CGRect] { host.subviews.map(\.frame) }

  @Test func `sets views by guides of their own and of an app's`() {
    let shown = host(
      HStack(alignment: VerticalAlignment(Notch.self), spacing: 0) {
        Color.red.frame(width: 10, height: 40)
        Color.blue.frame(width: 10, height: 40).alignmentGuide(VerticalAlignment(Notch.self)) { $0[.bottom] }
      })
    // 10 points of the first and 40 of the second lie above the guide: 30 + 40 high, in the middle of 600.
    #expect(frames(shown).map(\.minY) == [295, 265])
  }

  @Test func `passes guides on through columns`() {
    let shown = host(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30).alignmentGuide(.firstTextBaseline) { _ in 20 }
          Color.red.frame(width: 10, height: 30)
        }
        Color.blue.frame(width: 10, height: 50)
      })
    let (column, beside) = (frames(shown)[0], frames(shown)[2])
    #expect(column.minY + 20 == beside.maxY)
  }

  @Test func `asks an app's own layout, with values of its views`() {
    struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
    struct Shares: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let whole = subviews.reduce(0) { $0 + $1[Weight.self] }
        var x = bounds.minX
        for subview in subviews {
          let width = bounds.width * subview[Weight.self] / whole
          subview.place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: width, height: 20))
          x += width
        }
      }
    }
    let shown = host(
      Shares {
        Color.red
        Color.blue.layoutValue(key: Weight.self, value: 3)
      })
    #expect(
      frames(shown) == [
        CGRect(x: 0, y: 290, width: 100, height: 20), CGRect(x: 100, y: 290, width: 300, height: 20),
      ])
  }

  @Test func `keeps proportions within and beyond what is offered`() {
    let fit = host(Color.red.aspectRatio(2, contentMode: .fit))
    #expect(frames(fit) == [CGRect(x: 0, y: 200, width: 400, height: 200)])
    let fill = host(Color.red.aspectRatio(2, contentMode: .fill))
    #expect(frames(fill) == [CGRect(x: -400, y: 0, width: 1200, height: 600)])
  }

  @Test func `puts backgrounds behind and overlays before, in the size of the view`() {
    let shown = host(
      Color.red.frame(width: 100, height: 50).background(Color.blue).overlay(alignment: .topTrailing) {
        Color.green.frame(width: 10, height: 10)
      })
    #expect(
      frames(shown) == [
        CGRect(x: 150, y: 275, width: 100, height: 50), CGRect(x: 150, y: 275, width: 100, height: 50),
        CGRect(x: 240, y: 275, width: 10, height: 10),
      ])
    #expect(shown.subviews.first?.backgroundColor == Color.blue.uiColor(EnvironmentValues()))
  }

  @Test func `gives higher priorities their room first`() {
    let shown = host(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50)
        Color.blue.layoutPriority(1)
      })
    #expect(frames(shown).map(\.width) == [50, 350])
  }

  @Test func `shows content that is made for the size it is offered`() {
    let shown = host(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 4)
      })
    #expect(frames(shown) == [CGRect(x: 0, y: 0, width: 100, height: 150)])
  }

  @Test func `applies a modifier of several views to each of them`() {
    let shown = host(
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .frame(width: 30, height: 30)
      })
    #expect(frames(shown).map(\.size) == [CGSize(width: 30, height: 30), CGSize(width: 30, height: 30)])
  }

  @Test func `survives lengths that are none`() {
    let shown = host(
      VStack(spacing: .nan) {
        Color.red.frame(width: .nan, height: -5)
        Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity).padding(.infinity).offset(x: .nan)
        Color.green.fixedSize().frame(width: .infinity).scaleEffect(.nan).position(x: .infinity, y: 0)
      })
    #expect(shown.all(UIView.self).allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
  }

  @Test func `ends where a view holds itself`() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    #expect(host(Endless()).subviews.isEmpty)
  }

  @Test func `runs from the right in a language that does`() {
    let shown = _UIHostingView(
      rootView: HStack(spacing: 0) {
        Color.red.frame(width: 100)
        Color.blue
      })
    shown.semanticContentAttribute = .forceRightToLeft
    shown.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    shown.layoutIfNeeded()
    #expect(frames(shown).map(\.minX) == [300, 0])
  }
}
