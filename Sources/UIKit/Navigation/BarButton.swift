// How bars show their items, and where they put them.

import QuartzCore

/// The button of one item.
final class BarButton: UIButton {
  init(_ item: UIBarButtonItem) {
    super.init(frame: .zero)
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    setTitleColor(item.tintColor ?? .systemBlue, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    isEnabled = item.isEnabled
    addTarget({ [weak item] control in item?.tapped(in: control) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIBarButtonItem {
  /// What shows the item; nil for a gap.
  func makeView() -> UIView? {
    switch systemItem {
    case .flexibleSpace, .fixedSpace: nil
    default: customView ?? BarButton(self)
    }
  }
}

extension UIView {
  /// As large as the content, no higher than a bar, in points.
  func sizeInBar(height: CGFloat) -> CGSize {
    let own = intrinsicContentSize
    let fitting = own.width > 0 ? own : bounds.size.width > 0 ? bounds.size : sizeThatFits(bounds.size)
    return CGSize(width: fitting.width, height: min(max(fitting.height, 0), height))
  }
}
