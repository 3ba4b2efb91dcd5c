import Testing

@testable import SwiftUI

/// The values that screens are given without anybody's setting them.
@MainActor @Suite struct `The environment` {
  @Test func `lets the presentation mode of a sheet close it`() {
    struct Sheet: View {
      @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
      var body: some View {
        Text(mode.wrappedValue.isPresented ? "presented" : "alone")
          .onTapGesture { self.mode.wrappedValue.dismiss() }
      }
    }
    struct Screen: View {
      @State private var isShown = true
      var body: some View { Text("below \(isShown)").sheet(isPresented: $isShown) { Sheet() } }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.texts.contains("presented"))
    screen.tap(on: "presented")
    #expect(screen.texts == ["below false"])
  }

  @Test func `lets the presentation mode of a pushed screen go back`() {
    struct Pushed: View {
      @Environment(\.presentationMode) var mode
      var body: some View {
        Text(mode.wrappedValue.isPresented ? "pushed" : "root").onTapGesture { mode.wrappedValue.dismiss() }
      }
    }
    let screen = HostedScreen(NavigationView { NavigationLink("go", destination: Pushed()) })
    screen.tap(on: "go")
    let navigation = screen.controller(UINavigationController.self)
    #expect(navigation?.viewControllers.count == 2)
    screen.tap(on: "pushed")
    #expect(navigation?.viewControllers.count == 1)
  }

  @Test func `tells a text size by its old name and by its new one`() {
    struct Size: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text(
          "\(String(describing: category)) \(String(describing: size)) \(category.isAccessibilityCategory)")
      }
    }
    let shown = host(
      VStack {
        Size()
        Size().environment(\.sizeCategory, .accessibilityLarge)
        Size().dynamicTypeSize(.xxLarge ... .accessibility3)
        Size().dynamicTypeSize(...DynamicTypeSize.xxLarge)
      })
    #expect(
      shown.all(UILabel.self).compactMap(\.text) == [
        "large large false", "accessibilityLarge accessibility2 true", "extraExtraLarge xxLarge false",
        "large large false",
      ])
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Text(isSearching ? "searching" : "idle").onTapGesture { dismissSearch() } }
  }

  @Test func `tells whether one searches, and ends the search`() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Found()
            Text("shown \(isShown)").onTapGesture { isShown = true }
          }
          .searchable(text: $text, isPresented: $isShown, prompt: "Films")
        }
      }
    }
    let screen = HostedScreen(Screen())
    let item = screen.controller(UINavigationController.self)?.topViewController?.navigationItem
    let search = try #require(item?.searchController)
    #expect(search.searchBar.placeholder == "Films")
    #expect(screen.texts.contains("idle"))
    search.isActive = true
    screen.settle()
    #expect(screen.texts.contains("searching") && screen.texts.contains("shown true"))
    screen.tap(on: "searching")
    #expect(!search.isActive && screen.texts.contains("idle") && screen.texts.contains("shown false"))
    screen.tap(on: "shown false")
    #expect(search.isActive && screen.texts.contains("searching"))
  }
}
