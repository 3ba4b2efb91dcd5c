import CoreGraphics
import QuartzCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct `A canvas` {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func marks(_ draw: (inout GraphicsContext) -> Void) -> [DrawnMark] {
    let target = CGContext(bounds: square)
    var context = GraphicsContext(context: target, environment: EnvironmentValues())
    draw(&context)
    return target.marks
  }

  /// The first layer that stands for a group, as the canvas shows it.
  private func group(_ marks: [DrawnMark]) throws -> CALayer {
    let root = DrawnLayers(marks, in: square).root
    let holder = try #require(root.sublayers?.first)
    return try #require(holder.sublayers?.first)
  }

  @Test func `fills with gradients between points, cut to the path`() throws {
    let colors = Gradient(colors: [.red, .blue])
    let drawn = marks {
      let path = Path(CGRect(x: 10, y: 10, width: 50, height: 50))
      $0.fill(path, with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 80, y: 0)))
      $0.fill(
        path,
        with: .radialGradient(colors, center: CGPoint(x: 30, y: 30), startRadius: 5, endRadius: 20))
    }
    guard drawn.count == 2, case .linear(_, let start, let end) = drawn[0].paint,
      case .radial(_, let center, let radii, _) = drawn[1].paint
    else {
      Issue.record("two gradients")
      return
    }
    #expect(start == .zero && end == CGPoint(x: 80, y: 0) && drawn[0].clips.count == 1)
    #expect(center == CGPoint(x: 30, y: 30) && radii == 5...20)
  }

  @Test func `draws a conic gradient in sectors, and a style's over the path`() {
    let colors = Gradient(colors: [.black, .white])
    let drawn = marks {
      $0.fill(Path(square), with: .conicGradient(colors, center: CGPoint(x: 50, y: 50)))
    }
    let tones = drawn.compactMap { mark -> CGFloat? in
      if case .fill(_, _, let color) = mark.paint { color.red } else { nil }
    }
    #expect(tones.count > 60 && tones == tones.sorted() && tones.first ?? 1 < 0.05)
    let styled = marks {
      $0.fill(
        Path(CGRect(x: 20, y: 0, width: 40, height: 10)),
        with: .style(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
    }
    guard case .linear(_, let start, let end)? = styled.first?.paint else {
      Issue.record("a gradient")
      return
    }
    #expect(start.x == 20 && end.x == 60)
  }

  @Test func `strokes with dashes, and with a gradient what the line covers`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) }
    let drawn = marks {
      $0.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [3, 2]))
      $0.stroke(
        line,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 0)),
        lineWidth: 10)
    }
    guard drawn.count == 2, case .stroke(_, let style, _) = drawn[0].paint else {
      Issue.record("a stroke and a gradient")
      return
    }
    #expect(style.dash == [3, 2] && style.cap == .round && style.width == 4)
    #expect(drawn[1].clips.first?.path.boundingBoxOfPath == CGRect(x: 0, y: 45, width: 100, height: 10))
  }

  @Test func `makes one picture of a layer, with filters, opacity and blend mode`() throws {
    let drawn = marks {
      var copy = $0
      copy.opacity = 0.5
      copy.blendMode = .screen
      copy.addFilter(.blur(radius: 3))
      copy.drawLayer { layer in
        layer.fill(Path(square), with: .color(.red))
        layer.fill(Path(ellipseIn: square), with: .color(.blue))
      }
      $0.fill(Path(square), with: .color(.green))
    }
    #expect(drawn.count == 2)
    let layer = try group(drawn)
    #expect(layer.opacity == 0.5 && layer.sublayers?.count == 2)
    #expect(layer.effects == DrawnEffects(filters: [.blur(3)], blend: .screen))
  }

  @Test func `casts shadows, and lets nothing cost that is not used`() {
    let drawn = marks {
      $0.fill(Path(square), with: .color(.green))
      $0.addFilter(.shadow(color: .black, radius: 4, x: 1, y: 2))
      $0.fill(Path(square), with: .color(.red))
    }
    #expect(drawn.map { $0.shadow?.blur } == [nil, 8])
    #expect(drawn[1].shadow?.offset == CGSize(width: 1, height: 2))
  }

  @Test func `knows its transform and what it is cut to`() {
    _ = marks {
      $0.translateBy(x: 10, y: 20)
      $0.scaleBy(x: 2, y: 2)
      #expect(CGPoint(x: 1, y: 1).applying($0.transform) == CGPoint(x: 12, y: 22))
      $0.transform = .identity
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
      #expect($0.clipBoundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.clipToLayer { $0.fill(Path(CGRect(x: 10, y: 10, width: 90, height: 5)), with: .color(.red)) }
      #expect($0.clipBoundingRect == CGRect(x: 10, y: 10, width: 20, height: 5))
    }
  }

  @Test func `draws views with tags as often as one likes`() {
    var sizes: [CGSize] = []
    let screen = HostedScreen(
      Canvas { context, size in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        sizes.append(dot.size)
        context.draw(dot, at: CGPoint(x: 20, y: 20))
        context.draw(dot, in: CGRect(x: 40, y: 40, width: 60, height: 60))
        if context.resolveSymbol(id: "none") != nil { sizes.append(.zero) }
      } symbols: {
        Text("other").tag("other")
        Color.red.frame(width: 30, height: 30).tag("dot")
      }
      .frame(width: 200, height: 100))
    screen.settle()
    #expect(sizes.last == CGSize(width: 30, height: 30))
    let symbols = marks {
      $0.symbols = AnyView(Color.red.frame(width: 30, height: 30).tag(1))
      if let dot = $0.resolveSymbol(id: 1) {
        $0.draw(dot, at: CGPoint(x: 20, y: 20))
        $0.draw(dot, in: CGRect(x: 40, y: 40, width: 60, height: 60))
      }
    }
    let places = symbols.compactMap { mark -> CGAffineTransform? in
      if case .content(_, _, let place) = mark.paint { place } else { nil }
    }
    #expect(places.map(\.tx) == [5, 40] && places.map(\.a) == [1, 2])
  }

  @Test func `measures texts in the room that they have`() {
    _ = marks {
      let text = $0.resolve(Text("several words in a row"))
      let wide = text.measure(in: CGSize(width: 1000, height: 1000))
      let narrow = text.measure(in: CGSize(width: 60, height: 1000))
      #expect(narrow.width <= 61 && narrow.height > wide.height * 1.8)
    }
  }
}
