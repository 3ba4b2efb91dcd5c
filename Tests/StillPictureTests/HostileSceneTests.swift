import PreviewWire
import Testing

@testable import StillPicture

@Suite struct `Hostile scenes of a still picture` {
  @Test func `a picture of too many pixels is refused, and says so`() {
    let scene = SmallScene(width: 4000, height: 4000)
    #expect(throws: ScenePictureError.tooLarge(width: 12_000, height: 12_000, most: 16_000_000)) {
      try scene.picture(scale: 3)
    }
  }

  @Test func `a window without size is refused`() {
    #expect(throws: ScenePictureError.nothingToShow) { try SmallScene(width: 0, height: 10).picture() }
  }

  @Test(
    arguments: [
      [], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], Array("RIFF0000WEBPVP8 ".utf8),
      Array("<svg".utf8), Array("<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>".utf8),
      [
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 255, 255, 255, 255, 255, 255,
        255, 255, 8, 6,
      ],
    ] as [[UInt8]]) func `a broken picture is left out`(bytes: [UInt8]) throws
  {
    var scene = SmallScene(width: 4, height: 1)
    scene.add(2, 0, 0, 4, 1) { $0.image = LayerImage(hash: "ab", gravity: .resize, width: 4, height: 1) }
    scene.add(3, 2, 0, 2, 1) { $0.background = .blue }

    #expect(try scene.picture(pictures: ["ab": bytes]).row(0) == "..bb")
  }

  @Test func `numbers at their limits leave the rest of the picture as it was`() throws {
    let most = WireLimits.magnitude
    var scene = SmallScene(width: 4, height: 1)
    scene.add(2, 0, 0, 4, 1) {
      $0.position = WirePoint(x: most, y: -most)
      $0.boundsSize = WireSize(width: most, height: most)
      $0.background = .red
      $0.cornerRadius = most
      $0.transform = LayerTransform(a: 1e12, b: 0, c: 0, d: 0, tx: 1e12, ty: 1e12)
      $0.shadow = LayerShadow(opacity: 255, color: .black, offset: WirePoint(x: most, y: most), radius: most)
      $0.border = LayerBorder(width: most, color: .black)
    }
    scene.add(3, 0, 0, 4, 1) {
      var shape = LayerShape()
      shape.stroke = .red
      shape.fill = .clear
      shape.dash = [0, 0]
      $0.shape = shape
      $0.path = WirePath([.move(WirePoint(x: most, y: 0)), .line(WirePoint(x: most, y: most)), .close])
    }
    scene.add(4, 2, 0, 2, 1) { $0.background = .blue }

    #expect(try scene.picture().row(0) == "..bb")
  }

  @Test func `an own ancestor is drawn once`() throws {
    var scene = SmallScene(width: 4, height: 1)
    scene.add(2, 0, 0, 2, 1) {
      $0.background = .black
      $0.children = [1, 2]
    }

    #expect(try scene.picture().row(0) == "##..")
  }
}
