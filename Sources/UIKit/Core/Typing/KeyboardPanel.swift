// The keyboard as it is drawn: a grey ground, and above it the view that a program wants there.

import QuartzCore

final class KeyboardPanel: UIView {
  struct Contents: Equatable {
    var accessory: UIView?
    /// In points.
    var accessoryHeight: CGFloat
    /// In place of the keys; nil for the keys.
    var input: UIView?
    var inputHeight: CGFloat

    var height: CGFloat { accessoryHeight + inputHeight }
  }

  private let ground = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.backgroundColor = .systemGray4
    addSubview(ground)
  }

  required init?(coder: NSCoder) { nil }

  var contents: Contents? {
    didSet {
      for old in [oldValue?.accessory, oldValue?.input].compactMap(\.self)
      where old !== contents?.accessory && old !== contents?.input {
        if old.superview === self { old.removeFromSuperview() }
      }
      for new in [contents?.accessory, contents?.input].compactMap(\.self) where new.superview !== self {
        new.translatesAutoresizingMaskIntoConstraints = true
        addSubview(new)
      }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let contents else { return }
    let input = CGRect(
      x: 0, y: contents.accessoryHeight, width: bounds.width, height: contents.inputHeight)
    ground.frame = input
    contents.input?.frame = input
    contents.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contents.accessoryHeight)
  }

  /// The height of a view for the keyboard's place, in points: what it says itself, or its constraints, or
  /// its frame.
  static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let own = view.intrinsicContentSize.height
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = [own, view.bounds.height, fitted.height].first { $0.isFinite && $0 > 0 } ?? 0
    return min(height, 10_000)
  }
}
