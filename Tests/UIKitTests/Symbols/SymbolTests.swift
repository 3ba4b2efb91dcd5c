import Testing

@testable import UIKit

@Suite struct `Symbol recipes` {
  private func drawing(_ name: String) throws -> SymbolDrawing {
    try #require(SymbolName(name)).drawing(weight: 1.75)
  }

  @Test(arguments: SymbolTable.names.sorted())
  func `every recipe is one, and lies in its grid`(name: String) throws {
    let recipe = try #require(SymbolTable.recipe(name))
    for parts in [recipe.parts, recipe.filled] {
      let box = SymbolDrawing(steps: [.init(content: .parts(parts))], weight: 1.75).box
      #expect(CGRect(x: 0, y: 0, width: 24, height: 24).insetBy(dx: -0.7, dy: -0.7).contains(box), "\(box)")
      #expect(box.width > 2 && box.height > 2)
    }
  }

  @Test(arguments: SymbolTable.characterNames)
  func `every number and letter is drawn in shapes, and none alone`(name: String) throws {
    #expect(SymbolName(name) == nil)
    let circle = try drawing(name + ".circle")
    #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(circle.box))
    #expect(try drawing(name + ".square") != circle)
  }

  @Test(arguments: [
    "heart", "heart.fill", "heart.slash", "heart.slash.fill", "heart.circle", "heart.circle.fill",
    "heart.square", "heart.square.fill", "heart.slash.circle", "heart.badge.plus", "heart.badge.minus",
    "heart.badge",
  ])
  func `each variant of a name is another drawing`(name: String) throws {
    let others = [
      "heart", "heart.fill", "heart.slash", "heart.slash.fill", "heart.circle", "heart.circle.fill",
      "heart.square", "heart.square.fill", "heart.slash.circle", "heart.badge.plus", "heart.badge.minus",
      "heart.badge",
    ].filter { $0 != name }
    let own = try drawing(name)
    for other in others { #expect(try drawing(other) != own, "\(other)") }
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.right"),
    ("line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"),
    ("multiply.circle.fill", "xmark.circle.fill"), ("mail.fill", "envelope.fill"),
    ("arrow.backward", "arrow.left"),
  ])
  func `old and other names are the same symbol`(one: String, other: String) throws {
    #expect(try drawing(one) == drawing(other))
  }

  @Test func `words that nothing is drawn for are told`() {
    #expect(SymbolName("house.and.flag")?.base == "house")
    #expect(SymbolName("house.and.flag")?.unknownWords == ["and", "flag"])
    #expect(SymbolName("nothing.like.it") == nil)
    #expect(SymbolName("") == nil)
    #expect(SymbolName("...") == nil)
    #expect(SymbolName("bell.badge.fill")?.unknownWords == [])
  }

  @Test(arguments: [
    "", "q M1 1", "s", "s M1", "s M1 1 X2 2", "s L1 1", "s M1 nan", "s-1 M1 1 L2 2", "s M1 1 ?",
  ])
  func `what is no recipe is refused`(text: String) { #expect(SymbolRecipe(text) == nil) }

  // MARK: Pixels

  private func cover(_ recipe: String, weight: CGFloat = 2) throws -> [String] {
    let parts = try #require(SymbolRecipe(recipe)).parts
    let canvas = SymbolCanvas(
      width: 6, height: 6, box: CGRect(x: 0, y: 0, width: 6, height: 6), scale: 1, weight: weight)
    let plane = canvas.flat([.init(content: .parts(parts))])
    return (0..<6).map { row in
      plane[row * 6..<row * 6 + 6].map { $0 > 0.9 ? "#" : $0 < 0.1 ? "." : "+" }.joined()
    }
  }

  @Test func `a line is as wide as its weight, and ends round`() throws {
    #expect(
      try cover("s M2 3 H4")
        == ["......", "......", ".+##+.", ".+##+.", "......", "......"])
  }

  @Test func `a shape ends at its edge, and is cut where a part says so`() throws {
    #expect(
      try cover("f R 1 1 4 4 0 | x R 2 2 2 2 0")
        == ["......", ".####.", ".#..#.", ".#..#.", ".####.", "......"])
  }
}
