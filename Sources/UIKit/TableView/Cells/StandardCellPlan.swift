// Where the labels and the image of a cell stand that was made with a style.

import QuartzCore

/// Frames in the content view. Points; x runs in reading direction from the leading edge.
struct StandardCellPlan: Equatable {
  /// The measures of a text.
  enum Part: Sendable { case text, detail }

  /// The terms from which the frames follow, beside the sizes of texts.
  struct Terms: Equatable {
    var style = UITableViewCell.CellStyle.default
    /// From the content view's edges to what it shows.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    /// As it would like to be; nil without an image.
    var imageSize: CGSize?
    /// The width that the image stands in the middle of; counts where there is one.
    var imageRoom: CGFloat = 0
    var hasText = false
    var hasDetail = false

    /// Where the first text begins, or would.
    var textLeading: CGFloat { leading + (imageSize == nil ? 0 : imageRoom + TableCellMetrics.imageGap) }
  }

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var detail: CGRect?
  /// That all parts need, margins included.
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - width: of the content view.
  ///   - height: of the content view; nil for as high as it has to be.
  ///   - measure: the size of a text in no more than that width.
  init(_ terms: Terms, width: CGFloat, height: CGFloat?, measure: (Part, CGFloat) -> CGSize) {
    let start = terms.textLeading
    let room = max(0, width - start - terms.trailing)
    let needed: CGFloat =
      switch terms.style {
      case .default: placeOne(terms, start, room, measure)
      case .subtitle: placeLines(terms, start, room, measure)
      case .value1: placeSides(terms, start, room, measure)
      case .value2: placeColumns(terms, width, measure)
      }
    self.height = max(TableCellMetrics.leastHeight, needed, terms.imageSize?.height ?? 0)
    let full = height ?? self.height
    if terms.style == .default {
      text?.size.height = max(0, full)
    } else {
      centre(in: full, isTwoLines: terms.style == .subtitle && terms.hasText && terms.hasDetail)
    }
    placeImage(terms, full)
  }

  /// The label is as high as the row, and its text in the middle of it.
  private mutating func placeOne(
    _ terms: Terms, _ start: CGFloat, _ room: CGFloat, _ measure: (Part, CGFloat) -> CGSize
  ) -> CGFloat {
    guard terms.hasText else { return 0 }
    text = CGRect(x: start, y: 0, width: room, height: 0)
    return measure(.text, room).height + 2 * TableCellMetrics.textMargin
  }

  private mutating func placeLines(
    _ terms: Terms, _ start: CGFloat, _ room: CGFloat, _ measure: (Part, CGFloat) -> CGSize
  ) -> CGFloat {
    var bottom: CGFloat = 0
    func line(_ part: Part, y: CGFloat) -> CGRect {
      let size = measure(part, room)
      return CGRect(x: start, y: y, width: min(room, size.width), height: size.height)
    }
    if terms.hasText {
      let frame = line(.text, y: 0)
      (text, bottom) = (frame, frame.maxY)
    }
    guard terms.hasDetail else { return bottom > 0 ? bottom + 2 * TableCellMetrics.textMargin : 0 }
    let frame = line(.detail, y: terms.hasText ? bottom + TableCellMetrics.subtitleGap : 0)
    detail = frame
    return frame.maxY + TableCellMetrics.subtitleTop + TableCellMetrics.subtitleBottom
  }

  /// Where there is no room for both, the second text gives way up to half of it.
  private mutating func placeSides(
    _ terms: Terms, _ start: CGFloat, _ room: CGFloat, _ measure: (Part, CGFloat) -> CGSize
  ) -> CGFloat {
    var (first, second) = (CGSize.zero, CGSize.zero)
    if terms.hasText { first = measure(.text, room) }
    if terms.hasDetail { second = measure(.detail, room) }
    if terms.hasText, terms.hasDetail, first.width + TableCellMetrics.valueGap + second.width > room {
      let width = max(room - TableCellMetrics.valueGap - second.width, min(first.width, room / 2))
      first = CGSize(width: width, height: measure(.text, width).height)
      let rest = max(0, room - TableCellMetrics.valueGap - width)
      second = CGSize(width: rest, height: measure(.detail, rest).height)
    }
    if terms.hasText { text = CGRect(origin: CGPoint(x: start, y: 0), size: first) }
    if terms.hasDetail {
      detail = CGRect(origin: CGPoint(x: start + room - second.width, y: 0), size: second)
    }
    let high = max(first.height, second.height)
    return high > 0 ? high + 2 * TableCellMetrics.textMargin : 0
  }

  private mutating func placeColumns(
    _ terms: Terms, _ width: CGFloat, _ measure: (Part, CGFloat) -> CGSize
  ) -> CGFloat {
    let column = TableCellMetrics.value2Column
    var high: CGFloat = 0
    if terms.hasText {
      let size = measure(.text, column)
      text = CGRect(x: terms.leading, y: 0, width: column, height: size.height)
      high = size.height
    }
    if terms.hasDetail {
      let start = terms.leading + column + TableCellMetrics.value2Gap
      let room = max(0, width - start - terms.trailing)
      let size = measure(.detail, room)
      detail = CGRect(x: start, y: 0, width: room, height: size.height)
      high = max(high, size.height)
    }
    return high > 0 ? high + 2 * TableCellMetrics.textMargin : 0
  }

  /// Side by side each for itself, below one another together.
  private mutating func centre(in full: CGFloat, isTwoLines: Bool) {
    if isTwoLines, let block = detail?.maxY {
      // Half a point more above than below, as in Interface Builder.
      let room = full - block
      let top = (room * UIScreen.pixelsPerPoint / 2).rounded(.up) / UIScreen.pixelsPerPoint
      text?.origin.y += top
      detail?.origin.y += top
      return
    }
    if let frame = text { text?.origin.y = Self.pixel((full - frame.height) / 2) }
    if let frame = detail { detail?.origin.y = Self.pixel((full - frame.height) / 2) }
  }

  /// One that is higher than the row is made smaller, in its proportions.
  private mutating func placeImage(_ terms: Terms, _ full: CGFloat) {
    guard var size = terms.imageSize else { return }
    if size.height > full, size.height > 0 {
      let scale = max(0, full) / size.height
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    image = CGRect(
      x: terms.leading + Self.pixel((terms.imageRoom - size.width) / 2),
      y: Self.pixel((full - size.height) / 2),
      width: size.width, height: size.height)
  }

  /// Down to a device pixel: text in the middle stands sharp.
  private static func pixel(_ length: CGFloat) -> CGFloat {
    (length * UIScreen.pixelsPerPoint).rounded(.down) / UIScreen.pixelsPerPoint
  }
}
