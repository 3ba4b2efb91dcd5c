import Testing

@testable import PreviewServer

@Suite struct `Texts of others in a page` {
  @Test func `end no attribute, open no tag and turn nothing around`() {
    let title = "\"><script>alert('1')</script>&amp;\u{202E}\r\n\u{0}\u{2028}é👩‍🎨"
    #expect(
      HTMLText.meta("og:title", title, kind: "property")
        == """
        <meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;\
            é👩‍🎨">

        """)
  }

  @Test func `have every dangerous character written as another`() {
    for value in (UInt32(0)...0x2FFF).compactMap(Unicode.Scalar.init) {
      let escaped = HTMLText.escaped(String(value))
      #expect(!escaped.contains { "<>\"'".contains($0) || $0.isNewline })
      #expect(!escaped.hasPrefix("&") || escaped.hasSuffix(";"))
    }
  }

  @Test func `go to the end of the head, and of a page without one nowhere`() {
    let page = "<head><title>x</title></head><body></head></body>"
    #expect(
      String(decoding: HTMLText.adding("<i>", toHeadOf: Array(page.utf8)), as: UTF8.self)
        == "<head><title>x</title><i></head><body></head></body>")
    #expect(HTMLText.adding("<i>", toHeadOf: Array("<p>".utf8)) == Array("<p>".utf8))
  }
}

@Suite struct `The query of an address` {
  @Test func `is read as pairs, decoded, the first of each name`() {
    let query = Query("a=1&b=%3Cx%3e+y&a=2&c&=d&%61b=%C3%A9&bad=%ff&odd=%4&e=1=2")
    #expect(query["a"] == "1" && query["b"] == "<x> y" && query["c"] == "" && query["ab"] == "é")
    #expect(query["bad"] == nil && query["odd"] == "%4" && query["e"] == "1=2" && query["none"] == nil)
    #expect(Query(nil)["a"] == nil && Query("")[""] == nil && Query("&&")[""] == nil)
  }

  @Test func `has values that are written as they are read again`() {
    let value = "http://a.b:80/s/x?link=y&z=é#key=+ %\u{0}"
    #expect(Query("url=" + Query.encoded(value))["url"] == value)
    #expect(Query.encoded("aZ09-._ \u{1}é") == "aZ09-._%20%01%C3%A9")
  }
}
