// How each class of views takes its values from nibs.

internal import InterfaceTree
import QuartzCore

extension UIView {
  /// Takes all that the element says but its frame and what it holds.
  func applyNib(_ element: InterfaceElement, _ values: NibValues) {
    if let mask = element.value("autoresizingMask") { autoresizingMask = AutoresizingMask(nib: mask) }
    // A view whose place is only written down has it, as if a program had set it.
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true
    {
      translatesAutoresizingMaskIntoConstraints = false
    }
    applyNibLooks(element, values)
    switch self {
    case let view as UILabel: view.applyNibLabel(element, values)
    case let view as UIImageView: view.applyNibImage(element, values)
    case let view as UIControl: view.applyNibControl(element, values)
    case let view as UIStackView: view.applyNibStack(element)
    case let view as UIScrollView: view.applyNibScrolling(element, values)
    case let view as UIActivityIndicatorView: view.applyNibWheel(element, values)
    case let view as UIProgressView: view.applyNibProgress(element, values)
    case let view as UIPickerView: view.applyNibPicker(element)
    case let view as UISearchBar: view.applyNibSearch(element, values)
    case let view as UINavigationBar: view.applyNibBar(element, values)
    case let view as UITabBar: view.applyNibBar(element, values)
    case let view as UIToolbar: view.applyNibBar(element, values)
    case let view as UIVisualEffectView: view.applyNibEffect(element)
    case let view as UITableViewCell: view.applyNibCell(element)
    case let view as UICollectionReusableView: view.reuseName = element["reuseIdentifier"] ?? view.reuseName
    default: break
    }
  }

  /// Sets the looks that every view has, a content view as well.
  func applyNibLooks(_ element: InterfaceElement, _ values: NibValues) {
    element["contentMode"].flatMap(ContentMode.init(nib:)).map { contentMode = $0 }
    element.flag("clipsSubviews").map { clipsToBounds = $0 }
    element.flag("hidden").map { isHidden = $0 }
    element.flag("userInteractionEnabled").map { isUserInteractionEnabled = $0 }
    element.flag("autoresizesSubviews").map { autoresizesSubviews = $0 }
    element.flag("insetsLayoutMarginsFromSafeArea").map { insetsLayoutMarginsFromSafeArea = $0 }
    element.flag("preservesSuperviewLayoutMargins").map { preservesSuperviewLayoutMargins = $0 }
    element.flag("multipleTouchEnabled").map { isMultipleTouchEnabled = $0 }
    element.number("alpha").map { alpha = $0 }
    element.integer("tag").map { tag = $0 }
    if let color = values.color("backgroundColor", of: element) { backgroundColor = color }
    if let color = values.color("tintColor", of: element) { tintColor = color }
    // A layout guide may have the same key.
    if let margins = element.children.first(where: {
      $0["key"] == "layoutMargins" && ["edgeInsets", "inset"].contains($0.name)
    }) {
      layoutMargins = margins.ownInsets
    } else if let margins = element.value("directionalLayoutMargins") {
      let insets = margins.ownDirectionalInsets
      layoutMargins = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    applyNibPriorities(element)
    applyNibAccessibility(element)
    switch element["semanticContentAttribute"] {
    case "forceLeftToRight": semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": semanticContentAttribute = .forceRightToLeft
    default: break
    }
    switch element["userInterfaceStyle"] {
    case "light": overrideUserInterfaceStyle = .light
    case "dark": overrideUserInterfaceStyle = .dark
    default: break
    }
  }

  private func applyNibPriorities(_ element: InterfaceElement) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float($0)) }
    }
    priority("horizontalHuggingPriority").map { setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority").map { setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority").map {
      setContentCompressionResistancePriority($0, for: .horizontal)
    }
    priority("verticalCompressionResistancePriority").map {
      setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  /// Where what stands in `<subviews>` goes.
  func addNibSubview(_ view: UIView) {
    if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
  }

  /// The view that the element of key `contentView` stands for.
  var nibContentView: UIView? {
    (self as? UICollectionViewCell)?.contentView ?? (self as? UIVisualEffectView)?.contentView
      ?? (self as? UITableViewCell)?.contentView ?? (self as? UITableViewHeaderFooterView)?.contentView
  }
}

extension UIView.AutoresizingMask {
  init(nib element: InterfaceElement) {
    self = []
    let parts: [(String, Self)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in parts where element.flag(name) == true { insert(part) }
  }
}

extension UIView.ContentMode {
  init?(nib name: String) {
    switch name {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}
