import Testing

@testable import ProjectFiles

@Suite struct `A YAML file` {
  @Test func `is a tree in the order of the file`() throws {
    let node = try YAMLReader.read(
      """
      # a comment
      name: "Films"
      on: yes
      empty:
      list: [a, 'b c', 1.5]
      deep:
        - path: Sources
          excludes:
          - "**/*.md"
        - plain
      long: >-
        one
        two
      """)
    #expect(node.entries.map(\.key) == ["name", "on", "empty", "list", "deep", "long"])
    #expect(node["name"]?.text == "Films")
    #expect(node["on"]?.truth == true)
    #expect(node["empty"]?.text == nil)
    #expect(node["list"]?.texts == ["a", "b c", "1.5"])
    #expect(node["deep"]?.list.first?["excludes"]?.texts == ["**/*.md"])
    #expect(node["deep"]?.list.last?.text == "plain")
    #expect(node["long"]?.text == "one two")
  }

  @Test func `follows aliases and merges tables, own keys first`() throws {
    let node = try YAMLReader.read(
      """
      base: &base {a: 1, b: 2}
      other: &other {b: 7, c: 3}
      one: *base
      two:
        b: 9
        <<: [*base, *other]
      """)
    #expect(node["one"]?["a"]?.text == "1")
    #expect(node["two"]?.entries.map { "\($0.key)\($0.value.text ?? "")" } == ["b9", "a1", "c3"])
  }

  @Test func `may be JSON`() throws {
    let node = try YAMLReader.read(#"{"name": "Films", "targets": {"Films": {"sources": ["A", "B"]}}}"#)
    #expect(node["targets"]?["Films"]?["sources"]?.texts == ["A", "B"])
  }

  @Test func `that is broken says where`() {
    let failure = #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read("a: 1\nb: [1, 2\nc: 3\n") }
    #expect(failure?.line == 3)
    #expect(#expect(throws: YAMLReader.Failure.self) { try YAMLReader.read("a: *nobody") }?.line == 1)
  }

  @Test(arguments: ["", "# nothing\n", "---\n...\n", "\u{FEFF}", "%YAML 1.1\n---\n"]) func `may be empty`(
    text: String
  ) throws {
    #expect(try YAMLReader.read(text).entries.isEmpty)
  }

  @Test func `whose aliases multiply is refused`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for number in 1..<12 {
      let nine = [String](repeating: "*a\(number - 1)", count: 9).joined(separator: ", ")
      text += "a\(number): &a\(number) [\(nine)]\n"
    }
    let failure = #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(text) }
    #expect(failure?.reason == "it has too many values, or too many aliases of them")
    #expect((failure?.line ?? 99) < 7)
  }

  @Test(arguments: [
    ("[", 500_000), ("- ", 400_000), ("{a: ", 200_000), ("a", 2 << 20), ("- a\n", 200_000), ("? ", 100_000),
    ("a: &a [*a]", 1), ("\u{0}", 1), ("a: !<\u{1}> b", 1),
  ]) func `that would never end is refused soon`(part: String, times: Int) {
    let text = String(repeating: part, count: times)
    #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(text) }
  }
}
