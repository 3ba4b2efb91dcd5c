import PreviewWire
import Testing

@testable import StillPicture

@Suite struct `Boxes of a still picture` {
  @Test func `a box between pixels lies on whole ones`() throws {
    var scene = SmallScene(width: 8, height: 4)
    scene.add(2, 1.3, 1, 3.4, 2) { $0.background = .red }

    let picture = try scene.picture()

    #expect((0..<4).map(picture.row) == ["........", ".rrrr...", ".rrrr...", "........"])
  }

  @Test func `a hairline has a pixel, wherever it lies`() throws {
    for place in [1.0, 1.25, 1.5, 1.75] {
      var scene = SmallScene(width: 6, height: 6)
      scene.add(2, 0, place, 6, 0.25) { $0.background = .black }
      let picture = try scene.picture()
      #expect((0..<6).map(picture.row).filter { $0 == "######" }.count == 1, "at \(place)")
      #expect((0..<6).map(picture.row).filter { $0 == "......" }.count == 5, "at \(place)")
    }
  }

  @Test func `a hairline at the foot of a rounded row is not covered by the next row`() throws {
    for start in [0, 0.25, 0.5, 0.75] {
      var scene = SmallScene(width: 40, height: 40)
      for row in LayerID(0)..<3 {
        scene.add(10 + row, 0, start + Double(row) * 12.25, 40, 12.25) {
          $0.background = .red
          $0.cornerRadius = Int64(2 * Quantise.lengthSteps)
        }
        scene.add(20 + row, 0, 11.75, 40, 0.5, to: 10 + row) { $0.background = .black }
      }
      let picture = try scene.picture()
      let column = (0..<40).map { picture.row($0).dropFirst(20).first }
      #expect(column.filter { $0 == "#" }.count == 3, "at \(start): \(column)")
      #expect(!column.contains("?"), "at \(start): \(column)")
    }
  }

  @Test func `a thin border is of whole pixels on all sides, rounded or not`() throws {
    for radius in [0, 2.0] {
      for (width, pixels) in [(0.25, "#"), (1, "#"), (1.75, "##")] {
        var scene = SmallScene(width: 20, height: 20)
        scene.add(2, 2.3, 2.4, 15.5, 15.6) {
          $0.background = .red
          $0.border = LayerBorder(width: Int64(width * Quantise.lengthSteps), color: .black)
          $0.cornerRadius = Int64(radius * Quantise.lengthSteps)
        }
        let picture = try scene.picture()
        let inside = String(repeating: "r", count: 16 - 2 * pixels.count)
        #expect(picture.row(10) == "..\(pixels)\(inside)\(pixels)..", "\(width), \(radius)")
        let column = String((0..<20).compactMap { picture.row($0).dropFirst(10).first })
        #expect(column == "..\(pixels)\(inside)\(pixels)..", "\(width), \(radius)")
      }
    }
  }

  @Test func `neighbours whose edge falls between pixels leave no gap, and do not mix`() throws {
    var scene = SmallScene(width: 10, height: 2)
    scene.add(2, 0, 0, 4.5, 2) { $0.background = .red }
    scene.add(3, 4.5, 0, 5.5, 2) { $0.background = .blue }

    #expect(try scene.picture().row(0).contains("?") == false)
    #expect(try scene.picture().row(0).contains(".") == false)
  }

  @Test func `bounds that mask cut what they hold`() throws {
    var scene = SmallScene(width: 8, height: 3)
    scene.add(2, 2, 0, 3, 3) { $0.flags = .masksToBounds }
    scene.add(3, -2, 1, 20, 1, to: 2) { $0.background = .black }

    #expect(try scene.picture().row(0) == "........")
    #expect(try scene.picture().row(1) == "..###...")
  }

  @Test func `the nearer layer is in front, and equal ones keep their order`() throws {
    var scene = SmallScene(width: 3, height: 1)
    scene.add(2, 0, 0, 3, 1) {
      $0.background = .red
      $0.zPosition = 1
    }
    scene.add(3, 0, 0, 3, 1) { $0.background = .blue }
    scene.add(4, 2, 0, 1, 1) {
      $0.background = .black
      $0.zPosition = 1
    }

    #expect(try scene.picture().row(0) == "rr#")
  }

  @Test func `of a group, the lower does not shine through the upper`() throws {
    var scene = SmallScene(width: 4, height: 1)
    scene.add(2, 0, 0, 4, 1) {
      $0.background = .red
      $0.opacity = 128
    }
    scene.add(3, 0, 0, 2, 1, to: 2) { $0.background = .blue }

    let picture = try scene.picture()

    let half = UInt8(127)
    #expect(picture.color(x: 0, y: 0) == [half, half, 255])
    #expect(picture.color(x: 3, y: 0) == [255, half, half])
  }

  @Test func `a mask cuts by its outline, and by its alpha`() throws {
    var scene = SmallScene(width: 6, height: 1)
    scene.add(2, 0, 0, 6, 1) { $0.background = .black }
    scene.addMask(3, of: 2) {
      $0.boundsSize = WireSize(widthPoints: 2, heightPoints: 1)
      $0.position = WirePoint(xPoints: 3, yPoints: 0.5)
      $0.background = .black
    }
    #expect(try scene.picture().row(0) == "..##..")

    var faint = SmallScene(width: 6, height: 1)
    faint.add(2, 0, 0, 6, 1) { $0.background = .black }
    faint.addMask(3, of: 2) {
      $0.boundsSize = WireSize(widthPoints: 6, heightPoints: 1)
      $0.position = WirePoint(xPoints: 3, yPoints: 0.5)
      $0.background = WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 51)
    }
    #expect(try faint.picture().color(x: 3, y: 0) == [204, 204, 204])
  }
}
