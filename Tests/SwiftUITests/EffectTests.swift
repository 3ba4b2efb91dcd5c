import Testing

@testable import SwiftUI

/// Effects, shapes and the places of views.
@MainActor @Suite struct `Effects of views` {
  @Test func `draw glass behind a view, and none where it is none`() {
    func grounds<V: View>(_ view: V) -> Int { host(view).all(ShapeDrawing.self).count }
    let text = Text("a")
    #expect(grounds(text.glassEffect()) > grounds(text))
    #expect(
      grounds(text.glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8))) > grounds(text.glassEffect())
    )
    #expect(grounds(text.glassEffect(.identity)) == grounds(text))
    let button = host(GlassEffectContainer { Button("press") {}.buttonStyle(.glass) })
    #expect(button.all(UILabel.self).map(\.text) == ["press"] && button.all(ShapeDrawing.self).count > 0)
  }

  @Test func `tell how large a view is, and when that changes`() {
    struct Screen: View {
      let width: CGFloat
      let told: (CGSize, CGSize) -> Void
      let alone: (CGFloat) -> Void
      var body: some View {
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            told($0, $1)
          }
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { alone($0) })
      }
    }
    var sizes: [CGSize] = []
    var widths: [CGFloat] = []
    let shown = host(
      Screen(width: 10) {
        sizes += [$1]
      } alone: {
        widths.append($0)
      })
    shown.rootView = Screen(width: 30) {
      sizes += [$1]
    } alone: {
      widths.append($0)
    }
    shown.layoutIfNeeded()
    shown.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 10, height: 20), CGSize(width: 30, height: 20)] && widths == [10, 30])
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func `place a layer where other views are`() throws {
    struct Screen: View {
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20)
          Color.green.frame(width: 60, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .padding(.top, 50)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let rect = proxy[anchors[index]]
              Text("here").frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                .coordinateSpace(name: "\(rect)")
              Text("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width))")
            }
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.texts.contains("40 50 60"))
  }

  @Test func `move a view by an effect that depends on its size`() throws {
    struct Shift: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    func place(_ part: CGFloat) throws -> CGFloat {
      let screen = HostedScreen(Text("a").frame(width: 100).modifier(Shift(animatableData: part)))
      let label = try #require(screen.label("a"))
      return label.convert(CGPoint.zero, to: screen.window).x
    }
    #expect(try place(0.5) - place(0) == 50)
  }

  @Test func `set what is spoken in its old words`() throws {
    let shown = host(
      Text("a").accessibility(label: Text("spoken")).accessibility(value: Text("value"))
        .accessibility(identifier: "id").accessibility(addTraits: .isButton).accessibility(hidden: false))
    let spoken = shown.all(UIView.self)
    #expect(spoken.contains { $0.accessibilityLabel == "spoken" })
    #expect(spoken.contains { $0.accessibilityValue == "value" })
    #expect(spoken.contains { $0.accessibilityIdentifier == "id" })
  }

  @Test func `draw a shape in two looks, and in other sizes`() {
    #expect(host(Circle().fill(.red).stroke(.blue, lineWidth: 2)).all(ShapeDrawing.self).count == 2)
    #expect(host(Circle().stroke(.red).fill(.blue)).all(ShapeDrawing.self).count == 2)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      Rectangle().scale(x: 0.5, y: 1).path(in: rect).boundingRect
        == CGRect(x: 25, y: 0, width: 50, height: 100))
    let corner: UnevenRoundedRectangle = .rect(topLeadingRadius: 30)
    #expect(!corner.path(in: rect).contains(CGPoint(x: 2, y: 2)))
    #expect(corner.path(in: rect).contains(CGPoint(x: 98, y: 98)))
  }

  @Test func `mix colours and thin styles`() {
    func white(_ color: Color) -> CGFloat {
      var white: CGFloat = 0
      UIColor(color).getWhite(&white, alpha: nil)
      return white
    }
    #expect(abs(white(Color.black.mix(with: .white, by: 0.25)) - 0.25) < 0.01)
    let thin = Color.black.secondary.uiColor(EnvironmentValues())
    #expect(abs(thin.cgColor.alpha - 0.6) < 0.01)
  }
}
