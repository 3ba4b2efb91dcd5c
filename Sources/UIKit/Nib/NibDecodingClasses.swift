// The classes of UIKit that nibs make by `init(coder:)`.

import QuartzCore

extension NibLoader {
  /// All that call `decodeNib` at the end of `init(coder:)`.
  static let decodingClasses: Set<ObjectIdentifier> = Set(
    ([
      UIView.self, UIImageView.self, UIControl.self, UIButton.self, UISlider.self, UISwitch.self,
      UISegmentedControl.self, UITextField.self, UITextView.self, UILabel.self, UIActivityIndicatorView.self,
      UIProgressView.self, UISearchBar.self, UIStepper.self, UIPickerView.self, UIDatePicker.self,
      UIScrollView.self, UICollectionView.self,
      UICollectionReusableView.self, UICollectionViewCell.self, UITableView.self, UITableViewCell.self,
      UITableViewHeaderFooterView.self, UIStackView.self, UIVisualEffectView.self,
      UINavigationBar.self, UIToolbar.self, UIRefreshControl.self,
      UIViewController.self, UINavigationController.self, UICollectionViewController.self,
      UITableViewController.self,
      UIPageViewController.self, UIBarButtonItem.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })
}
