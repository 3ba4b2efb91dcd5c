import Testing

@testable import SwiftUI

@MainActor @Suite struct `Lists` {
  @Test func `make only the rows on screen`() {
    var made = Set<Int>()
    let screen = HostedScreen(
      List(0..<5000) { index in
        let _ = made.insert(index)
        Text("row \(index)")
      })
    #expect(screen.texts.contains("row 0"))
    #expect(screen.table?.numberOfRows(inSection: 0) == 5000)
    #expect(made.count < 60)
  }

  @Test func `have rows of 44 points, or as high as what is in them`() {
    let screen = HostedScreen(
      List {
        Text("low")
        Color.red.frame(height: 100)
      }
      .listStyle(.plain))
    #expect(screen.table?.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect((screen.table?.rectForRow(at: IndexPath(row: 1, section: 0)).height ?? 0) > 100)
  }

  @Test func `begin every row at the leading edge, however narrow it is`() throws {
    let screen = HostedScreen(
      List {
        Text("short")
        Label("with a symbol", systemImage: "star")
        Button("pressed") {}
        HStack {
          Text("wide")
          Spacer()
        }
      }
      .listStyle(.plain))
    func edge(_ text: String) throws -> CGFloat {
      let label = try #require(screen.label(text))
      return label.convert(CGPoint.zero, to: screen.window).x
    }
    #expect(try edge("short") == edge("wide") && edge("pressed") == edge("wide"))
    #expect(try edge("with a symbol") < 60)
  }

  @Test func `show headers and footers of sections, in capitals where they are grouped`() {
    let screen = HostedScreen(
      Form {
        Section {
          Text("row")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      })
    #expect(Set(screen.texts) == ["HEAD", "row", "Foot"])
    #expect(screen.table?.style == .insetGrouped)
  }

  @Test func `take the rows of views, conditions and data as their own`() {
    struct Part: View {
      let isLong: Bool
      var body: some View {
        Text("part")
        if isLong { Text("more") }
      }
    }
    let screen = HostedScreen(
      List {
        Part(isLong: true)
        ForEach(["a", "b"], id: \.self) { name in
          Section(name) { Text("in \(name)") }
        }
      })
    #expect(screen.table?.numberOfSections == 3)
    #expect(screen.table?.numberOfRows(inSection: 0) == 2)
    #expect(screen.table?.numberOfRows(inSection: 2) == 1)
  }

  @Test func `follow their data, and keep the rows that stay`() {
    struct Screen: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        List {
          Button("Drop") { names.remove(at: 1) }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
    let screen = HostedScreen(Screen())
    screen.tap(on: "Drop")
    #expect(screen.texts == ["Drop", "a", "c"])
  }

  @Test func `delete the row whose button is chosen after a swipe`() {
    struct Screen: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
      }
    }
    let screen = HostedScreen(Screen())
    let path = IndexPath(row: 1, section: 0)
    let swipes = screen.table.flatMap {
      $0.delegate?.tableView($0, trailingSwipeActionsConfigurationForRowAt: path)
    }
    let delete = swipes?.actions.first
    #expect(delete?.title == "Delete")
    if let delete { delete.handler(delete, UIView()) { _ in } }
    screen.settle()
    #expect(screen.texts == ["a", "c"])
  }

  @Test func `show the actions of a row behind it`() {
    var pinned = ""
    let screen = HostedScreen(
      List(["a", "b"], id: \.self) { name in
        Text(name).swipeActions(edge: .leading) { Button("Pin") { pinned = name }.tint(.yellow) }
      })
    let path = IndexPath(row: 1, section: 0)
    let swipes = screen.table.flatMap {
      $0.delegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: path)
    }
    #expect(swipes?.actions.map(\.title) == ["Pin"])
    if let action = swipes?.actions.first { action.handler(action, UIView()) { _ in } }
    #expect(pinned == "b")
  }

  @Test func `choose the value of the row that is tapped`() {
    let chosen = KeptValue<String?>(nil)
    let screen = HostedScreen(List(["a", "b"], id: \.self, selection: chosen.binding) { Text($0) })
    screen.tap(on: "b")
    #expect(chosen.value == "b")
  }

  @Test func `let a switch in a row be tapped`() {
    let isOn = KeptValue(false)
    let screen = HostedScreen(Form { Toggle("Sound", isOn: isOn.binding) })
    let control = screen.first(UISwitch.self)
    let middle = control.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: screen.window) }
    if let middle { screen.tap(middle.x, middle.y) }
    #expect(isOn.value)
  }

  @Test func `are edited while their screen's edit button says so, and tell of moved rows`() {
    struct Screen: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { Text($0) }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let screen = HostedScreen(Screen())
    screen.tap(on: "Edit")
    #expect(screen.table?.isEditing == true)
    if let table = screen.table {
      let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
      table.dataSource?.tableView(table, moveRowAt: first, to: last)
    }
    screen.tap(on: "Done")
    #expect(screen.table?.isEditing == false)
    let shown = (0..<3).map {
      screen.table?.cellForRow(at: IndexPath(row: $0, section: 0))?.all(UILabel.self).first?.text
    }
    #expect(shown == ["b", "c", "a"])
  }

  @Test func `scroll to the row with an id`() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo(80, anchor: .top) }
            List(0..<100, id: \.self) { Text("row \($0)") }.listStyle(.plain)
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.label("row 80") == nil)
    screen.tap(on: "Go")
    #expect(screen.label("row 80") != nil)
  }

  @Test func `open the rows below a row`() {
    struct Folder: Identifiable {
      let id: String
      var folders: [Folder]?
    }
    let screen = HostedScreen(
      List([Folder(id: "top", folders: [Folder(id: "inner")])], children: \.folders) { Text($0.id) })
    #expect(screen.texts == ["top"])
    screen.first(PressControl.self)?.sendActions(for: .touchUpInside)
    screen.settle()
    #expect(screen.texts == ["top", "inner"])
  }
}

@MainActor @Suite struct `Grids` {
  private let boxes = (0..<5).map { _ in Box(10, 20) }
  private func grid(_ items: [GridItem]) -> [CGRect] {
    let cells = Cells(boxes)
    var section = ListSection(id: 0)
    section.rows.append(count: boxes.count, index: { _ in nil }) { row in
      ListRow(id: AnyHashable(row), dataID: nil, view: { EmptyView() })
    }
    let element = LazyElement()
    element.source = cells
    element.look.gap = 10
    element.look.grid = GridItemLayout(axis: .vertical, items: items, guide: .center)
    element.show([section], keepsLengths: false)
    lay(element, width: 320, height: 100)
    return boxes.map(\.frame)
  }

  private final class Cells: LazySource {
    let boxes: [Box]
    let tree = ViewTree()
    init(_ boxes: [Box]) { self.boxes = boxes }
    func elements(ofItem item: Int) -> [LayoutElement] { [boxes[item]] }
    func keepOnly(_ items: Set<Int>) {}
  }

  @Test func `flexible columns share what fixed ones leave`() {
    let frames = grid([
      GridItem(.fixed(100), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible()),
    ])
    // Each stands in the middle of its column.
    #expect(frames.prefix(3).map(\.midX) == [50, 155, 265])
    #expect(frames[3].minY - frames[0].minY == 30)
  }

  @Test func `as many adaptive columns stand side by side as there is room for`() {
    let frames = grid([GridItem(.adaptive(minimum: 100), spacing: 10)])
    #expect(Set(frames.map(\.midX)) == [50, 160, 270])
  }

  @Test func `lengths that are no numbers leave columns that are`() {
    let frames = grid([GridItem(.flexible(maximum: .nan), spacing: .nan), GridItem(.adaptive(minimum: 100))])
    #expect(frames.allSatisfy { $0.midX.isFinite && $0.midX <= 320 })
  }

  @Test func `a grid's columns are as wide as their widest cell`() {
    let shown = host(
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        GridRow {
          Color.blue.frame(width: 10, height: 10)
          Color.blue.frame(width: 50, height: 10)
        }
        Color.green.gridCellColumns(2).frame(height: 4)
      })
    let frames = shown.subviews.map(\.frame)
    #expect(frames[1].midX - frames[0].midX == 50)
    #expect(frames[0].midX == frames[2].midX)
    #expect(frames[2].minY - frames[0].maxY == 5)
    #expect(frames[4].width == 90)
  }
}
