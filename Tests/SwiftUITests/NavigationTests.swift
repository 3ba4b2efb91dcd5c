import Testing

@testable import SwiftUI

@MainActor @Suite struct `Navigation` {
  @Test func `shows titles in the bar, large unless told`() {
    let screen = HostedScreen(
      NavigationStack { List { Text("row") }.navigationTitle("Trips").navigationBarTitleDisplayMode(.inline) }
    )
    let item = screen.controller(UINavigationController.self)?.topViewController?.navigationItem
    #expect(item?.title == "Trips")
    #expect(item?.largeTitleDisplayMode == .never)
  }

  @Test func `a row that leads on pushes its screen, and dismiss goes back`() {
    struct Detail: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Back") { dismiss() }.navigationTitle("Detail") }
    }
    let screen = HostedScreen(
      NavigationStack { List { NavigationLink("Open") { Detail() } }.navigationTitle("Root") })
    let navigation = screen.controller(UINavigationController.self)
    screen.tap(on: "Open")
    #expect(navigation?.viewControllers.count == 2)
    #expect(navigation?.topViewController?.navigationItem.title == "Detail")
    screen.tap(on: "Back")
    #expect(navigation?.viewControllers.count == 1)
  }

  @Test func `values lead to their destination and stand in the path`() {
    let path = KeptValue<[Int]>([])
    struct Root: View {
      @Binding var path: [Int]
      var body: some View {
        NavigationStack(path: $path) {
          List(1..<4) { NavigationLink("to \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    let screen = HostedScreen(Root(path: path.binding))
    screen.tap(on: "to 2")
    #expect(path.value == [2])
    #expect(screen.texts.contains("screen 2"))
    screen.controller(UINavigationController.self)?.popViewController(animated: true)
    screen.settle()
    #expect(path.value == [])
  }

  @Test func `a path that is set shows its screens`() {
    struct Root: View {
      @State var path: [String] = ["a", "b"]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: String.self) { name in Button("\(name) home") { path = [] }
          }
        }
      }
    }
    let screen = HostedScreen(Root())
    let navigation = screen.controller(UINavigationController.self)
    #expect(navigation?.viewControllers.count == 3)
    screen.tap(on: "b home")
    #expect(navigation?.viewControllers.count == 1)
  }

  @Test func `a toolbar's buttons stand in the bar and follow the state`() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          Text("root").navigationTitle("T").toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("count \(count)") }
            ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
          }
        }
      }
    }
    let screen = HostedScreen(Root())
    let item = screen.controller(UINavigationController.self)?.topViewController?.navigationItem
    #expect(item?.leftBarButtonItems?.count == 1)
    #expect(item?.rightBarButtonItems?.count == 1)
    screen.tap(on: "Add")
    #expect(screen.texts.contains("count 1"))
  }

  @Test func `a toolbar may have things on a condition`() {
    struct Root: View {
      @State var name: String?
      @State var isOpen = false
      var body: some View {
        NavigationStack {
          Text("root").toolbar { if let name { ToolbarItem(placement: .topBarLeading) { Text(name) } } }
            .toolbar {
              if isOpen { ToolbarItem { Text("open") } } else { ToolbarItem { Button("Open", action: open) } }
            }
        }
      }
      func open() { (name, isOpen) = ("Ada", true) }
    }
    let screen = HostedScreen(Root())
    #expect(!screen.texts.contains("Ada"))
    screen.tap(on: "Open")
    #expect(screen.texts.contains("Ada") && screen.texts.contains("open"))
  }

  @Test func `a search field sets its binding`() {
    let text = KeptValue("")
    let screen = HostedScreen(
      NavigationStack { Text("root").navigationTitle("T").searchable(text: text.binding, prompt: "Find") })
    let search = screen.controller(UINavigationController.self)?.topViewController?.navigationItem
      .searchController
    #expect(search?.searchBar.placeholder == "Find")
    search?.searchBar.text = "abc"
    search.map { $0.searchBar.delegate?.searchBar($0.searchBar, textDidChange: "abc") }
    #expect(text.value == "abc")
  }

  @Test func `what is typed in a search field changes the list below`() {
    struct Root: View {
      @State var query = ""
      var body: some View {
        NavigationStack {
          List(["Oslo", "Rome"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
            .searchable(text: $query)
        }
      }
    }
    let screen = HostedScreen(Root())
    let search = screen.controller(UINavigationController.self)?.topViewController?.navigationItem
      .searchController
    search.map { $0.searchBar.delegate?.searchBar($0.searchBar, textDidChange: "Ro") }
    screen.settle()
    #expect(screen.table?.numberOfRows(inSection: 0) == 1)
    #expect(screen.label("Oslo") == nil)
  }

  @Test func `tabs have their items, and the binding follows the bar`() {
    let chosen = KeptValue("home")
    let screen = HostedScreen(
      TabView(selection: chosen.binding) {
        Text("home screen").tabItem { Label("Home", systemImage: "house") }.tag("home")
        Tab("Mail", systemImage: "envelope", value: "mail") { Text("mail screen") }
      })
    let tabs = screen.controller(UITabBarController.self)
    #expect(tabs?.viewControllers?.map { $0.tabBarItem.title ?? "" } == ["Home", "Mail"])
    #expect(tabs?.viewControllers?.first?.tabBarItem.image != nil)
    if let tabs, let second = tabs.viewControllers?.last {
      tabs.delegate?.tabBarController(tabs, didSelect: second)
    }
    #expect(chosen.value == "mail")
  }

  @Test func `pages lie side by side with a dot for each`() {
    let screen = HostedScreen(
      TabView {
        ForEach(0..<3) { Text("page \($0)") }
      }
      .tabViewStyle(.page))
    let pages = screen.first(PageView.self)
    #expect(pages?.dots.numberOfPages == 3)
    #expect(pages?.scroll.contentSize.width == 1170)
  }
}

@MainActor @Suite struct `Presentations` {
  @Test func `a sheet comes with its binding, and goes with dismiss`() {
    struct Inside: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Root: View {
      @Binding var isShown: Bool
      @State var more = 0
      var body: some View {
        Button("Open") {
          isShown = true
          more += 1
        }
        .sheet(isPresented: $isShown) { Inside().presentationDetents([.medium, .large]) }
      }
    }
    let isShown = KeptValue(false)
    let screen = HostedScreen(Root(isShown: isShown.binding))
    screen.tap(on: "Open")
    let sheet = screen.window.rootViewController?.presentedViewController
    #expect(sheet?.sheetPresentationController?.detents.count == 2)
    screen.tap(on: "Close")
    #expect(screen.window.rootViewController?.presentedViewController == nil)
    #expect(!isShown.value)
  }

  @Test func `dismiss closes the sheet around a stack of screens`() {
    struct Item: Identifiable { let id: Int }
    struct Editor: View {
      @Environment(\.dismiss) var dismiss
      let item: Item
      var body: some View {
        NavigationStack {
          Form { Text("item \(item.id)") }
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
        }
      }
    }
    struct Root: View {
      @State var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 7) }.sheet(item: $item) { Editor(item: $0) }
      }
    }
    let screen = HostedScreen(Root())
    screen.tap(on: "Open")
    #expect(screen.texts.contains("item 7"))
    screen.tap(on: "Cancel")
    #expect(screen.window.rootViewController?.presentedViewController == nil)
    screen.tap(on: "Open")
    #expect(screen.texts.contains("item 7"))
  }

  @Test func `dismiss read within a stack's root closes the sheet`() {
    struct Inner: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Root: View {
      @State var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) {
          NavigationStack { Inner() }
        }
      }
    }
    let screen = HostedScreen(Root())
    screen.tap(on: "Open")
    #expect(screen.window.rootViewController?.presentedViewController != nil)
    screen.tap(on: "Close")
    #expect(screen.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `an alert has the buttons of its views, and resets its binding`() {
    struct Root: View {
      @State var isShown = true
      @State var deleted = false
      var body: some View {
        Text(deleted ? "deleted" : "kept \(isShown ? 1 : 0)")
          .alert("Delete?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { deleted = true }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("It is gone then.")
          }
      }
    }
    let screen = HostedScreen(Root())
    let alert = screen.window.rootViewController?.presentedViewController as? UIAlertController
    #expect(alert?.message == "It is gone then.")
    #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
    screen.tap(on: "Delete")
    #expect(screen.texts.contains("deleted"))
    #expect(screen.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `a dialog has a button that leaves it`() {
    let screen = HostedScreen(
      Text("root").confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Do it") {} })
    let alert = screen.window.rootViewController?.presentedViewController as? UIAlertController
    #expect(alert?.preferredStyle == .actionSheet)
    #expect(alert?.actions.map(\.title) == ["Do it", "Cancel"])
  }
}
