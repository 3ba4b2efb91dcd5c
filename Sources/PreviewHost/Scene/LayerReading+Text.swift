import PreviewWire
import UIKit

extension LayerReading {
  /// The lines as UIKit laid them out; the page draws each run where it says.
  mutating func text(_ text: PresentedText) -> LayerText {
    for line in text.lines { fonts += line.runs.compactMap(\.font) }
    return LayerText(lines: text.lines.map(Self.line))
  }

  private static func line(_ line: PresentedText.Line) -> LayerText.Line {
    LayerText.Line(start: WirePoint(xPoints: line.x, yPoints: line.baseline), runs: line.runs.map(run))
  }

  private static func run(_ run: PresentedText.Run) -> LayerText.Run {
    var style: LayerText.Style = []
    if run.isItalic { style.insert(.italic) }
    if run.isUnderlined { style.insert(.underline) }
    if run.isStruckThrough { style.insert(.strikethrough) }
    if run.isRightToLeft { style.insert(.rightToLeft) }
    return LayerText.Run(
      run.string, xPoints: run.x, fontSizePoints: run.fontSize, spacingPoints: run.spacing,
      weight: run.weight,
      style: style, color: color(run.color), face: run.font?.contentHash ?? "",
      ornaments: run.ornaments.map(ornaments) ?? TextOrnaments())
  }

  private static func ornaments(_ given: PresentedText.Ornaments) -> TextOrnaments {
    var ornaments = TextOrnaments(risePoints: given.rise, slantTangent: given.slant)
    ornaments.stroke = given.stroke.map {
      .init(widthPoints: $0.width, color: color($0.color), isHollow: $0.isHollow)
    }
    ornaments.shadow = given.shadow.map {
      .init(
        color: color($0.color), offset: WirePoint(xPoints: $0.offset.width, yPoints: $0.offset.height),
        radiusPoints: $0.radius)
    }
    ornaments.underline = given.underline.map(line)
    ornaments.strikethrough = given.strikethrough.map(line)
    ornaments.ground = given.ground.map {
      .init(color: color($0.color), topPoints: $0.top, bottomPoints: $0.bottom)
    }
    return ornaments
  }

  private static func line(_ line: PresentedText.Ornaments.Line) -> TextOrnaments.Line {
    TextOrnaments.Line(
      weight: .init(rawValue: line.weight) ?? .single, pattern: .init(rawValue: line.pattern) ?? .solid,
      color: color(line.color))
  }
}
