@testable import Typesetting

/// A text of one style.
func styled(_ string: String, size: Double = 17, weight: Int = 400) -> StyledText {
  StyledText([.init(string, SpanStyle(size: size, weight: weight))])
}

func shaped(_ string: String, size: Double = 17, direction: TextDirection? = nil) -> ShapedText {
  ShapedText(styled(string, size: size), direction: direction)
}

extension TextLayout {
  /// The text of each line, its runs from left to right.
  var texts: [String] { lines.map { $0.runs.map(\.string).joined() } }
}
