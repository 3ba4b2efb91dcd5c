import PreviewWire
import Testing

@testable import PreviewServer
@testable import scrollwork

@Suite struct `The printed list of remarks` {
  private func remark(
    _ text: String, title: String = "Plants", name: String = "Mia", isOpen: Bool = true,
    isOrphaned: Bool = false, sourceLine: SourceLine? = nil
  ) -> ListedRemark {
    ListedRemark(
      shortID: "abc123", source: "gallery", session: "s", number: 3, title: title, sourceLine: sourceLine,
      said: .init(name: name, text: text, made: 0, isOwner: false),
      replies: [.init(name: "Ben", text: "Yes", made: 60, isOwner: true)], isOpen: isOpen,
      isOrphaned: isOrphaned,
      element: "item 0, 4 of “main”: “Aloe”", json: .object([("text", .string(text))]))
  }

  private func text(_ remark: ListedRemark, _ form: RemarksArguments.Form = .text) -> String {
    RemarksList(remarks: [remark]).text(as: form)
  }

  @Test func `says who said what about which element, and what was replied`() {
    #expect(
      text(remark("Too small\nReally", isOrphaned: true)) == """
        abc123  Plants #3, open, its element is gone
          on item 0, 4 of “main”: “Aloe”
          Mia, 1970-01-01 00:00:
            Too small
            Really
            Ben (owner), 1970-01-01 00:01:
              Yes
        """)
    #expect(RemarksList(remarks: []).text(as: .text) == "There are no remarks.")
  }

  @Test func `says where the preview is declared, as far as that is known`() {
    let known = remark("x", sourceLine: SourceLine(file: "Shop/Plants.swift", line: 40))
    #expect(text(known).contains("\n  on item 0, 4 of “main”: “Aloe”\n  declared at Shop/Plants.swift:40\n"))
    #expect(text(known, .markdown).contains("source `gallery`, declared at `Shop/Plants.swift:40`\n"))
    #expect(!text(remark("x")).contains("declared"))
    #expect(text(remark("x", sourceLine: SourceLine(file: "A.swift", line: 0))).contains("at A.swift\n"))
  }

  @Test func `steers no terminal`() {
    let hostile = "a\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\u{202E}b\rc"
    let told = remark(
      hostile, title: hostile, name: hostile, sourceLine: SourceLine(file: hostile, line: 1))
    for form in [text(told), text(told, .markdown)] {
      #expect(
        form.unicodeScalars.allSatisfy {
          $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value))
        })
      #expect(!form.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func `in Markdown has texts in fences that nothing in them ends, and names in spans`() {
    let hostile = "```\n# No heading\n<script>alert(1)</script>\n````\n[x](javascript:1)"
    let printed = text(remark(hostile, title: "`a` <b> # c", name: "``"), .markdown)
    #expect(printed.contains("`````text\n\(hostile)\n`````"))
    #expect(printed.contains("## `` `a` <b> # c `` #3") || printed.contains("## ```a` <b> # c`` #3"))
    #expect(printed.contains("``` `` ```, 1970"))
    #expect(text(remark("x"), .markdown).contains("```text\nx\n```"))
  }

  @Test func `in JSON has texts as strings`() {
    #expect(text(remark("\"}]<b>"), .json) == #"{"remarks": [{"text": "\"}]\u003cb>"}]}"#)
  }
}

@Suite struct `Words of remarks` {
  private func read(_ words: String...) throws -> RemarksArguments? {
    guard case .remarks(let arguments) = try Arguments(["remarks"] + words) else { return nil }
    return arguments
  }

  private func mistake(_ words: String...) -> String? {
    do {
      _ = try Arguments(["remarks"] + words)
      return nil
    } catch { return error.text }
  }

  @Test func `list, reply and resolve`() throws {
    #expect(try read()?.deed == .list)
    #expect(try read("--json", "--all", "--state", "/srv")?.form == .json)
    #expect(try read("--markdown")?.form == .markdown)
    #expect(try read("--all")?.listsAll == true)
    #expect(try read("reply", "abc", "Done.", "--name", "Ben")?.deed == .reply(id: "abc", text: "Done."))
    #expect(try read("reply", "abc", "Done.", "--name", "Ben")?.name == "Ben")
    #expect(try read("resolve", "abc")?.deed == .resolve(id: "abc", isResolved: true))
    #expect(try read("resolve", "abc", "--reopen")?.deed == .resolve(id: "abc", isResolved: false))
  }

  @Test func `that make no sense are refused with what mends them`() {
    #expect(mistake("reply", "abc")?.contains("scrollwork remarks reply ID") == true)
    #expect(mistake("reply", "abc", "")?.contains("scrollwork remarks reply ID") == true)
    #expect(mistake("resolve")?.contains("scrollwork remarks resolve ID") == true)
    #expect(mistake("delete", "abc")?.contains("does not know delete") == true)
    #expect(mistake("--json", "--markdown")?.contains("leave one of them out") == true)
    #expect(mistake("--reopen")?.contains("remarks resolve") == true)
    #expect(mistake("resolve", "abc", "--name", "x")?.contains("remarks reply") == true)
    #expect(mistake("resolve", "abc", "--json")?.contains("about the list") == true)
    #expect(mistake("--loud")?.contains("unknown flag --loud of remarks") == true)
  }
}
