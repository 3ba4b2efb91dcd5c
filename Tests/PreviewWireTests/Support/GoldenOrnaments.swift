import PreviewWire

/// The ornaments of a run of text, as golden files write them: lengths in 1/64 pt, the slant in 1/1024.
struct GoldenOrnaments: Decodable {
  struct Stroke: Decodable {
    var width: Double
    var color: [UInt8]
    var isHollow: Bool
  }

  struct Shadow: Decodable {
    var color: [UInt8]
    var offset: [Int64]
    var radius: Double
  }

  struct Line: Decodable {
    var style: UInt8
    var color: [UInt8]
  }

  struct Ground: Decodable {
    var color: [UInt8]
    var top, bottom: Double
  }

  var stroke: Stroke?
  var shadow: Shadow?
  var rise, slant: Double?
  var underline, strikethrough: Line?
  var ground: Ground?

  var textOrnaments: TextOrnaments {
    var ornaments = TextOrnaments(risePoints: (rise ?? 0) / 64, slantTangent: (slant ?? 0) / 1024)
    ornaments.stroke = stroke.map {
      .init(widthPoints: $0.width / 64, color: goldenColor($0.color), isHollow: $0.isHollow)
    }
    ornaments.shadow = shadow.map {
      .init(
        color: goldenColor($0.color), offset: WirePoint(x: $0.offset[0], y: $0.offset[1]),
        radiusPoints: $0.radius / 64)
    }
    ornaments.underline = underline.map(line)
    ornaments.strikethrough = strikethrough.map(line)
    ornaments.ground = ground.map {
      .init(color: goldenColor($0.color), topPoints: $0.top / 64, bottomPoints: $0.bottom / 64)
    }
    return ornaments
  }

  private func line(_ line: Line) -> TextOrnaments.Line {
    TextOrnaments.Line(
      weight: .init(rawValue: line.style & 3) ?? .single, pattern: .init(rawValue: line.style >> 2) ?? .solid,
      color: goldenColor(line.color))
  }
}
