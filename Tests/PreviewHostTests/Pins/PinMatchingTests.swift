import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Finding a pinned element again` {
  /// A screen on which a list shows some of its items.
  private static func world(
    _ shown: [(Int, Int, String)], counts: [Int], of view: String = "main", others: [ScreenElement] = []
  ) -> PinWorld {
    PinWorld(
      shown: shown.map { section, item, words in
        ScreenElement(
          element: PinElement(kind: .cell, view: view, section: section, item: item, words: words),
          layer: LayerID(1000 * (section + 1) + item))
      } + others,
      collections: [.init(id: view, sectionCount: counts.count, itemCount: { counts[$0] })], root: 1)
  }

  private static func list(_ words: [String], from first: Int = 0, of count: Int? = nil) -> PinWorld {
    world(zip(first..., words).map { (0, $0, $1) }, counts: [count ?? first + words.count])
  }

  /// The third of five plants.
  private static let pin = PinElement(
    kind: .cell, view: "main", section: 0, item: 2, words: "Aloe", before: "Fern", after: "Basil")

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var standing: PinPlace.Standing
    var layer: LayerID?
    var world: @Sendable () -> PinWorld

    init(
      _ name: String, _ standing: PinPlace.Standing, _ layer: LayerID?,
      _ world: @escaping @Sendable () -> PinWorld
    ) {
      (testDescription, self.standing, self.layer, self.world) = (name, standing, layer, world)
    }
  }

  @Test(
    arguments: [
      Case("nothing changed", .here, 1002) { list(["Ivy", "Fern", "Aloe", "Basil", "Mint"]) },
      Case("items inserted before", .moved, 1004) {
        list(["New", "Newer", "Ivy", "Fern", "Aloe", "Basil", "Mint"])
      },
      Case("items inserted before, and it is not on the screen now", .away, nil) {
        list(["New", "Newer", "Newest", "Ivy", "Fern"], of: 8)
      },
      Case("items removed before", .moved, 1001) { list(["Fern", "Aloe", "Basil", "Mint"]) },
      Case("items removed before, and the rest scrolled away", .away, nil) {
        list(["Basil", "Mint", "Rose"], from: 3, of: 9)
      },
      Case("the item moved to the end", .moved, 1004) { list(["Ivy", "Fern", "Basil", "Mint", "Aloe"]) },
      Case("its text changed", .here, 1002) { list(["Ivy", "Fern", "Agave", "Basil", "Mint"]) },
      Case("all texts written otherwise", .here, 1002) {
        list(["Efeu", "Farn", "Echte Aloe", "Basilikum", "Minze"])
      },
      Case("nothing is left of what was around it", .away, nil) {
        list(["Oak", "Elm", "Ash", "Yew", "Fir"])
      },
      Case("its text changed, and items were inserted before", .moved, 1003) {
        list(["New", "Ivy", "Fern", "Agave", "Basil", "Mint"])
      },
      Case("a section inserted before", .moved, 2002) {
        world(
          [(0, 0, "News"), (1, 0, "Ivy"), (1, 1, "Fern"), (1, 2, "Aloe"), (1, 3, "Basil")], counts: [1, 5])
      },
      Case("the collection renamed", .here, 1002) {
        world([(0, 1, "Fern"), (0, 2, "Aloe"), (0, 3, "Basil")], counts: [5], of: "plants")
      },
      Case("the collection renamed, and the item is off the screen", .away, nil) {
        world([(0, 4, "Mint")], counts: [5], of: "plants")
      },
      Case("the item deleted", .orphaned, nil) { list(["Ivy", "Fern", "Basil", "Mint"]) },
      Case("the item and those before it deleted", .orphaned, nil) { list(["Basil", "Mint"]) },
      Case("all of it deleted", .orphaned, nil) { list([]) },
      Case("the section deleted", .orphaned, nil) { world([], counts: []) },
      Case("no collection view there at all", .orphaned, nil) { PinWorld(root: 1) },
      Case("scrolled away", .away, nil) { list(["Rose", "Sage"], from: 7, of: 9) },
      Case("its words twice: the nearer one is it", .moved, 1003) {
        list(["Aloe", "Ivy", "Fern", "Aloe", "Basil"])
      },
    ])
  func `a cell`(edit: Case) {
    let place = PinMatching(Self.pin, in: edit.world()).place
    #expect(place.standing == edit.standing)
    #expect(place.layer == edit.layer)
  }

  @Test func `a cell without words is known by its place alone`() {
    let picture = PinElement(kind: .cell, view: "main", section: 0, item: 2)
    #expect(PinMatching(picture, in: Self.list(["", "", "", ""])).place.layer == 1002)
    #expect(PinMatching(picture, in: Self.list(["", "", "Named", ""])).place.layer == 1002)
    #expect(PinMatching(picture, in: Self.list([""])).place.standing == .orphaned)
    #expect(PinMatching(picture, in: Self.list([""], of: 9)).place.standing == .away)
  }

  @Test func `the first item deleted is gone, and not the second one`() {
    let first = PinElement(kind: .cell, view: "main", section: 0, item: 0, words: "Ivy", after: "Fern")
    #expect(PinMatching(first, in: Self.list(["Fern", "Aloe"])).place.standing == .orphaned)
    #expect(PinMatching(first, in: Self.list(["Oak", "Fern", "Aloe"])).place.layer == 1000)
  }

  @Test func `a header is of its section and kind`() {
    func header(_ section: Int, _ words: String, of kind: String = "header") -> ScreenElement {
      ScreenElement(
        element: PinElement(kind: .supplementary, view: "main", section: section, of: kind, words: words),
        layer: LayerID(50 + section))
    }
    let pin = header(1, "Herbs").element
    func place(_ shown: [ScreenElement], sections: Int = 3) -> PinMatching.Place {
      PinMatching(
        pin, in: Self.world([(0, 0, "Herbs")], counts: Array(repeating: 0, count: sections), others: shown)
      ).place
    }
    #expect(place([header(0, "Trees"), header(1, "Herbs")]) == (.here, 51))
    #expect(place([header(1, "Kräuter")]) == (.here, 51))
    #expect(place([header(2, "Herbs")]) == (.moved, 52))
    #expect(place([header(1, "Herbs", of: "footer")]) == (.away, nil))
    #expect(place([], sections: 1) == (.orphaned, nil))
  }

  @Test func `a view is found by its name, and one without a name by its words`() {
    func view(_ name: String, _ words: String, _ layer: LayerID) -> ScreenElement {
      ScreenElement(element: PinElement(kind: .view, view: name, words: words), layer: layer)
    }
    func place(_ pin: ScreenElement, _ shown: [ScreenElement], names: Set<String> = []) -> PinMatching.Place {
      PinMatching(pin.element, in: PinWorld(shown: shown, viewNames: names, root: 1)).place
    }
    let buy = view("buy", "Buy", 7)
    #expect(place(buy, [view("buy", "Kaufen", 9)]) == (.here, 9))
    #expect(place(buy, [view("cart", "Cart", 8), view("purchase", "Buy", 9)]) == (.moved, 9))
    #expect(place(buy, [], names: ["buy"]) == (.away, nil))
    #expect(place(buy, [view("cart", "Cart", 8)]) == (.orphaned, nil))
    #expect(place(view("", "Hello", 3), [view("", "Bye", 4), view("", "Hello", 5)]) == (.here, 5))
    #expect(place(view("", "Hello", 3), [view("", "Bye", 4)]) == (.orphaned, nil))
  }

  @Test func `the screen is always there`() {
    #expect(PinMatching(.screen, in: PinWorld(root: 4)).place == (.here, 4))
  }

  @Test func `numbers at the end of all numbers lead nowhere, and trap nothing`() {
    let far = PinElement(
      kind: .cell, view: "main", section: .max, item: .max, words: "x", before: "Ivy", after: "Fern")
    #expect(PinMatching(far, in: Self.list(["Ivy", "Fern"])).place.standing == .orphaned)
    var near = far
    near.section = 0
    #expect(PinMatching(near, in: Self.list(["Ivy", "Fern"])).place.standing == .orphaned)
  }
}
