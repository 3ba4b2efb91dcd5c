// Names from before Swift 4.2: of controllers, pickers and windows.

import QuartzCore

public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
public typealias UIActivityType = UIActivity.ActivityType
public typealias UIActivityCategory = UIActivity.Category
public typealias UIWindowLevel = UIWindow.Level

public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert

@MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

extension UIViewController {
  /// Overrides must have the newer name; calls may have this one.
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
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
