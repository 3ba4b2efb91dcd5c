import Testing

@testable import SwiftUI

/// Data that screens change, and values that they keep.
@MainActor @Suite struct `Data that screens change` {
  private struct Film: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Films: View {
    @State private var films = [Film(id: 1, name: "Alien"), Film(id: 2, name: "Brazil")]
    var body: some View {
      List($films, editActions: .delete) { $film in
        Text(film.name).onTapGesture { film.name += "!" }
      }
    }
  }

  @Test func `are deleted from a list by its rows`() throws {
    let screen = HostedScreen(Films())
    let table = try #require(screen.table)
    let place = IndexPath(row: 0, section: 0)
    #expect(table.dataSource?.tableView(table, canEditRowAt: place) == true)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: place)
    screen.settle()
    #expect(screen.texts == ["Brazil"])
  }

  @Test func `are bound to rows of a list without more being said`() {
    struct Screen: View {
      @State private var films = [Film(id: 1, name: "Alien"), Film(id: 2, name: "Brazil")]
      var body: some View {
        List($films) { $film in Text(film.name).onTapGesture { film.name += "!" } }
      }
    }
    let screen = HostedScreen(Screen())
    screen.tap(on: "Brazil")
    #expect(screen.texts == ["Alien", "Brazil!"])
  }

  @Test func `close sections with a binding`() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            Text("row")
          } header: {
            Text("header").onTapGesture { isOpen.toggle() }
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(Set(screen.texts) == ["HEADER", "row"])
    screen.tap(on: "HEADER")
    #expect(screen.texts == ["HEADER"])
  }

  private enum Flavour: String { case sweet, salty }
  @MainActor private final class Handle { var act: () -> Void = {} }

  @Test func `keep values that may be missing`() {
    struct Screen: View {
      @AppStorage("when", store: Self.store) private var when = Date(timeIntervalSince1970: 0)
      @AppStorage("flavour", store: Self.store) private var flavour: Flavour?
      @AppStorage("place", store: Self.store) private var place: URL?
      @SceneStorage("tab") private var tab: String?
      let handle: Handle
      static let store = UserDefaults(suiteName: "values-that-may-be-missing")
      var body: some View {
        let _ =
          handle.act = {
            when = Date(timeIntervalSince1970: 60)
            flavour = .salty
            place = URL(string: "a:b")
            tab = "films"
          }
        Text("\(Int(when.timeIntervalSince1970)) \(flavour?.rawValue ?? "-")")
        Text("\(place?.absoluteString ?? "-") \(tab ?? "-")")
      }
    }
    for key in ["when", "flavour", "place"] { Screen.store?.removeObject(forKey: key) }
    let handle = Handle()
    let shown = host(Screen(handle: handle))
    #expect(shown.all(UILabel.self).map(\.text) == ["0 -", "- -"])
    handle.act()
    shown.layoutIfNeeded()
    #expect(shown.all(UILabel.self).map(\.text) == ["60 salty", "a:b films"])
  }

  @Test func `change in models of no actor's with an animation, too`() {
    final class Model: ObservableObject {
      @Published var count = 0
      nonisolated func add() {
        withAnimation(.default) {
          count += 1
        } completion: {
        }
      }
    }
    let model = Model()
    model.add()
    #expect(model.count == 1)
  }

  @Test func `leave views that gestures and animations are given in their other forms`() {
    struct Screen: View {
      let isActive: Bool
      var body: some View {
        VStack {
          Text("held").onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
          Text("dragged").gesture(isActive ? TapGesture() : nil)
          Text("faded").animation(.smooth) { $0.opacity(isActive ? 1 : 0.5) }
          ShareLink("Share it", item: "a", preview: SharePreview("a"))
          Menu("More") { Button("a") {} }.menuStyle(BorderlessButtonMenuStyle())
          PasteButton(payloadType: String.self) { _ in }
        }
        .colorScheme(.dark)
        .presentationDetents([.custom(Half.self)])
      }
    }
    struct Half: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
    }
    #expect(
      host(Screen(isActive: true)).all(UILabel.self).map(\.text) == [
        "held", "dragged", "faded", "Share it", "More", "Paste",
      ])
    #expect(PresentationDetent.custom(Half.self) == .height(UIScreen.main.bounds.height / 2))
  }

  @Test func `are drawn by layers and what was made ready`() {
    var sizes: [CGSize] = []
    let canvas = Canvas { context, size in
      context.addFilter(.blur(radius: 2))
      context.blendMode = .multiply
      let words = context.resolve(Text("words"))
      sizes.append(words.measure(in: size))
      context.drawLayer { layer in layer.draw(words, at: .zero) }
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      guard let graphics = UIGraphicsGetCurrentContext() else { return }
      var context = GraphicsContext(context: graphics, environment: EnvironmentValues())
      canvas.draw(&context, CGSize(width: 20, height: 20))
    }
    #expect(picture.size.width == 20 && (sizes.first?.width ?? 0) > 10)
  }
}
