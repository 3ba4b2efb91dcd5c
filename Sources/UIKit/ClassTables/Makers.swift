// Objects of classes that are only known as values: `T()` for `T: UIView`, `type.init(frame:)`.
//
// On Apple's platforms every initialiser that comes from Objective-C can be called so. Swift's own can only
// where it is `required`, which ours cannot be: a subclass that writes `override init(frame:)` would have to
// write `required` (Facts 7.3). The adapter has such calls ask here, and has each class of the author's say
// how it is made.

import QuartzCore

/// How classes are made without arguments.
@preconcurrency @MainActor public enum _Makers {
  private static var known = ownMakers

  /// Says that objects of exactly this class are made by `make`.
  public static func register<Object: NSObject>(_ type: Object.Type, _ make: @escaping () -> Object) {
    known[ObjectIdentifier(type)] = make
  }

  /// An object of exactly that class. A class without a maker stops the preview, as on a device.
  static func make(_ type: NSObject.Type) -> NSObject {
    if let make = known[ObjectIdentifier(type)] { return make() }
    if let type = type as? UICollectionReusableView.Type { return type.init(_registeredFrame: .zero) }
    if let type = type as? CALayer.Type { return type.init(_blank: ()) }
    if let type = type as? UICollectionViewLayoutAttributes.Type { return type.init(_blank: ()) }
    if let type = type as? UIBarButtonItem.Type { return type.init(_blank: ()) }
    fatalError("Use of unimplemented initializer 'init()' for class '\(type)'")
  }

  /// As `make`, but a view without a maker comes from a coder that says nothing, as from a nib.
  static func madeForAppearance(_ type: NSObject.Type) -> NSObject {
    if known[ObjectIdentifier(type)] == nil, let view = type as? UIView.Type,
      !(type is UICollectionReusableView.Type), let made = view.init(coder: NSCoder())
    {
      return made
    }
    return make(type)
  }

  private static func own<Object: NSObject>(
    _ make: @escaping () -> Object
  ) -> (ObjectIdentifier, () -> NSObject) { (ObjectIdentifier(Object.self), make) }

  private static let ownMakers: [ObjectIdentifier: () -> NSObject] = Dictionary(
    uniqueKeysWithValues: [
      own { NSObject() }, own { UIView() }, own { UILabel() }, own { UIImageView() }, own { UIControl() },
      own { UIButton() }, own { UITextField() }, own { UITextView() }, own { UISwitch() }, own { UISlider() },
      own { UISegmentedControl() }, own { UIPageControl() }, own { UIProgressView() },
      own { UIStepper() }, own { UIPickerView() }, own { UIDatePicker() },
      own { UIActivityIndicatorView() }, own { UIStackView() }, own { UIScrollView() }, own { UISearchBar() },
      own { UISearchTextField() },
      own { UIRefreshControl() }, own { UINavigationBar() }, own { UITabBar() }, own { UIToolbar() },
      own { UIVisualEffectView() }, own { UIWindow() }, own { UIViewController() },
      own { UINavigationController() }, own { UITabBarController() }, own { UISplitViewController() },
      own { UIImagePickerController() }, own { UICollectionViewLayout() },
      own { UICollectionViewFlowLayout() }, own { UIBarItem() }, own { UIBarButtonItem() },
      own { UITabBarItem() }, own { UITapGestureRecognizer() },
      own { UIPanGestureRecognizer() }, own { UILongPressGestureRecognizer() },
      own { UISwipeGestureRecognizer() },
    ])
}

// Written by the adapter for calls of initialisers on values that are classes.
extension NSObject {
  /// For `T()`.
  public static func _made() -> Self {
    let made = onMainThread(self) { _Makers.make($0) }
    guard let made = made as? Self else { preconditionFailure("\(self) is made by another class's maker") }
    return made
  }
}

extension UIView {
  /// For `T(frame:)`.
  public static func _made(frame: CGRect) -> Self {
    if let type = self as? UICollectionReusableView.Type,
      let view = type.init(_registeredFrame: frame) as? Self
    {
      return view
    }
    let view = _made()
    view.frame = frame
    return view
  }
}

extension UIViewController {
  /// For `T(nibName:bundle:)`. The name is not looked at: it is nearly always that of the class, by which
  /// nibs are found in any case.
  public static func _made(nibName: String?, bundle: Bundle?) -> Self { _made() }
}

extension UINavigationController {
  /// For `T(rootViewController:)`.
  public static func _made(rootViewController: UIViewController) -> Self {
    let made = _made()
    made.viewControllers = [rootViewController]
    return made
  }
}
