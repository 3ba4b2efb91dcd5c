import Testing

@testable import PreviewSession

@Suite struct `An origin that may frame a link` {
  @Test(arguments: [
    ("https://www.notion.so", "https://www.notion.so"), ("HTTPS://Www.Notion.SO", "https://www.notion.so"),
    ("https://*.atlassian.net", "https://*.atlassian.net"), ("http://wiki", "http://wiki"),
    ("http://localhost:8080", "http://localhost:8080"), ("https://a.b:443", "https://a.b"),
    ("http://a.b:80", "http://a.b"), ("https://a.b:80", "https://a.b:80"),
    ("http://192.168.1.7:8080", "http://192.168.1.7:8080"),
    ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example"),
    ("https://1a.2b.c3", "https://1a.2b.c3"), ("https://*.a-b.c:65535", "https://*.a-b.c:65535"),
  ])
  func `is read and written in one spelling`(text: String, written: String) throws {
    let origin = try #require(FrameOrigin(text))
    #expect(origin.description == written)
    #expect(FrameOrigin(origin.description) == origin)
  }

  @Test(arguments: [
    "", "*", "https:", "https://", "https://*", "https://*.", "https://*.com", "https://*.*.com",
    "https://a.*",
    "https://a*.b.c", "'self'", "'none'", "self", "data:", "blob:", "ftp://a.b", "javascript://a.b",
    "wss://a.b",
    "//a.b", "a.b", "https//a.b", "https:/a.b", "https://a.b/", "https://a.b/page", "https://a.b?x",
    "https://a.b#x",
    "https://user@a.b", "https://a.b:", "https://a.b:0", "https://a.b:65536", "https://a.b:*",
    "https://a.b:08080x",
    "https://a.b:80:80", "https://.a.b", "https://a.b.", "https://a..b", "https://-a.b", "https://a-.b",
    "https://a_b.c", "https://[::1]", "https://[::1]:80", "https://256.1.1.1", "https://1.2.3",
    "https://1.2.3.04",
    "https://1.2.3.4.5", "https://*.2.3.4", "https://*.1.2.3.4", "https://12", "https://0x7f.1",
    "https://a.b; script-src *", "https://a.b;", "https://a.b,https://c.d", "https://a.b https://c.d",
    " https://a.b",
    "https://a.b ", "https://a.b\t", "https://a.b\n", "https://a.b\r\nSet-Cookie: x", "https://a\u{0}.b",
    "https://a.b\"",
    "https://a.b'", "https://a.b<", "https://a%2eb", "https://a\\.b", "https://ü.example",
    "https://\u{212A}.example",
    "https://a\u{200D}.b", "https://a.b\u{301}", "https://\(String(repeating: "a", count: 64)).b",
    "https://\(String(repeating: "aaaa.", count: 60))bb",
  ])
  func `is nothing but that`(text: String) {
    #expect(FrameOrigin(text) == nil)
  }

  @Test func `is made of letters that mean nothing to a policy, whatever byte stands in it`() {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-.:/*".utf8)
    for byte in UInt8.min...(.max) {
      let scalar = String(Unicode.Scalar(byte))
      for text in ["https://a\(scalar)b.example", "https://a.example\(scalar)", "\(scalar)https://a.example"]
      {
        guard let origin = FrameOrigin(text) else { continue }
        #expect(origin.description.utf8.allSatisfy(allowed.contains), "\(byte)")
      }
    }
  }
}
