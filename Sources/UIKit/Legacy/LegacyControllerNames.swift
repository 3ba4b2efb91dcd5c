// Names from before Swift 4.2: of controllers, pickers and windows.

import QuartzCore

/// The name before Swift 4.2 of `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name before Swift 4.2 of `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// The name before Swift 4.2 of `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name before Swift 4.2 of `UIPageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The name before Swift 4.2 of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name before Swift 4.2 of `UINavigationItem.LargeTitleDisplayMode`.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name before Swift 4.2 of `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name before Swift 4.2 of `UITabBar.ItemPositioning`.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The name before Swift 4.2 of `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name before Swift 4.2 of `UIImagePickerController.QualityType`.
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// The name before Swift 4.2 of `UIImagePickerController.CameraDevice`.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The name before Swift 4.2 of `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// The name before Swift 4.2 of `UIActivity.Category`.
public typealias UIActivityCategory = UIActivity.Category
/// The name before Swift 4.2 of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level

/// The name before Swift 4.2 of `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The name before Swift 4.2 of `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The name before Swift 4.2 of `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert

/// The name before Swift 4.2 of `UIApplication.openSettingsURLString`.
@MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

extension UIViewController {
  /// Overrides must have the newer name; calls may have this one.
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
  /// The name before Swift 4.2 of `childForStatusBarHidden`, for calls; overrides must have the newer one.
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

extension UIApplication {
  /// Reported, not opened. Returns false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }
}
