import Foundation
import InterfaceTree
import Testing

@testable import InterfaceFiles

@Suite struct `Reading the XML of nibs` {
  private func read(_ text: String) -> Result<InterfaceElement, InterfaceFailure> {
    Result { () throws(InterfaceFailure) in try InterfaceReader.document(Data(text.utf8)) }
  }

  private func failure(_ text: String) -> InterfaceFailure? {
    if case .failure(let failure) = read(text) { failure } else { nil }
  }

  @Test func `gives the tree, with lines and text`() throws {
    let tree = try read(
      "<?xml version=\"1.0\"?>\n<document a=\"1\">\n  <!-- no -->\n  <label id=\"x\" text=\"a&#10;b\"/>\n  <string key=\"k\"> é &lt;b&gt; </string>\n</document>"
    ).get()
    #expect(tree["a"] == "1" && tree.children.map(\.name) == ["label", "string"])
    #expect(tree.children[0]["text"] == "a\nb" && tree.children[0].line == 4)
    #expect(tree.children[1].text == "é <b>")
  }

  @Test func `leaves out what only the editor needs`() throws {
    let tree = try read(
      "<document><device id=\"d\"/><dependencies><plugIn/></dependencies><point key=\"canvasLocation\" x=\"1\"/><view opaque=\"NO\" id=\"v\"/></document>"
    ).get()
    #expect(tree.children == [InterfaceElement("view", ["id": "v"], line: tree.children[0].line)])
  }

  @Test func `refuses bombs before it parses them`() {
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>"
    #expect(failure(bomb) == InterfaceFailure(.declaresEntities, line: 2))
    let outside = "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>"
    #expect(failure(outside)?.reason == .declaresEntities)
    let wide = Data("<document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(throws: InterfaceFailure.self) { try InterfaceReader.document(wide) }
  }

  @Test func `bounds depth, number and bytes`() {
    let deep = "<document>" + String(repeating: "<view>", count: 100_000)
    #expect(failure(deep)?.reason == .tooDeep)
    let many =
      "<document>" + String(repeating: "<v/>", count: InterfaceReader.maximumElements) + "</document>"
    #expect(failure(many)?.reason == .tooMany)
    let large = Data(repeating: 0x20, count: InterfaceReader.maximumBytes + 1)
    #expect(throws: InterfaceFailure(.tooLarge)) { try InterfaceReader.document(large) }
  }

  @Test(arguments: [
    ("", "empty"), ("  \n ", "empty"), ("<document><view>", "too early"),
    ("<document>\n<a></b></document>", "not open"),
    ("<document a='1' a='2'/>", "twice"), ("<document>&nope;</document>", "entity"), ("{}", "well-formed"),
    ("<archive type=\"com.apple.InterfaceBuilder3\"/>", "Xcode 4"), ("<html/>", "<html>"),
    ("<document><view id=\"a\"/>\n<label id=\"a\"/></document>", "the id a"),
    ("<document>\u{1}</document>", "shown"),
  ])
  func `says in one sentence what is wrong with a file`(text: String, words: String) {
    let sentence = failure(text)?.description ?? "nothing"
    #expect(sentence.contains(words), "\(sentence)")
    #expect(sentence.last == "." && !sentence.contains("\n"))
  }

  @Test func `ends at every place that a file is cut off`() throws {
    let whole = Array(
      "<document><objects><view id=\"v\"><rect key=\"frame\" x=\"1\"/><string key=\"text\">a&amp;b</string></view></objects></document>"
        .utf8)
    for length in whole.indices {
      #expect(throws: InterfaceFailure.self) { try InterfaceReader.document(Data(whole[..<length])) }
    }
  }
}

@Suite struct `The compact text of a tree` {
  @Test func `is read back as it was`() throws {
    let tree = InterfaceElement(
      "document", ["a": "tab\tline\nend", "b": ""], line: 3,
      children: [
        InterfaceElement(
          "x", line: 4, text: "t\n\u{1F642}", children: [InterfaceElement("y", ["": "no"], line: 5)]),
        InterfaceElement("z", line: 6),
      ])
    var expected = tree
    // An empty name is no attribute's: it is where the text stands.
    expected.children[0].children[0] = InterfaceElement("y", line: 5, text: "no")
    #expect(InterfaceElement(compactText: tree.compactText) == expected)
  }

  @Test(arguments: [
    "", "x", "0\ta", "1\ta\t1", "0\ta\t1\n2\tb\t1", "0\ta\t1\n0\tb\t1", "0\ta\t1\tk", "-1\ta\t1",
  ])
  func `is refused where it is none`(text: String) {
    #expect(InterfaceElement(compactText: text) == nil)
  }
}

@Suite struct `What a storyboard declares` {
  private let file = InterfaceFile(
    "Main", .storyboard,
    document: InterfaceElement(
      "document", ["initialViewController": "b"],
      children: [
        InterfaceElement(
          "scenes",
          children: [
            scene(
              InterfaceElement(
                "viewController", ["id": "a", "customClass": "Home", "storyboardIdentifier": "x"])),
            scene(InterfaceElement("navigationController", ["id": "b"])),
            scene(InterfaceElement("viewControllerPlaceholder", ["id": "c", "storyboardName": "Other"])),
            scene(InterfaceElement("pageViewController", ["id": "d", "storyboardIdentifier": "Pages"])),
          ])
      ]))

  private static func scene(_ controller: InterfaceElement) -> InterfaceElement {
    InterfaceElement("scene", children: [InterfaceElement("objects", children: [controller])])
  }

  @Test func `are its scenes, called by class, identifier or kind`() {
    #expect(file.scenes.map(\.title) == ["Home", "Navigation controller", "Pages"])
    #expect(file.scenes.map(\.isInitial) == [false, true, false])
    #expect(file.customClasses == ["Home"] && !file.isLaunchScreen)
  }
}

@Suite struct `Words for a nib` {
  @Test func `replace those of the elements that they name`() {
    let tree = InterfaceElement(
      "document",
      children: [
        InterfaceElement("label", ["id": "a", "text": "A"]),
        InterfaceElement(
          "button", ["id": "b"], children: [InterfaceElement("state", ["key": "normal", "title": "B"])]),
        InterfaceElement(
          "label", ["id": "c"], children: [InterfaceElement("string", ["key": "text"], text: "C")]),
      ]
    ).localized(["a.text": "1", "b.normalTitle": "2", "c.text": "3", "x.text": "4", "odd": "5"])
    #expect(tree.children[0]["text"] == "1" && tree.children[1].children[0]["title"] == "2")
    #expect(tree.children[2].children[0].text == "3")
  }

  @Test func `are read from files in both of their encodings`() {
    let text = "/* c */\n\"a.text\" = \"H\\\"i\\\" ü\";\n"
    for encoding in [String.Encoding.utf8, .utf16] {
      #expect(text.data(using: encoding).flatMap(StringsReader.table) == ["a.text": "H\"i\" ü"])
    }
    #expect(StringsReader.table(Data("\"a = ;".utf8)) == nil)
  }
}

@Suite struct `Size classes` {
  @Test func `choose among variations, the closest last`() {
    let tree = InterfaceElement(
      "view", ["text": "any"],
      children: [
        InterfaceElement(
          "subviews",
          children: [InterfaceElement("label", ["id": "a"]), InterfaceElement("label", ["id": "b"])]),
        InterfaceElement("variation", ["key": "heightClass=regular-widthClass=compact", "text": "phone"]),
        InterfaceElement("variation", ["key": "widthClass=compact", "text": "narrow"]),
        InterfaceElement(
          "variation", ["key": "default"],
          children: [
            InterfaceElement(
              "mask", ["key": "subviews"], children: [InterfaceElement("exclude", ["reference": "a"])])
          ]),
        InterfaceElement(
          "variation", ["key": "widthClass=regular"],
          children: [
            InterfaceElement(
              "mask", ["key": "subviews"], children: [InterfaceElement("include", ["reference": "a"])])
          ]),
      ])
    let phone = tree.varied(width: "compact", height: "regular")
    #expect(phone["text"] == "phone" && phone.list("subviews").map(\.id) == ["b"])
    let pad = tree.varied(width: "regular", height: "regular")
    #expect(pad["text"] == "any" && pad.list("subviews").map(\.id) == ["a", "b"])
  }
}
