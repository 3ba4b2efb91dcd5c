import Testing

@testable import SwiftUI

/// Screens in the several forms in which people write them.
@MainActor @Suite struct `Forms of SwiftUI's calls` {
  private struct Film: Identifiable { let id = 7 }
  private func texts(_ host: UIView) -> [String] { host.all(UILabel.self).compactMap(\.text) }

  @Test(arguments: ["alert", "dialog", "sheet"])
  func `present what is asked about some data`(_ kind: String) throws {
    struct Screen: View {
      let kind: String
      @State private var film: Film? = Film()
      @State private var isShown = true
      private var title: String { "Film" }
      var body: some View {
        switch kind {
        case "alert":
          Text("below").alert(title, isPresented: $isShown, presenting: film) {
            Button("Play \($0.id)") {}
          } message: {
            Text("Number \($0.id)")
          }
        case "dialog":
          Text("below").confirmationDialog(
            Text(title), isPresented: $isShown, titleVisibility: .visible, presenting: film
          ) {
            Button("Play \($0.id)") {}
          } message: {
            Text("Number \($0.id)")
          }
        default:
          Text("below").actionSheet(item: $film) {
            ActionSheet(
              title: Text("Film"), message: Text("Number \($0.id)"),
              buttons: [.default(Text("Play \($0.id)"))])
          }
        }
      }
    }
    let screen = HostedScreen(Screen(kind: kind))
    let alert = try #require(screen.controller(UIAlertController.self))
    #expect(alert.title == "Film" && alert.message == "Number 7")
    #expect(alert.actions.first?.title == "Play 7")
    #expect(alert.preferredStyle == (kind == "alert" ? .alert : .actionSheet))
  }

  @Test func `show a number in a field by a formatter, and read it again`() throws {
    struct Screen: View {
      @State private var number = 1234
      var body: some View {
        VStack {
          TextField("Number", value: $number, formatter: Self.formatter)
          Text("is \(number)")
        }
      }
      static var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return formatter
      }
    }
    let screen = HostedScreen(Screen())
    let field = try #require(screen.first(UITextField.self))
    #expect(field.text == "1,234")
    field.text = "56"
    field.sendActions(for: .editingChanged)
    screen.settle()
    #expect(screen.texts.contains { $0.hasSuffix("56") })
    field.text = "many"
    field.sendActions(for: .editingChanged)
    screen.settle()
    #expect(screen.texts.contains { $0.hasSuffix("56") })
  }

  @Test func `label a button by its role`() {
    let shown = host(
      VStack {
        Button(role: .close) {}
        Button(role: .confirm) {}
        Slider(value: .constant(0.5), minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
          Text("x")
        }
        Stepper(onIncrement: {}, onDecrement: {}) { Text("step") }
      })
    #expect(texts(shown) == ["Close", "Done", "0", "1", "step"])
  }

  @Test func `give texts of ranges, of timers and of formatters`() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let later = start.addingTimeInterval(3725)
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    func plain(_ text: Text) -> String { text.plain }
    #expect(plain(Text(timerInterval: start...later, pauseTime: start)) == "1:02:05")
    #expect(plain(Text(timerInterval: start...later, pauseTime: start, showsHours: false)) == "62:05")
    #expect(plain(Text(timerInterval: start...later, pauseTime: later, countsDown: true)) == "0:00")
    #expect(plain(Text(start, formatter: formatter)) == "1970")
    #expect(plain(Text("in \(start, formatter: formatter)")) == "in 1970")
    #expect(plain(Text(start...later.addingTimeInterval(1e6))).contains(" – "))
  }

  @Test func `make sections and searches of tabs, and an inspector a sheet`() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") {
            Text("home").inspector(isPresented: $isShown) { Text("inspected") }
          }
          TabSection("More") { Tab("Films", systemImage: "film") { Text("films") } }
          Tab(role: .search) { Text("search") }
        }
      }
    }
    let screen = HostedScreen(Screen())
    let tabs = try #require(screen.controller(UITabBarController.self))
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "Films", "Search"])
    #expect(screen.texts.contains("inspected"))
  }

  @Test func `follow a link that a tag stands for`() {
    struct Screen: View {
      @State private var chosen: Int? = 2
      private var title: String { "to two" }
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("to one", destination: Text("one"), tag: 1, selection: $chosen)
            NavigationLink(title, destination: Text("two"), tag: 2, selection: $chosen)
            NavigationLink("to three", destination: Text("three")).isDetailLink(false)
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.texts.contains("two") && !screen.texts.contains("one"))
  }

  @Test func `leave a view as it is that they have no effect on`() {
    struct Screen: View {
      @State private var isOn = false
      @AccessibilityFocusState private var isSpoken: Bool
      @FocusedValue(\.title) private var title
      @Namespace private var names
      var body: some View {
        Text(title ?? "shown")
          .keyboardShortcut("s", modifiers: [.command, .shift])
          .keyboardShortcut(.defaultAction)
          .hoverEffect(.lift)
          .onContinuousHover { _ in }
          .focusable()
          .focusedSceneValue(\.title, "hidden")
          .onDrag { NSItemProvider() }
          .onDrop(of: [.image, .plainText], isTargeted: $isOn) { _ in true }
          .draggable("s") { Text("dragged") }
          .dropDestination(for: String.self) { _, _ in
            true
          } isTargeted: {
            isOn = $0
          }
          .fileImporter(isPresented: $isOn, allowedContentTypes: [.pdf]) { _ in }
          .symbolEffect(.bounce.up.byLayer, options: .repeating.speed(2), value: isOn)
          .symbolEffect(.variableColor.iterative, isActive: isOn)
          .contentTransition(.symbolEffect(.replace.downUp))
          .accessibilityAction(named: "Open") {}
          .accessibilitySortPriority(1)
          .accessibilityFocused($isSpoken)
          .glassEffectID("a", in: names)
          .geometryGroup()
          .textScale(.secondary)
          .fontWidth(.condensed)
          .menuOrder(.fixed)
          .toolbar(removing: .title)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar)
          .navigationSplitViewStyle(.balanced)
          .tabBarMinimizeBehavior(.onScrollDown)
          .contentShape(.contextMenuPreview, .rect(cornerRadius: 8))
          .transition(Wipe())
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.texts == ["shown"])
  }

  private struct Wipe: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
