// The properties of UIKit's classes that people set and read by name.

import QuartzCore

extension _KeyedProperties {
  /// Takes a value and does nothing with it: what it would change is not drawn here.
  fileprivate static func ignore<Root: NSObject>(
    _ type: Root.Type, _ key: String, get: @escaping (Root) -> Any? = { _ in nil }
  ) {
    add(type, key, get: get) { _, _ in
      report("\"\(key)\" of \(type) has no effect here.")
      return true
    }
  }
}

extension _KeyedProperties: OwnPropertiesNaming {
  static func registerOwn() { KnownKeys.register() }
}

@MainActor enum KnownKeys {
  static func register() {
    registerViews()
    registerControls()
    registerControllers()
    registerUndocumented()
  }

  private static func registerViews() {
    typealias Keys = _KeyedProperties
    Keys.register(_SpokenObject.self, "accessibilityHint", \.accessibilityHint)
    Keys.register(_SpokenObject.self, "accessibilityIdentifier", \.accessibilityIdentifier)
    Keys.register(_SpokenObject.self, "accessibilityLabel", \.accessibilityLabel)
    Keys.register(_SpokenObject.self, "accessibilityValue", \.accessibilityValue)
    Keys.register(_SpokenObject.self, "isAccessibilityElement", \.isAccessibilityElement)
    Keys.register(UIView.self, "alpha", \.alpha)
    Keys.register(UIView.self, "backgroundColor", \.backgroundColor)
    Keys.register(UIView.self, "bounds", \.bounds)
    Keys.register(UIView.self, "center", \.center)
    Keys.register(UIView.self, "clipsToBounds", \.clipsToBounds)
    Keys.register(UIView.self, "contentMode", \.contentMode)
    Keys.register(UIView.self, "frame", \.frame)
    Keys.register(UIView.self, "hidden", \.isHidden)
    Keys.register(UIView.self, "isHidden", \.isHidden)
    Keys.register(UIView.self, "layer", \.layer)
    Keys.register(UIView.self, "superview", \.superview)
    Keys.register(UIView.self, "tag", \.tag)
    Keys.register(UIView.self, "tintColor", \.tintColor)
    Keys.register(UIView.self, "transform", \.transform)
    Keys.register(UIView.self, "userInteractionEnabled", \.isUserInteractionEnabled)
    Keys.register(UIImageView.self, "image", \.image)
    Keys.register(UILabel.self, "attributedText", \.attributedText)
    Keys.register(UILabel.self, "font", \.font)
    Keys.register(UILabel.self, "numberOfLines", \.numberOfLines)
    Keys.register(UILabel.self, "text", \.text)
    Keys.register(UILabel.self, "textAlignment", \.textAlignment)
    Keys.register(UILabel.self, "textColor", \.textColor)
    Keys.register(UIScrollView.self, "contentInset", \.contentInset)
    Keys.register(UIScrollView.self, "contentOffset", \.contentOffset)
    Keys.register(UIScrollView.self, "contentSize", \.contentSize)
    Keys.register(UITextView.self, "text", \.text)
    Keys.register(UITextView.self, "textColor", \.textColor)
    Keys.register(CALayer.self, "backgroundColor", \.backgroundColor)
    Keys.register(CALayer.self, "borderColor", \.borderColor)
    Keys.register(CALayer.self, "borderWidth", \.borderWidth)
    Keys.register(CALayer.self, "cornerRadius", \.cornerRadius)
    Keys.register(CALayer.self, "masksToBounds", \.masksToBounds)
    Keys.register(CALayer.self, "opacity", \.opacity)
    Keys.register(CALayer.self, "shadowOpacity", \.shadowOpacity)
    Keys.register(CALayer.self, "shadowRadius", \.shadowRadius)
    Keys.register(CALayer.self, "zPosition", \.zPosition)
  }

  private static func registerControls() {
    typealias Keys = _KeyedProperties
    Keys.register(UIControl.self, "enabled", \.isEnabled)
    Keys.register(UIControl.self, "highlighted", \.isHighlighted)
    Keys.register(UIControl.self, "selected", \.isSelected)
    Keys.register(UIButton.self, "imageView", \.imageView)
    Keys.register(UIButton.self, "titleLabel", \.titleLabel)
    Keys.register(UITextField.self, "attributedPlaceholder", \.attributedPlaceholder)
    Keys.register(UITextField.self, "placeholder", \.placeholder)
    Keys.register(UITextField.self, "text", \.text)
    Keys.register(UITextField.self, "textColor", \.textColor)
    Keys.register(UISearchBar.self, "placeholder", \.placeholder)
    Keys.register(UISearchBar.self, "text", \.text)
    Keys.register(UISegmentedControl.self, "selectedSegmentIndex", \.selectedSegmentIndex)
    Keys.register(UISlider.self, "value", \.value)
    Keys.register(UISwitch.self, "on", \.isOn)
  }

  private static func registerControllers() {
    typealias Keys = _KeyedProperties
    Keys.register(UIViewController.self, "navigationController", \.navigationController)
    Keys.register(UIViewController.self, "navigationItem", \.navigationItem)
    Keys.register(UIViewController.self, "tabBarController", \.tabBarController)
    Keys.register(UIViewController.self, "title", \.title)
    Keys.register(UIViewController.self, "view", \.view)
    Keys.register(UINavigationController.self, "navigationBar", \.navigationBar)
    Keys.register(UINavigationController.self, "viewControllers", \.viewControllers)
    Keys.register(UIAlertController.self, "message", \.message)
  }

  /// Names that Apple has never documented, and that apps use all the same.
  private static func registerUndocumented() {
    typealias Keys = _KeyedProperties
    for key in ["searchField", "_searchField"] { Keys.register(UISearchBar.self, key, \.searchTextField) }
    for key in ["placeholderLabel.textColor", "_placeholderLabel.textColor"] {
      Keys.add(UITextField.self, key, get: { _ in nil }) { field, colour in
        guard let colour = colour as? UIColor else { return false }
        field.attributedPlaceholder = NSAttributedString(
          string: field.placeholder ?? "", attributes: [.foregroundColor: colour])
        return true
      }
    }
    Keys.add(
      UIAlertController.self, "attributedTitle", get: { $0.title.map(NSAttributedString.init(string:)) }
    ) {
      $0.title = ($1 as? NSAttributedString)?.string
      return true
    }
    Keys.add(
      UIAlertController.self, "attributedMessage", get: { $0.message.map(NSAttributedString.init(string:)) }
    ) {
      $0.message = ($1 as? NSAttributedString)?.string
      return true
    }
    Keys.ignore(UIAlertController.self, "contentViewController")
    for key in ["titleTextColor", "image", "imageTintColor", "titleTextAlignment", "checked"] {
      Keys.ignore(UIAlertAction.self, key)
    }
    // The device is turned by the person who looks at it.
    Keys.ignore(UIDevice.self, "orientation") { $0.orientation.rawValue }
    Keys.ignore(UINavigationBar.self, "hidesShadow")
    for key in ["cancelButtonText", "cancelButton"] { Keys.ignore(UISearchBar.self, key) }
    for key in ["pageImage", "currentPageImage", "_pageImage", "_currentPageImage"] {
      Keys.ignore(UIPageControl.self, key)
    }
    for key in ["statusBar", "statusBarWindow"] { Keys.ignore(UIApplication.self, key) }
  }
}
