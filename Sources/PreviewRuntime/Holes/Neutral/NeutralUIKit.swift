import UIKit

/// Values of UIKit's own classes, each by itself: an empty view, a screen with nothing on it. None of their
/// subclasses, whose initialisers are not known here.
@MainActor enum NeutralUIKit {
  static func value(of type: ObjectIdentifier) -> Any? { values[type].map { $0() } }

  private typealias Entry = (ObjectIdentifier, @MainActor () -> Any)

  private static let values: [ObjectIdentifier: @MainActor () -> Any] = Dictionary(
    views + controls + collections + tables + layouts + controllers + items + services,
    uniquingKeysWith: { first, _ in first })

  private static let views: [Entry] = [
    entry(UIView.self) { UIView() }, entry(UILabel.self) { UILabel() },
    entry(UIImageView.self) { UIImageView(image: ._placeholder("picture")) },
    entry(UIScrollView.self) { UIScrollView() }, entry(UIStackView.self) { UIStackView() },
    entry(UITextView.self) { UITextView() },
    entry(UIVisualEffectView.self) { UIVisualEffectView(frame: .zero) },
    entry(UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: .zero) },
    entry(UIProgressView.self) { UIProgressView(frame: .zero) },
    entry(UIWindow.self) { UIWindow(frame: .zero) },
    entry(UINavigationBar.self) { UINavigationBar(frame: .zero) },
    entry(UIToolbar.self) { UIToolbar(frame: .zero) },
    entry(UISearchBar.self) { UISearchBar(frame: .zero) }, entry(UIResponder.self) { UIView() },
  ]

  private static let controls: [Entry] = [
    entry(UIControl.self) { UIControl() }, entry(UIButton.self) { UIButton(type: .system) },
    entry(UISwitch.self) { UISwitch() }, entry(UISlider.self) { UISlider() },
    entry(UITextField.self) { UITextField() }, entry(UIPageControl.self) { UIPageControl() },
    entry(UISegmentedControl.self) { UISegmentedControl() }, entry(UIStepper.self) { UIStepper() },
    entry(UIDatePicker.self) { UIDatePicker() }, entry(UIPickerView.self) { UIPickerView() },
    entry(UIRefreshControl.self) { UIRefreshControl() },
  ]

  private static let collections: [Entry] = [
    entry(UICollectionView.self) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    entry(UICollectionReusableView.self) { UICollectionReusableView() },
    entry(UICollectionViewCell.self) { UICollectionViewCell() },
    entry(UICollectionViewListCell.self) { UICollectionViewListCell() },
    entry(UICollectionViewLayout.self) { UICollectionViewFlowLayout() },
    entry(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() },
    entry(UICollectionViewCompositionalLayout.self) { UICollectionViewCompositionalLayout(section: section) },
    entry(UICollectionViewLayoutAttributes.self) {
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    },
    entry(NSCollectionLayoutSection.self) { section }, entry(NSCollectionLayoutGroup.self) { group },
    entry(NSCollectionLayoutItem.self) { NSCollectionLayoutItem(layoutSize: rowSize) },
    entry(NSCollectionLayoutSize.self) { rowSize },
    entry(NSCollectionLayoutDimension.self) { NSCollectionLayoutDimension.absolute(44) },
    entry(UIListContentConfiguration.self) { UIListContentConfiguration.cell() },
    entry(UIBackgroundConfiguration.self) { UIBackgroundConfiguration.clear() },
  ]

  private static let tables: [Entry] = [
    entry(UITableView.self) { UITableView(frame: .zero, style: .plain) },
    entry(UITableViewCell.self) { UITableViewCell(style: .default, reuseIdentifier: nil) },
    entry(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    entry(UITableViewController.self) { UITableViewController(style: .plain) },
  ]

  private static let layouts: [Entry] = [
    entry(CALayer.self) { CALayer() }, entry(CAShapeLayer.self) { CAShapeLayer() },
    entry(CAGradientLayer.self) { CAGradientLayer() }, entry(CABasicAnimation.self) { CABasicAnimation() },
    entry(UILayoutGuide.self) { UILayoutGuide() },
    entry(NSLayoutConstraint.self) { UIView().widthAnchor.constraint(equalToConstant: 0) },
  ]

  private static let controllers: [Entry] = [
    entry(UIViewController.self) { UIViewController() },
    entry(UINavigationController.self) { UINavigationController() },
    entry(UITabBarController.self) { UITabBarController() },
    entry(UICollectionViewController.self) {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    entry(UISearchController.self) { UISearchController(searchResultsController: nil) },
    entry(UIAlertController.self) { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
  ]

  private static let items: [Entry] = [
    entry(UIBarButtonItem.self) { UIBarButtonItem() }, entry(UITabBarItem.self) { UITabBarItem() },
    entry(UINavigationItem.self) { UINavigationItem(title: "") }, entry(UIAction.self) { UIAction { _ in } },
    entry(UIMenu.self) { UIMenu(title: "", children: []) },
    entry(UIAlertAction.self) { UIAlertAction(title: nil, style: .default) },
    entry(UITapGestureRecognizer.self) { UITapGestureRecognizer() },
    entry(UIPanGestureRecognizer.self) { UIPanGestureRecognizer() },
    entry(UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer() },
  ]

  private static let services: [Entry] = [
    entry(UIScreen.self) { UIScreen.main }, entry(UIDevice.self) { UIDevice.current },
    entry(UIApplication.self) { UIApplication.shared }, entry(UIPasteboard.self) { UIPasteboard.general },
    entry(DispatchQueue.self) { DispatchQueue.main }, entry(DispatchGroup.self) { DispatchGroup() },
    entry(RunLoop.self) { RunLoop.main },
  ]

  private static var rowSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  }

  private static var group: NSCollectionLayoutGroup {
    .horizontal(layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: rowSize)])
  }

  private static var section: NSCollectionLayoutSection { NSCollectionLayoutSection(group: group) }

  private static func entry<Value>(_ type: Value.Type, _ make: @escaping @MainActor () -> Value) -> Entry {
    (ObjectIdentifier(type), make)
  }
}
