import Testing

@testable import SwiftUI

@MainActor @Suite struct `Drawing and typing` {
  @MainActor private final class Held {
    var text = ""
    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  }

  @Test func `a text editor sets its binding as it is typed in`() throws {
    let held = Held()
    let screen = HostedScreen(TextEditor(text: held.binding))
    let view = try #require(screen.first(UITextView.self))
    view.becomeFirstResponder()
    view.insertText("Hello")
    #expect(held.text == "Hello")
  }

  @Test func `a field along the vertical axis grows with its text, and shows its prompt until then`() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View { TextField("Notes", text: $text, axis: .vertical).frame(width: 120) }
    }
    let screen = HostedScreen(Screen())
    let view = try #require(screen.first(UITextView.self))
    let low = view.bounds.height
    #expect(screen.label("Notes")?.isHidden == false && low > 0)
    view.becomeFirstResponder()
    view.insertText("several words that do not stand in one line")
    screen.settle()
    #expect(view.bounds.height > low * 1.8 && screen.label("Notes")?.isHidden == true)
  }

  @Test func `a canvas is drawn in its size, and its paths are in its commands`() {
    var sizes: [CGSize] = []
    let screen = HostedScreen(
      Canvas { context, size in
        sizes.append(size)
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        var turned = context
        turned.rotate(by: .degrees(20))
        turned.opacity = 0.5
        turned.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue), lineWidth: 2)
        context.draw(Text("middle"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 200, height: 100))
    screen.settle()
    #expect(sizes.last == CGSize(width: 200, height: 100))
  }

  @Test func `a canvas is filled with colours by their parts`() {
    let made = [
      GraphicsContext.Shading.color(white: 0.5), .color(red: 1, green: 0, blue: 0.5, opacity: 0.25),
    ].map { $0.style.uiColor(EnvironmentValues()) }
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    #expect(made[0].getWhite(&white, alpha: &alpha) && abs(white - 0.5) < 1e-6 && alpha == 1)
    #expect(made[1].cgColor.components == [1, 0, 0.5, 0.25])
  }

  @Test func `a mesh of colours is the mean of its rows`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .white, .white])
    guard case .gradient(let paint) = mesh.paint(EnvironmentValues()) else {
      Issue.record("a mesh is a gradient")
      return
    }
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    paint.colors[0].getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.5) < 0.01 && paint.locations == [0, 1])
    let odd = MeshGradient(width: 5, height: 1, points: [], colors: [.red])
    #expect(odd.paint(EnvironmentValues()) == .color(.clear))
  }

  @Test func `a radial gradient begins and ends at its radii`() throws {
    let shown = host(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 20, endRadius: 80)
        .frame(width: 200, height: 400))
    let layer = try #require(shown.all(UIView.self).lazy.compactMap { $0.layer as? CAGradientLayer }.first)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(abs(layer.endPoint.x - 0.9) < 0.001 && abs(layer.endPoint.y - 0.7) < 0.001)
    #expect(layer.locations?.map(\.doubleValue) == [0.25, 1])
  }

  @Test func `styles can be paler, gradients in all their colours`() {
    func alphas<S: ShapeStyle>(_ style: S) -> [CGFloat] {
      switch style.anyPaint(EnvironmentValues()) {
      case .color(let color): [color.cgColor.alpha]
      case .gradient(let gradient): gradient.colors.map(\.cgColor.alpha)
      }
    }
    func half<S: ShapeStyle>(_ style: S) -> some ShapeStyle { style.opacity(0.5) }
    #expect(alphas(half(Color.red)) == [0.5])
    #expect(abs(alphas(half(Material.regular))[0] - 0.4) < 0.001)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(alphas(half(gradient)) == [0.5, 0.5])
    _ = Text("a").background(.thinMaterial.opacity(0.3)).foregroundStyle(.secondary.opacity(.nan))
  }

  @Test func `lines under and through texts come from around them too, where they have none`() throws {
    let view = VStack {
      Text("a")
      Text("b").strikethrough(false)
    }.strikethrough(true, color: .red).underline()
    let texts = HostedScreen(view).window.all(UILabel.self).compactMap(\.attributedText)
    let looks = texts.map { text in
      let found = text.attributes(at: 0, effectiveRange: nil)
      return [NSAttributedString.Key.underlineStyle, .strikethroughStyle, .strikethroughColor].map {
        found[$0] != nil
      }
    }
    #expect(looks == [[true, true, true], [true, false, false]])
  }
}
