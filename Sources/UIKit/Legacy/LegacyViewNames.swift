// Names from before Swift 4.2: of views, controls, gestures and controllers.

import QuartzCore

/// The name before Swift 4.2 of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name before Swift 4.2 of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name before Swift 4.2 of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name before Swift 4.2 of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name before Swift 4.2 of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The name before Swift 4.2 of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name before Swift 4.2 of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name before Swift 4.2 of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name before Swift 4.2 of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The name before Swift 4.2 of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The name before Swift 4.2 of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The name before Swift 4.2 of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The name before Swift 4.2 of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name before Swift 4.2 of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name before Swift 4.2 of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The name before Swift 4.2 of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name before Swift 4.2 of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name before Swift 4.2 of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name before Swift 4.2 of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name before Swift 4.2 of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// The name before Swift 4.2 of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The name before Swift 4.2 of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name before Swift 4.2 of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name before Swift 4.2 of `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The name before Swift 4.2 of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name before Swift 4.2 of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name before Swift 4.2 of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name before Swift 4.2 of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name before Swift 4.2 of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name before Swift 4.2 of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name before Swift 4.2 of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The name before Swift 4.2 of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name before Swift 4.2 of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The name before Swift 4.2 of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name before Swift 4.2 of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name before Swift 4.2 of `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name before Swift 4.2 of `UIPress.Phase`.
public typealias UIPressPhase = UIPress.Phase
/// The name before Swift 4.2 of `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// The name before Swift 4.2 of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The name before Swift 4.2 of `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The name before Swift 4.2 of `UIView.noIntrinsicMetric`.
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name before Swift 4.2 of `UIView.layoutFittingCompressedSize`.
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name before Swift 4.2 of `UIView.layoutFittingExpandedSize`.
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name before Swift 4.2 of `UISegmentedControl.noSegment`.
@MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// - Parameter quality: from 0 to 1.
/// - Returns: nil where the picture cannot be written.
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

/// - Returns: nil where the picture cannot be written.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

extension UIView {
  /// The name before Swift 4.2 of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The name before Swift 4.2 of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name before Swift 4.2 of `children`.
  public var childViewControllers: [UIViewController] { children }
  /// The name before Swift 4.2 of `addChild(_:)`.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  /// The name before Swift 4.2 of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// The name before Swift 4.2 of `willMove(toParent:)`; overrides must have the newer one.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  /// The name before Swift 4.2 of `didMove(toParent:)`; overrides must have the newer one.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension NSNotification.Name {
  /// The name before Swift 4.2 of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The name before Swift 4.2 of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The name before Swift 4.2 of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The name before Swift 4.2 of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The name before Swift 4.2 of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The name before Swift 4.2 of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The name before Swift 4.2 of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The name before Swift 4.2 of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The name before Swift 4.2 of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The name before Swift 4.2 of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  /// The name before Swift 4.2 of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The name before Swift 4.2 of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}
/// The name before Swift 4.2 of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The name before Swift 4.2 of `UIContentSizeCategory.newValueUserInfoKey`.
public let UIContentSizeCategoryNewValueKey = UIContentSizeCategory.newValueUserInfoKey
/// The name before Swift 4.2 of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

extension UIColor {
  /// The ground of grouped tables, by its name from before iOS 13.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
