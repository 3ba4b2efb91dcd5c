// The labelled place: what stands for a picture that cannot be drawn here.

import QuartzCore

/// A quiet panel that says what would be here on a device: its class, and what that would show.
///
/// It has any size. Where there is no room for a text that text is left out; the panel always shows.
package class PlaceView: UIView {
  /// Points between the panel's edge and its text.
  private static let margin: CGFloat = 8
  /// In points: a panel that is lower or narrower has no text.
  private static let leastTextSize = CGSize(width: 32, height: 18)
  private static let gap: CGFloat = 2

  /// The thing it stands for, as a rule the name of a class; nil for a panel without words.
  package var name: String? {
    didSet { if name != oldValue { show(name, in: \.nameLabel, UILabel.placeName) } }
  }
  /// The contents of that thing; nil where they are not known.
  package var detail: String? {
    didSet { if detail != oldValue { show(detail, in: \.detailLabel, UILabel.placeDetail) } }
  }

  /// Where the text stands; what is shown over the place may want the middle for itself.
  package enum TextEdge { case middle, bottom }
  package var textEdge = TextEdge.middle {
    didSet { setNeedsLayout() }
  }

  private var nameLabel: UILabel?
  private var detailLabel: UILabel?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package convenience init(_ name: String, detail: String? = nil) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    show(name, detail)
  }

  private func show(_ name: String, _ detail: String?) {
    self.name = name
    self.detail = detail
  }

  /// Has the panel dark in both appearances, and hide what is behind it: as moving pictures are.
  package func darken() {
    overrideUserInterfaceStyle = .dark
    backgroundColor = UIColor(white: 0.14, alpha: 1)
  }

  private func show(
    _ text: String?, in path: ReferenceWritableKeyPath<PlaceView, UILabel?>, _ make: (String) -> UILabel
  ) {
    if let text {
      if let label = self[keyPath: path] {
        label.text = text
      } else {
        let label = make(text)
        self[keyPath: path] = label
        insertSubview(label, at: 0)
      }
    } else {
      self[keyPath: path]?.removeFromSuperview()
      self[keyPath: path] = nil
    }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(10, min(bounds.width, bounds.height) / 6)
    placeTexts()
  }

  private func placeTexts() {
    let room = bounds.insetBy(
      dx: min(Self.margin, bounds.width / 8), dy: min(Self.margin, bounds.height / 8))
    let hasRoom =
      bounds.width >= Self.leastTextSize.width && bounds.height >= Self.leastTextSize.height
    let nameHeight = nameLabel?.font.lineHeight.rounded(.up) ?? 0
    let below = room.height - nameHeight - Self.gap
    nameLabel?.isHidden = !hasRoom
    guard hasRoom else {
      detailLabel?.isHidden = true
      return
    }
    var detailHeight: CGFloat = 0
    if let detailLabel {
      let line = detailLabel.font.lineHeight.rounded(.up)
      detailLabel.isHidden = below < line
      if below >= line {
        let wanted = detailLabel.sizeThatFits(CGSize(width: room.width, height: below)).height
        detailHeight = min(max(line, wanted.rounded(.up)), below)
      }
    }
    let height = nameHeight + (detailHeight > 0 ? Self.gap + detailHeight : 0)
    let spare = max(0, room.height - height)
    let top = (room.minY + (textEdge == .bottom ? spare : spare / 2)).rounded()
    nameLabel?.frame = CGRect(x: room.minX, y: top, width: room.width, height: nameHeight)
    detailLabel?.frame = CGRect(
      x: room.minX, y: top + nameHeight + Self.gap, width: room.width, height: detailHeight)
  }
}

extension UILabel {
  /// Says what a place or a picture stands for.
  static func placeName(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .systemGray
    label.textAlignment = .center
    return label
  }

  fileprivate static func placeDetail(_ text: String) -> UILabel {
    let label = placeName(text)
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.numberOfLines = 4
    return label
  }
}
