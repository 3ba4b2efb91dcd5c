// Where the picture and the title of a button stand.

import QuartzCore

/// Frames in the button's coordinates, in points.
struct ButtonParts: Equatable {
  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero

  /// - Parameters:
  ///   - content: what the button's insets leave.
  ///   - title: of the text in one line; nil where the picture is alone.
  ///   - edge: the side of the title that the picture stands at.
  init(
    content: CGRect, image size: CGSize, title: CGSize?, edge: NSDirectionalRectEdge, gap: CGFloat,
    isReadFromRight: Bool, alignment: UIControl.ContentHorizontalAlignment
  ) {
    let size = CGSize(width: min(size.width, content.width), height: min(size.height, content.height))
    guard let title else {
      image = CGRect(
        x: content.midX - size.width / 2, y: content.midY - size.height / 2, width: size.width,
        height: size.height)
      return
    }
    let isUpright = edge == .top || edge == .bottom
    let both = Self.size(image: size, title: title, edge: edge, gap: gap)
    let room = isUpright ? content.height - both.height : content.width - both.width
    if isUpright {
      let start = content.minY + max(0, room / 2)
      let imageStart = edge == .top ? start : start + title.height + gap
      image = CGRect(x: content.midX - size.width / 2, y: imageStart, width: size.width, height: size.height)
      let titleStart = edge == .top ? start + size.height + gap : start
      self.title = CGRect(x: content.minX, y: titleStart, width: content.width, height: title.height)
      return
    }
    let isAtLeft = (edge == .leading) != isReadFromRight
    let start = content.minX + max(0, room) * Self.share(alignment, isReadFromRight: isReadFromRight)
    let width = max(0, min(title.width, content.width - size.width - gap))
    let imageStart = isAtLeft ? start : start + width + gap
    image = CGRect(x: imageStart, y: content.midY - size.height / 2, width: size.width, height: size.height)
    let titleStart = isAtLeft ? start + size.width + gap : start
    self.title = CGRect(x: titleStart, y: content.minY, width: width, height: content.height)
  }

  /// How much of the free room lies before both.
  static func share(
    _ alignment: UIControl.ContentHorizontalAlignment, isReadFromRight: Bool
  ) -> CGFloat {
    switch alignment {
    case .left: 0
    case .right: 1
    case .leading: isReadFromRight ? 1 : 0
    case .trailing: isReadFromRight ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  /// Of both together, in points; zero where there is neither.
  static func size(image: CGSize?, title: CGSize?, edge: NSDirectionalRectEdge, gap: CGFloat) -> CGSize {
    guard let image, let title else { return image ?? title ?? .zero }
    return edge == .top || edge == .bottom
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
  }
}
