import PreviewWire
import UIKit

extension LayerChanges {
  /// The lines as UIKit laid them out; the page draws each run where it says.
  static func text(_ text: PresentedText) -> LayerText {
    LayerText(lines: text.lines.map(line))
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
      style: style, color: color(run.color))
  }
}
