// Which of our classes an element stands for.

internal import InterfaceTree
import QuartzCore

@MainActor enum NibElements {
  /// The class for an element that may have a custom one. An element that is not known is a labelled view of
  /// its size.
  static func viewClass(of element: InterfaceElement, in source: LoadedInterface) -> UIView.Type {
    if let known = views[element.name] ?? NibStandIns.viewClass(of: element.name) { return known }
    let isStandIn = element["customClass"].map {
      _NibClasses.named($0, module: element["customModule"]) is UIView.Type
    }
    if isStandIn != true {
      source.warn(
        "\(element.name) is not here: a labelled place stands for it.", at: element.line, about: element.name)
    }
    return NibPlaceholderView.self
  }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
    "imageView": UIImageView.self, "button": UIButton.self, "textField": UITextField.self,
    "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
    "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
    "stepper": UIStepper.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "refreshControl": UIRefreshControl.self, "window": UIWindow.self,
    "collectionViewCellContentView": UIView.self, "tableViewCellContentView": UIView.self,
  ]

  static func controllerClass(_ element: InterfaceElement) -> UIViewController.Type {
    switch element.name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "collectionViewController": UICollectionViewController.self
    case "tableViewController": UITableViewController.self
    case "pageViewController": UIPageViewController.self
    default: NibStandIns.controllerClass(of: element.name) ?? UIViewController.self
    }
  }

  /// Whether a top-level element of a nib or scene is a view.
  static func isView(_ element: InterfaceElement) -> Bool {
    views[element.name] != nil || element.child("rect") != nil || element.child("subviews") != nil
  }

  static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    default: nil
    }
  }

  static func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      element.integer("numberOfTapsRequired").map { tap.numberOfTapsRequired = max(1, $0) }
      return tap
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      element.number("minimumPressDuration").map { press.minimumPressDuration = Double($0) }
      return press
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      // Without a word it is to the right.
      var direction: UISwipeGestureRecognizer.Direction = []
      for word in (element["direction"] ?? "").split(separator: " ") {
        switch word {
        case "left": direction.insert(.left)
        case "up": direction.insert(.up)
        case "down": direction.insert(.down)
        default: direction.insert(.right)
        }
      }
      if !direction.isEmpty { swipe.direction = direction }
      return swipe
    default: return nil
    }
  }
}

/// Stands for a view that is not here.
final class NibPlaceholderView: PlaceView {
  /// Says what it stands for, unless it shows what that holds.
  func show(_ element: InterfaceElement) {
    if backgroundColor == nil { backgroundColor = .secondarySystemFill }
    if subviews.isEmpty { name = element["customClass"] ?? Self.words(element.name) }
  }

  /// `table view` of `tableView`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}
