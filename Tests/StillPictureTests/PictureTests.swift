import Foundation
import PreviewWire
import Testing

@testable import StillPicture

@Suite struct `Pictures in a still picture` {
  /// 8 by 8 pixels of red.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI\
    CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
    CgoKCgoKCgoKCgoKCgr/wAARCAAIAAgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA\
    AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6\
    Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
    x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA\
    AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
    OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE\
    xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw/9k=
    """
  /// 4 by 4 pixels: the left half red, the right half of a blue that lets half of the light through.
  private static let webP = """
    UklGRiAAAABXRUJQVlA4TBMAAAAvA8AAEA8Q+z//D/yPCmWI6H8AAA==
    """
  /// As large as it is said to be: the left half red, the right half clear.
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="4" height="4" fill="#f00"/></svg>
    """

  /// A picture over a window of 8 by 4 points.
  private func drawn(
    _ bytes: [UInt8], width: Int, height: Int, gravity: LayerImage.Gravity = .resize, tint: WireColor? = nil
  ) throws -> ScenePicture {
    var scene = SmallScene(width: 8, height: 4)
    scene.add(2, 0, 0, 8, 4) {
      $0.image = LayerImage(hash: "ab", gravity: gravity, width: width, height: height, tint: tint)
    }
    return try scene.picture(pictures: ["ab": bytes])
  }

  private func decoded(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  @Test func `a JPEG file is drawn`() throws {
    let color = try #require(try drawn(decoded(Self.jpeg), width: 8, height: 8).color(x: 4, y: 2))
    #expect(color[0] > 250 && color[1] < 5 && color[2] < 5)
  }

  @Test func `a WebP file is drawn, and lets through what it does`() throws {
    let picture = try drawn(decoded(Self.webP), width: 4, height: 4)
    #expect(picture.color(x: 1, y: 1) == [255, 0, 0] && picture.color(x: 7, y: 1) == [127, 127, 255])
  }

  @Test func `an SVG file is drawn in as many pixels as there are`() throws {
    #expect(try drawn(Array(Self.svg.utf8), width: 8, height: 4).row(2) == "rrrr....")
    #expect(try drawn(Array(Self.svg.utf8), width: 4, height: 2, gravity: .topLeft).row(1) == "rr......")
  }

  @Test func `a picture that was written can be read`() throws {
    var scene = SmallScene(width: 8, height: 4)
    scene.add(2, 2, 1, 3, 2) { $0.background = .red }
    let png = try scene.picture().png()

    #expect(try drawn(png, width: 8, height: 4).row(1) == "..rrr...")
    #expect(try drawn(png, width: 8, height: 4).row(3) == "........")
  }

  @Test func `a tint takes the place of all colours`() throws {
    #expect(try drawn(Array(Self.svg.utf8), width: 8, height: 4, tint: .blue).row(2) == "bbbb....")
  }

  @Test func `a picture stands where its gravity says`() throws {
    let png = try SmallScene(width: 2, height: 2).picture().png()
    func row(_ gravity: LayerImage.Gravity) throws -> String {
      var scene = SmallScene(width: 8, height: 4)
      scene.add(2, 0, 0, 8, 4) { $0.background = .black }
      scene.add(3, 0, 0, 8, 4) { $0.image = LayerImage(hash: "ab", gravity: gravity, width: 2, height: 2) }
      return try scene.picture(pictures: ["ab": png]).row(3)
    }

    #expect(try row(.bottomRight) == "######..")
    #expect(try row(.bottom) == "###..###" && row(.top) == "########")
    #expect(try row(.resizeAspect) == "##....##" && row(.resizeAspectFill) == "........")
  }
}
