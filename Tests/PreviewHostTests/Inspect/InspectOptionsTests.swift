import Foundation
import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Inspect options` {
  @Test func `reads every flag`() throws {
    let options = try InspectOptions([
      "table", "--size", "320x480.5", "--offset", "main=1,-2.5", "--offset", "b=0,3", "--target",
      "main=1,2,0.5,-0.25", "--items", "main=7", "--appearance", "dark", "--direction", "rtl",
      "--text-size", "ax3", "--text-weight", "bold", "--contrast", "increased", "--motion", "reduced",
      "--script", "-",
    ])

    #expect(options.preview == "table")
    #expect(
      options.screen
        == ScreenSettings(
          width: 320, height: 480.5, isSizeChosen: true, appearance: .dark, direction: .rightToLeft,
          textSize: .accessibility3, textWeight: .bold, contrast: .increased, motion: .reduced))
    #expect(options.offsets.map(\.id) == ["main", "b"])
    #expect(options.offsets.map(\.offset) == [CGPoint(x: 1, y: -2.5), CGPoint(x: 0, y: 3)])
    #expect(options.targets.first?.offset == CGPoint(x: 1, y: 2))
    #expect(options.targets.first?.velocity == CGPoint(x: 0.5, y: -0.25))
    #expect(options.items == ["main": 7])
    #expect(options.script == "-")
  }

  @Test func `a picture has two pixels per point where nothing else is said`() throws {
    #expect(try InspectOptions(["table"]).wantsPicture == false)
    #expect(try InspectOptions(["table", "--picture"]).scale == 2)
    #expect(try InspectOptions(["--scale", "1.5", "--picture", "table"]).scale == 1.5)
  }

  @Test func `a device has a size, and lies on its side where that is said`() throws {
    let upright = try InspectOptions(["table", "--device", "iphone-16"]).screen
    #expect(upright == ScreenSettings(width: 393, height: 852, device: Device(slug: "iphone-16")))
    let onSide = try InspectOptions(["table", "--landscape", "--device", "ipad"]).screen
    #expect((onSide.width, onSide.height) == (1180, 820) && onSide.isSizeChosen)
    let area = try InspectOptions(["table", "--size", "300x400", "--safe-area", "1,2,3.5,4"]).safeArea
    #expect(area?.top == 1 && area?.left == 2 && area?.bottom == 3.5 && area?.right == 4)
  }

  @Test(
    arguments: [
      (["a", "--device", "nokia"], "--device nokia"),
      (["a", "--device", "nokia"], "iphone-se, iphone-13-mini"),
      (["a", "--device", "ipad", "--size", "10x10"], "--device ipad"),
      (["a", "--landscape"], "--landscape"),
      (["a", "--safe-area", "1,2,3"], "--safe-area 1,2,3"),
      (["a", "--safe-area", "1,2,3,nan"], "--safe-area 1,2,3,nan"),
      (["a", "--safe-area", "1,2,3,-4"], "--safe-area 1,2,3,-4"),
      (["a", "b"], "“b”"),
      (["a", "--picture", "--scale", "4"], "--scale 4"),
      (["a", "--picture", "--scale", "nan"], "from 1 to 3"),
      (["a", "--scale", "2"], "--picture FILE"),
      (["a", "--size", "10"], "--size 10"),
      (["a", "--appearance", "Dark"], "--appearance Dark"),
      (["a", "--direction", "left"], "--direction left"),
      (["a", "--text-size", "huge"], "--text-size huge: want xs, s, m, l, xl,"),
      (["a", "--textSize", "l"], "no flag --textSize"),
      (["a", "--motion", "none"], "--motion none: want full or reduced."),
      (["a", "--contrast", "high"], "--contrast high: want standard or increased."),
      (["a", "--text-weight", "black"], "--text-weight black: want regular or bold."),
      (["a", "--appearance"], "--appearance wants a value"),
      (["a", "--size", "0x10"], "--size 0x10"),
      (["a", "--size", "nanx10"], "--size nanx10"),
      (["a", "--size", "1e9x10"], "--size 1e9x10"),
      (["a", "--size"], "--size wants a value"),
      (["a", "--offset", "main"], "--offset main"),
      (["a", "--offset", "=1,2"], "--offset =1,2"),
      (["a", "--offset", "main=1,inf"], "--offset main=1,inf"),
      (["a", "--target", "main=1"], "--target main=1"),
      (["a", "--target", "main=1"], "or, with --source, the name of a target"),
      (["a", "--target", "main=1,2,3"], "--target main=1,2,3"),
      (["a", "--items", "main=-1"], "--items main=-1"),
      (["a", "--items", "main=1.5"], "--items main=1.5"),
      (["a", "--items", "main=1e300"], "--items main=1e300"),
      (["a", "--source", "x.swift"], "--source"),
      (["a", "--set", "x"], "--set x"),
      (["a", "--set", "=1"], "--set =1"),
      (["a", "--preview", "b"], "“b”"),
      (["--preview"], "--preview wants a value"),
      (["a", "--bundle"], "--bundle wants a value"),
      (["a", "--frobnicate"], "--frobnicate"),
    ] as [([String], String)])
  func `bad words end with a line that names them`(arguments: [String], names: String) {
    let error = #expect(throws: InspectError.self) { try InspectOptions(arguments) }
    #expect(error?.message.contains(names) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("\n") == false)
  }
}
