import Testing

@testable import SwiftUI

@MainActor @Suite struct `A table` {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    var age: Int { id * 10 }
  }

  private struct Screen: View {
    let width: UserInterfaceSizeClass
    @State private var people = ["Cleo", "Ada", "Bo"].enumerated().map { Person(id: $0 + 1, name: $1) }
    @State private var chosen: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      VStack {
        Text("chosen \(chosen.sorted().description)")
        Table(people, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("age \($0.age)") }.width(120)
        }
        .onChange(of: order) { _, new in people.sort(using: new) }
      }
      .environment(\.horizontalSizeClass, width)
    }
  }

  private func x(_ text: String, _ screen: HostedScreen) throws -> CGFloat {
    let label = try #require(screen.label(text))
    return label.convert(CGPoint.zero, to: screen.window).x
  }
  private func y(_ text: String, _ screen: HostedScreen) throws -> CGFloat {
    let label = try #require(screen.label(text))
    return label.convert(CGPoint.zero, to: screen.window).y
  }

  @Test func `is a list of its first column where there is little room`() {
    let screen = HostedScreen(Screen(width: .compact))
    #expect(screen.label("Cleo") != nil && screen.label("Bo") != nil)
    #expect(screen.label("age 10") == nil && screen.label("Name") == nil)
  }

  @Test func `has its columns below their titles where there is room`() throws {
    let screen = HostedScreen(Screen(width: .regular))
    #expect(try abs(x("Name", screen) - x("Cleo", screen)) < 2)
    #expect(try abs(x("Age", screen) - x("age 10", screen)) < 2)
    #expect(try x("age 10", screen) > x("Cleo", screen) + 100)
    #expect(try y("Name", screen) < y("Cleo", screen))
  }

  @Test func `tells by what to sort as its titles are tapped`() throws {
    let screen = HostedScreen(Screen(width: .regular))
    // The names are what it says to be sorted by first.
    screen.tap(on: "Name")
    #expect(try y("Cleo", screen) < y("Ada", screen))
    screen.tap(on: "Name")
    #expect(try y("Ada", screen) < y("Bo", screen) && y("Bo", screen) < y("Cleo", screen))
    screen.tap(on: "Age")
    #expect(try y("Cleo", screen) < y("Ada", screen))
  }

  @Test func `may have rows one by one, with menus`() {
    let screen = HostedScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 9, name: "First"))
        ForEach([Person(id: 1, name: "Second"), Person(id: 2, name: "Third")]) { person in
          TableRow(person).contextMenu { Button("Delete") {} }
        }
      })
    #expect(["First", "Second", "Third"].allSatisfy { screen.label($0) != nil })
  }
}
