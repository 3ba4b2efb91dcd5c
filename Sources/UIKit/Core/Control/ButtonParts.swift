// Where the picture and the title of a button stand.

import QuartzCore

/// Frames in the button's coordinates, in points.
struct ButtonParts: Equatable {
  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero

  /// The parts that a button has, and how it wants them placed.
  struct Plan {
    /// In points, as large as it is by itself; nil without one.
    var image: CGSize?
    var title: CGSize?
    /// The side of the title that the picture stands at.
    var edge = NSDirectionalRectEdge.leading
    /// Between the two, in points.
    var gap: CGFloat = 0
    /// Above and below a title that stands alone, in points.
    var titlePadding: CGFloat = 0
    var isReadFromRight = false
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

    fileprivate var isUpright: Bool { edge == .top || edge == .bottom }

    /// Of all together, in points; zero where there is neither.
    var size: CGSize {
      guard let image, let title else {
        return image ?? title.map { CGSize(width: $0.width, height: $0.height + titlePadding * 2) } ?? .zero
      }
      return isUpright
        ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
        : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }
  }

  /// - Parameter content: the rectangle that the button's insets leave.
  init(_ plan: Plan, in content: CGRect) {
    let across = Self.share(plan.horizontal, isReadFromRight: plan.isReadFromRight)
    let down = Self.share(plan.vertical)
    // As large as there is room; all of it where it is to be filled.
    func fitted(_ size: CGSize) -> CGSize {
      CGSize(
        width: plan.horizontal == .fill ? content.width : min(size.width, content.width),
        height: plan.vertical == .fill ? content.height : min(size.height, content.height))
    }
    func placed(_ size: CGSize, in room: CGRect) -> CGRect {
      CGRect(
        x: room.minX + (room.width - size.width) * across, y: room.minY + (room.height - size.height) * down,
        width: size.width, height: size.height)
    }
    guard let imageSize = plan.image, let titleSize = plan.title else {
      if let size = plan.image { image = placed(fitted(size), in: content) }
      if let size = plan.title {
        let padding = min(plan.titlePadding, max(0, (content.height - size.height) / 2))
        title = placed(fitted(size), in: content.insetBy(dx: 0, dy: padding))
      }
      return
    }
    let picture = CGSize(
      width: min(imageSize.width, content.width), height: min(imageSize.height, content.height))
    if plan.isUpright {
      let height = max(0, min(titleSize.height, content.height - picture.height - plan.gap))
      let text = CGSize(width: min(titleSize.width, content.width), height: height)
      let top = content.minY + (content.height - picture.height - plan.gap - height) * down
      let isAbove = plan.edge == .top
      image = placed(picture, in: content)
      title = placed(text, in: content)
      image.origin.y = isAbove ? top : top + height + plan.gap
      title.origin.y = isAbove ? top + picture.height + plan.gap : top
      return
    }
    let width = max(0, min(titleSize.width, content.width - picture.width - plan.gap))
    let text = CGSize(width: width, height: min(titleSize.height, content.height))
    let start = content.minX + max(0, content.width - picture.width - plan.gap - width) * across
    let isAtLeft = (plan.edge == .leading) != plan.isReadFromRight
    image = placed(picture, in: content)
    title = placed(text, in: content)
    image.origin.x = isAtLeft ? start : start + width + plan.gap
    title.origin.x = isAtLeft ? start + picture.width + plan.gap : start
  }

  /// How much of the free room lies before what is placed.
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

  /// How much of the free room lies above what is placed.
  static func share(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}
