// Where the parts of a list content stand.

import QuartzCore

/// Frames of the parts of a list content. Points; x runs in reading direction from the leading edge, y
/// downwards.
struct ListContentPlan: Equatable {
  /// The two texts that are measured.
  enum Part: Sendable { case text, secondaryText }

  /// The values that the frames follow from, beside the sizes of texts.
  struct Terms: Equatable {
    var margins: NSDirectionalEdgeInsets
    /// As drawn; nil without an image.
    var imageSize: CGSize?
    /// The room of the image; counts where there is one.
    var imageRoom = CGSize.zero
    var hasText = false
    var hasSecondaryText = false
    var prefersSideBySide = false
    var imageGap: CGFloat = 0
    var valueGap: CGFloat = 0
    var subtitleGap: CGFloat = 0
    var leastHeight: CGFloat = 0

    /// Where texts begin, or would.
    var textLeading: CGFloat { margins.leading + (imageSize == nil ? 0 : imageRoom.width + imageGap) }
  }

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondaryText: CGRect?
  /// Height that the parts need, margins included.
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - width: of all of the content, margins included.
  ///   - height: of all of it; nil for as high as it has to be.
  ///   - measure: the size of a text in no more than that width, which may be infinite.
  init(_ terms: Terms, width: CGFloat, height: CGFloat?, measure: (Part, CGFloat) -> CGSize) {
    let leading = terms.margins.leading
    let room = max(0, width - terms.textLeading - terms.margins.trailing)
    var lines = CGRect(x: terms.textLeading, y: 0, width: room, height: 0)
    placeTexts(terms, in: &lines, measure)

    let content = max(lines.height, terms.imageSize == nil ? 0 : terms.imageRoom.height)
    let needed = content + terms.margins.top + terms.margins.bottom
    self.height = max(needed, terms.leastHeight)
    let area = max(0, (height ?? self.height) - terms.margins.top - terms.margins.bottom)
    let top = terms.margins.top + Self.pixel((area - lines.height) / 2)
    text = text?.offsetBy(dx: 0, dy: top)
    secondaryText = secondaryText?.offsetBy(dx: 0, dy: top)
    image = terms.imageSize.map { size in
      CGRect(
        x: leading + Self.pixel((terms.imageRoom.width - size.width) / 2),
        y: terms.margins.top + Self.pixel((area - size.height) / 2), width: size.width, height: size.height)
    }
  }

  private mutating func placeTexts(
    _ terms: Terms, in lines: inout CGRect, _ measure: (Part, CGFloat) -> CGSize
  ) {
    if terms.prefersSideBySide, terms.hasText, terms.hasSecondaryText {
      let (first, second) = (measure(.text, .infinity), measure(.secondaryText, .infinity))
      if first.width + terms.valueGap + second.width <= lines.width {
        lines.size.height = max(first.height, second.height)
        func frame(_ size: CGSize, x: CGFloat) -> CGRect {
          let y = Self.pixel((lines.height - size.height) / 2)
          return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        text = frame(first, x: lines.minX)
        secondaryText = frame(second, x: lines.maxX - second.width)
        return
      }
    }
    if terms.hasText {
      let size = measure(.text, lines.width)
      text = CGRect(x: lines.minX, y: 0, width: lines.width, height: size.height)
      lines.size.height = size.height
    }
    if terms.hasSecondaryText {
      let size = measure(.secondaryText, lines.width)
      let top = terms.hasText ? lines.height + terms.subtitleGap : 0
      secondaryText = CGRect(x: lines.minX, y: top, width: lines.width, height: size.height)
      lines.size.height = top + size.height
    }
  }

  /// Down to a device pixel: text in the middle stands sharp.
  private static func pixel(_ length: CGFloat) -> CGFloat {
    (length * UIScreen.pixelsPerPoint).rounded(.down) / UIScreen.pixelsPerPoint
  }
}
