import Foundation
import PreviewWire
import UIKit

/// `measure`: how wide texts are set, for comparing with a browser.
///
/// Reads a JSON list of `{"text", "size", "weight", "italic"}` (points; CSS weight, 400 if missing) from standard input
/// and prints a list of widths in points, in that order.
@MainActor public enum TextMeasure {
  /// - Returns: the exit status: 0, or 2 for input that makes no sense, said in one line on standard error.
  public static func run() -> Int32 {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let list = (try? Foundation.JSONDecoder().decode(JSONValue.self, from: input))?.array,
      let widths = widths(list)
    else {
      let line =
        "scrollwork-agent measure: send a JSON list of {\"text\", \"size\", \"weight\", \"italic\"}.\n"
      FileHandle.standardError.write(Data(line.utf8))
      return 2
    }
    print(JSONText.numbers(widths).text)
    return 0
  }

  /// Nil unless all are understood.
  static func widths(_ list: [JSONValue]) -> [Double]? {
    let widths = list.compactMap { item -> Double? in
      guard let item = item.object, let text = item["text"]?.string, let size = item["size"]?.number
      else { return nil }
      let font = UIFont.systemFont(
        ofSize: size, cssWeight: Int(exactly: item["weight"]?.number ?? 400) ?? 400,
        isItalic: item["italic"]?.bool ?? false)
      return Double(text.size(withAttributes: [.font: font]).width)
    }
    return widths.count == list.count ? widths : nil
  }
}
