import Testing

@testable import SourceAdapter

@Suite struct `Position map` {
  @Test func `every byte that was kept leads back to its own column`() {
    let text = "let a = 1\n@objc func é() {}\nlet b = 2\n"
    let edits = [
      SourceEdit(10..<16, ""), SourceEdit.insert("__X_", at: 21), SourceEdit(37..<38, "_knob(1, 2)"),
    ]
    let map = PositionMap(edits, of: text)

    // Each letter's place in the adapted text, looked up, is its place in the author's.
    for (letter, line, adapted, author) in [
      ("a", 1, 5, 5), ("f", 2, 1, 7), ("(", 2, 12, 14), ("{", 2, 15, 17), ("b", 3, 5, 5),
    ] {
      #expect(map.column(line: line, adaptedColumn: adapted) == author, "\(letter)")
    }
  }

  @Test func `what was put in belongs to the place where it was put`() {
    let map = PositionMap([SourceEdit(8..<9, "_knob(1, 2)")], of: "let b = 2 + c")
    for column in 9..<20 { #expect(map.column(line: 1, adaptedColumn: column) == 9) }
    #expect(map.column(line: 1, adaptedColumn: 20) == 10)
  }

  @Test func `places that do not exist stay as they are`() {
    let map = PositionMap([], of: "a")
    #expect(map.column(line: 7, adaptedColumn: 3) == 3)
    #expect(map.column(line: 0, adaptedColumn: 3) == 3)
    #expect(map.column(line: 1, adaptedColumn: .max) == .max)
  }
}
