// The labels and the image of a cell that was made with a style.

import QuartzCore

/// Belongs to one cell. Each part is made when it is asked for first, and laid out with the cell.
@MainActor final class StandardCellContent {
  let style: UITableViewCell.CellStyle
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  /// Something changed that frames follow from.
  var onChange: (() -> Void)?

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  // MARK: Parts

  /// - Parameter holder: where the label is put, if it is made.
  func textLabel(in holder: UIView) -> UILabel {
    if let text { return text }
    let label = watched(StandardCellLabel(), in: holder)
    if style == .value2 {
      label.font = .systemFont(ofSize: TableCellMetrics.value2TextSize)
      label.textColor = holder.tintColor
      label.textAlignment = holder.isReadFromRight ? .left : .right
    } else {
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .label
    }
    text = label
    return label
  }

  /// nil in a style without a second text.
  func detailTextLabel(in holder: UIView) -> UILabel? {
    if let detail { return detail }
    guard style != .default else { return nil }
    let label = watched(StandardCellLabel(), in: holder)
    label.font =
      switch style {
      case .value2: .systemFont(ofSize: TableCellMetrics.value2DetailSize)
      case .subtitle: .preferredFont(forTextStyle: TableCellMetrics.subtitleStyle)
      case .value1, .default: .preferredFont(forTextStyle: .body)
      }
    label.textColor = style == .value1 ? .secondaryLabel : .label
    detail = label
    return label
  }

  /// nil in a style without an image.
  func imageView(in holder: UIView) -> UIImageView? {
    if let image { return image }
    guard style != .value2 else { return nil }
    let view = StandardCellImageView(frame: .zero)
    view.onChange = { [weak self] in self?.onChange?() }
    holder.addSubview(view)
    image = view
    return view
  }

  private func watched(_ label: StandardCellLabel, in holder: UIView) -> UILabel {
    label.onChange = { [weak self] in self?.onChange?() }
    label.adjustsFontForContentSizeCategory = true
    holder.addSubview(label)
    return label
  }

  /// Parts that a nib has made.
  func take(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    self.text = text ?? self.text
    self.detail = detail ?? self.detail
    self.image = image ?? self.image
  }

  /// Another content view takes the place of the former.
  func move(to holder: UIView) {
    for view in [image, text, detail].compactMap({ $0 as UIView? }) { holder.addSubview(view) }
  }

  // MARK: Layout

  private func isShown(_ label: UILabel?) -> Bool {
    guard let label, !label.isPlacedByConstraints else { return false }
    return !(label.attributedText?.string ?? label.text ?? "").isEmpty
  }

  /// Whether there is anything that gives the row a height.
  var isEmpty: Bool { !isShown(text) && !isShown(detail) && imageSize == nil }

  private var imageSize: CGSize? {
    guard let image, image.image != nil, !image.isPlacedByConstraints else { return nil }
    return image.sizeThatFits(.zero)
  }

  /// - Parameters: as in `StandardCellPlan.Terms`.
  func terms(leading: CGFloat, trailing: CGFloat) -> StandardCellPlan.Terms {
    let size = imageSize
    let room = size.map { size in
      UIListContentConfiguration.ImageProperties()
        .reservedSize(for: size, isSymbol: image?.image?.isSymbolImage ?? false).width
    }
    return StandardCellPlan.Terms(
      style: style, leading: leading, trailing: trailing, imageSize: size, imageRoom: room ?? 0,
      hasText: isShown(text), hasDetail: isShown(detail))
  }

  func plan(_ terms: StandardCellPlan.Terms, width: CGFloat, height: CGFloat?) -> StandardCellPlan {
    StandardCellPlan(terms, width: width, height: height) { part, width in
      guard let label = part == .text ? text : detail else { return .zero }
      return label.fittingSize(width: width, maximumLines: max(label.numberOfLines, 0))
    }
  }

  /// - Parameter placed: from reading direction to the content view.
  func place(_ plan: StandardCellPlan, _ placed: (CGRect) -> CGRect) {
    func give(_ view: UIView?, _ frame: CGRect?) {
      guard let view, !view.isPlacedByConstraints else { return }
      view.frame = frame.map(placed) ?? .zero
    }
    give(text, plan.text)
    give(detail, plan.detail)
    give(image, plan.image)
  }
}

/// Says when its text, or how that looks, has changed.
final class StandardCellLabel: UILabel {
  var onChange: (() -> Void)?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onChange?()
  }
}

/// Says when its image has changed.
final class StandardCellImageView: UIImageView {
  var onChange: (() -> Void)?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onChange?()
  }
}
