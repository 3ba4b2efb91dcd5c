import PreviewWire
import Testing

@testable import StillPicture

@Suite struct `Colours of a still picture` {
  private func gradient(_ kind: LayerGradient.Kind, to end: WirePoint, start: WirePoint) throws
    -> ScenePicture
  {
    var scene = SmallScene(width: 100, height: 100)
    scene.add(2, 0, 0, 100, 100) {
      $0.gradient = LayerGradient(
        kind, start: start, end: end,
        stops: [.init(fraction: 0, color: .black), .init(fraction: 1, color: .white)])
    }
    return try scene.picture()
  }

  private func grey(_ picture: ScenePicture, _ x: Int, _ y: Int) -> Int {
    Int(picture.color(x: x, y: y)?[1] ?? 0)
  }

  @Test func `a gradient begins and ends with its colours`() throws {
    let across = try gradient(
      .axial, to: WirePoint(xAnchor: 1, yAnchor: 0), start: WirePoint(xAnchor: 0, yAnchor: 0))

    #expect(grey(across, 0, 50) < 4 && grey(across, 99, 50) > 251)
    #expect(abs(grey(across, 50, 3) - 128) < 4 && grey(across, 50, 3) == grey(across, 50, 96))
  }

  @Test func `a radial gradient ends at the ellipse, and goes on with its last colour`() throws {
    let round = try gradient(
      .radial, to: WirePoint(xAnchor: 1, yAnchor: 1), start: WirePoint(xAnchor: 0.5, yAnchor: 0.5))

    #expect(grey(round, 50, 50) < 6 && abs(grey(round, 75, 50) - 128) < 6)
    #expect(grey(round, 0, 0) == 255)
  }

  @Test func `a conic gradient turns clockwise from its direction`() throws {
    let turning = try gradient(
      .conic, to: WirePoint(xAnchor: 1, yAnchor: 0.5), start: WirePoint(xAnchor: 0.5, yAnchor: 0.5))

    #expect(grey(turning, 95, 52) < 8 && grey(turning, 95, 47) > 247)
    #expect(abs(grey(turning, 50, 95) - 64) < 4 && abs(grey(turning, 50, 5) - 191) < 4)
  }

  @Test func `a shadow reaches three deviations, and no further`() throws {
    var scene = SmallScene(width: 100, height: 100)
    scene.add(2, 40, 40, 20, 20) {
      $0.background = .black
      $0.shadow = LayerShadow(
        opacity: 255, color: .black, offset: WirePoint(xPoints: 5, yPoints: 0), radius: 4 * 64)
    }

    let inked = try #require(try scene.picture().inked)

    // The bell of 4 is done with by 12, to a pixel.
    #expect(abs(inked.right - (65 + 12)) <= 2 && abs(inked.top - (40 - 12)) <= 2)
    #expect(try grey(scene.picture(), 65, 50) > 100 && grey(scene.picture(), 65, 50) < 155)
  }

  @Test func `a shadow lies behind what casts it, and under nothing that is clear`() throws {
    var scene = SmallScene(width: 20, height: 20)
    scene.add(2, 5, 5, 5, 5) {
      $0.background = .red
      $0.shadow = LayerShadow(
        opacity: 255, color: .black, offset: WirePoint(xPoints: 5, yPoints: 0), radius: 0)
    }

    #expect(try scene.picture().row(7) == ".....rrrrr#####.....")
  }

  @Test func `filters change colours as CSS says`() throws {
    func filtered(_ filter: LayerEffects.Filter) throws -> [UInt8]? {
      var scene = SmallScene(width: 4, height: 4)
      scene.add(2, 0, 0, 4, 4) {
        $0.background = .red
        $0.effects = LayerEffects(.normal, filters: [filter])
      }
      return try scene.picture().color(x: 2, y: 2)
    }

    #expect(try filtered(.init(.inversion, amount: 0)) == [0, 255, 255])
    #expect(try filtered(.init(.grayscale, amount: 1024)) == [54, 54, 54])
    #expect(try filtered(.init(.brightness, amount: 512)) == [255, 128, 128])
    #expect(try filtered(.init(multiplicationBy: .blue)) == [0, 0, 0])
    #expect(try filtered(.init(.contrast, amount: 0)) == [128, 128, 128])
  }

  @Test func `a layer is mixed with what is behind it`() throws {
    var scene = SmallScene(width: 4, height: 1)
    scene.add(2, 0, 0, 2, 1) { $0.background = .red }
    scene.add(3, 0, 0, 4, 1) {
      $0.background = .blue
      $0.effects = LayerEffects(.multiply, filters: [])
    }

    #expect(try scene.picture().row(0) == "##bb")
  }
}
