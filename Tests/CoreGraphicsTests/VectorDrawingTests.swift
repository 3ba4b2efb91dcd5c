import Testing

@testable import CoreGraphics

@Suite struct `A drawing in a file` {
  @Test(arguments: [
    (#"<svg width="24" height="16" xmlns="http://www.w3.org/2000/svg"/>"#, 24, 16),
    (
      "<?xml version=\"1.0\"?>\n<!-- icon -->\n<svg\n  width='24px' height='15.5pt' viewBox='0 0 1 1'></svg>",
      24, 16
    ),
    (#"<svg viewBox="0 0 48 32"><path d="M0 0"/></svg>"#, 48, 32),
    (#"<svg viewBox="0,0,48,32" width="100%" height="100%"></svg>"#, 48, 32),
    ("\u{FEFF}<svg width=\"2\" height=\"3\"/>", 2, 3),
  ])
  func `says how large it is`(text: String, width: Int, height: Int) throws {
    let image = try #require(CGImage(encoded: Array(text.utf8)))
    #expect(image.mediaType == "image/svg+xml" && image.width == width && image.height == height)
  }

  @Test(arguments: [
    "", "<svg", "<svg>", "<svg width=\"0\" height=\"2\"/>", "<svg width=\"1e9\" height=\"1e9\"/>",
    "text <svg width=\"2\" height=\"2\"/>",
    "<svgs width=\"2\" height=\"2\"/>", "<svg viewBox=\"a b c d\"/>", "<html><body/></html>",
    "<svg width=\"-2\" height=\"nan\"/>",
  ])
  func `is no picture without a size`(text: String) {
    #expect(CGImage(encoded: Array(text.utf8)) == nil)
  }

  @Test func `that only has a box gets its size in its first element`() throws {
    let image = try #require(CGImage(encoded: Array(#"<svg viewBox="0 0 48 32"/>"#.utf8)))
    #expect(
      String(decoding: image.encoded, as: UTF8.self) == #"<svg width="48" height="32" viewBox="0 0 48 32"/>"#)
    let shared = Array(#"<svg width="100%" viewBox="0 0 48 32"/>"#.utf8)
    #expect(CGImage(encoded: shared)?.encoded == shared)
  }

  @Test func `that is cut anywhere does not halt`() {
    let bytes = Array(#"<svg width="24" height="16" viewBox="0 0 24 16"/>"#.utf8)
    for count in 0..<bytes.count { _ = CGImage(encoded: Array(bytes.prefix(count))) }
  }
}
