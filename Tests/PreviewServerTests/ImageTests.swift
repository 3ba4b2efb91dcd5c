import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `Image table` {
  private func picture(_ number: Int, size: Int) throws -> ImageReport {
    let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: size)
    return try #require(ImageReport(hash: String(number, radix: 16), mediaType: .png, bytes: bytes))
  }

  @Test func `keeps the newest pictures within its limit`() throws {
    var table = ImageTable()
    for number in 0..<70 { table.insert(try picture(number, size: WireLimits.image)) }
    #expect(table.byteCount == ImageTable.limit)
    #expect(table["5"] == nil)
    #expect(table["6"] != nil)
    #expect(table["45"] != nil)
  }

  @Test func `keeps no more than so many, however small, and stays right for long`() throws {
    var table = ImageTable()
    for number in 0..<20_000 { table.insert(try picture(number, size: 1)) }
    #expect(table.byteCount == ImageTable.most)
    #expect(table[String(20_000 - ImageTable.most - 1, radix: 16)] == nil)
    #expect(table[String(20_000 - ImageTable.most, radix: 16)] != nil)
  }

  @Test func `takes a picture once`() throws {
    var table = ImageTable()
    for _ in 0..<3 { table.insert(try picture(1, size: 10)) }
    #expect(table.byteCount == 10)
  }
}

@Suite(.serialized) struct `Pictures over HTTP` {
  @Test func `are served by their hash as what they are, and may be kept`() throws {
    let server = try RunningServer()
    // An agent tells of its pictures before its first frame.
    _ = try server.viewer(server.session()).nextFrame()
    let answer = try #require(server.get("/images/00ff"))
    #expect(answer.status == 200)
    #expect(answer.body == "picture")
    #expect(answer.fields["content-type"] == "image/png")
    #expect(answer.fields["cache-control"] == "private, max-age=31536000, immutable")
    // A drawing that is opened as a page of its own must not run scripts as ours.
    #expect(answer.fields["content-security-policy"]?.contains("sandbox") == true)
    #expect(answer.fields["x-content-type-options"] == "nosniff")
    #expect(server.get("/images/00ff?2")?.status == 200)
  }

  @Test(arguments: [
    "/images/", "/images/00", "/images/00FF", "/images/00ff/", "/images/../index.html", "/images/%30%30ff",
    "/images",
  ])
  func `that were not sent are not there`(path: String) throws {
    let server = try RunningServer()
    #expect(server.get(path)?.status == 404)
  }
}
