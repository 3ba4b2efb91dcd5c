// The views behind the content of a table cell where no configuration says: the colour of its place, and the
// mark of a selection.

import QuartzCore

extension UITableViewCell {
  /// The state of a cell's backdrop.
  struct Backdrop {
    /// Of the table's style, behind everything; nil until the cell is in a table.
    var plate: UIView?
    /// Holds what marks the selection.
    var mark: UIView?
    /// Whether anything has been set that stands in place of the style's own.
    var isOwn = false
  }

  /// That of the table's style in the state at hand.
  var styleBackground: UIBackgroundConfiguration {
    defaultBackgroundConfiguration().updated(for: backgroundState(configurationState))
  }

  /// Shows the colour of the cell's place unless something else lies there.
  func showBackdrop() {
    let isConfigured = configurations.background != nil
    let isCovered = isConfigured || backgroundView != nil || givenBackground != nil
    backdrop.isOwn = isCovered || selectedBackgroundView != nil
    guard !isCovered else {
      backdrop.plate?.removeFromSuperview()
      backdrop.plate = nil
      return
    }
    let plate = backdrop.plate ?? UIView(frame: bounds)
    if backdrop.plate == nil {
      plate.isUserInteractionEnabled = false
      insertSubview(plate, at: 0)
      backdrop.plate = plate
      setNeedsLayout()
    }
    let unmarked = UICellConfigurationState(traitCollection: traitCollection)
    plate.backgroundColor = defaultBackgroundConfiguration().updated(for: unmarked).backgroundColor
  }

  // MARK: Selection

  /// Whether the cell is to look selected.
  private var isMarked: Bool {
    selectionStyle != .none && (isSelected || isHighlighted) && configurations.background == nil
  }

  /// An app's own, or nil for grey.
  private var ownMark: UIView? {
    let isOneOfSeveral = row.editing?.selectsSeveral ?? false
    return isOneOfSeveral ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  func markViewChanged(isNew: Bool) {
    if isNew { setBackground(nil) }
    backdrop.mark?.removeFromSuperview()
    backdrop.mark = nil
    showBackdrop()
    showMark(animated: false)
  }

  /// Brings the mark in, or takes it away.
  func showMark(animated: Bool) {
    let isOn = isMarked
    guard isOn || backdrop.mark != nil else { return }
    let mark = backdrop.mark ?? makeMark()
    let isShown = !mark.isHidden && mark.alpha > 0
    guard isOn != isShown else { return }
    guard animated, UIView.areAnimationsEnabled, window != nil else {
      UIView.performWithoutAnimation {
        mark.alpha = 1
        mark.isHidden = !isOn
      }
      return
    }
    if isOn {
      UIView.performWithoutAnimation {
        mark.alpha = 0
        mark.isHidden = false
      }
    }
    UIView.animate(withDuration: TableCellMetrics.markDuration, delay: 0, options: .allowUserInteraction) {
      mark.alpha = isOn ? 1 : 0
    }
  }

  private func makeMark() -> UIView {
    let mark = UIView(frame: bounds.offsetBy(dx: swipeOffset, dy: 0))
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    if let own = ownMark {
      own.frame = mark.bounds
      own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      mark.addSubview(own)
    } else {
      mark.backgroundColor = .systemGray4
    }
    backdrop.mark = mark
    insertSubview(mark, belowSubview: contentView)
    return mark
  }

  /// Labels and images in the content are highlighted with the cell.
  func highlightContent() {
    let isOn = selectionStyle != .none && (isSelected || isHighlighted)
    func highlight(_ view: UIView) {
      switch view {
      case let label as UILabel: label.isHighlighted = isOn
      case let image as UIImageView: image.isHighlighted = isOn
      default: view.subviews.forEach(highlight)
      }
    }
    highlight(contentView)
  }
}
