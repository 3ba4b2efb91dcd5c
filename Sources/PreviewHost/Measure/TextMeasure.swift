import Foundation
import PreviewWire
import Processes
import UIKit

/// `measure`: how wide texts are set, for comparing with a browser.
///
/// Reads a JSON list of `{"text", "size", "weight", "italic"}` (points; CSS weight, 400 if missing) from
/// standard input and prints, in that order, of each its `"width"` and its `"runs"` as the page draws them:
/// `"string"`, `"x"` of the left edge and `"spacing"` after every character, all in points.
@MainActor public enum TextMeasure {
  /// - Returns: the exit status: 0, or 2 for input that makes no sense, said in one line on standard error.
  public static func run() -> Int32 {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let list = (try? Foundation.JSONDecoder().decode(JSONValue.self, from: input))?.array,
      let widths = widths(list)
    else {
      Log.note(
        "send a JSON list of {\"text\", \"size\", \"weight\", \"italic\"}.", from: "scrollwork-agent measure")
      return 2
    }
    print(JSONText.array(widths).text)
    return 0
  }

  /// Nil unless all are understood.
  static func widths(_ list: [JSONValue]) -> [JSONText]? {
    let widths = list.compactMap { item -> JSONText? in
      guard let item = item.object, let text = item["text"]?.string, let size = item["size"]?.number
      else { return nil }
      let font = UIFont.systemFont(
        ofSize: size, cssWeight: Int(exactly: item["weight"]?.number ?? 400) ?? 400,
        isItalic: item["italic"]?.bool ?? false)
      return measures(text, font)
    }
    return widths.count == list.count ? widths : nil
  }

  private static func measures(_ text: String, _ font: UIFont) -> JSONText {
    let label = UILabel()
    label.font = font
    label.text = text
    label.textAlignment = .left
    let size = text.size(withAttributes: [.font: font])
    label.frame = CGRect(origin: .zero, size: CGSize(width: size.width + 1, height: size.height + 1))
    let line = label.presentedText?.lines.first
    let runs = (line?.runs ?? []).map { run in
      JSONText.object([
        ("string", .string(run.string)), ("x", .number(run.x)), ("spacing", .number(run.spacing)),
      ])
    }
    return .object([("width", .number(size.width)), ("runs", .array(runs))])
  }
}
