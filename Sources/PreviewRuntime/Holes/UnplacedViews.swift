import QuartzCore
import UIKit

/// Places what a library for layout would have placed that is not here.
///
/// Without it a screen stays empty: its views have no size. Those that nothing else gives a place stand below
/// each other, as in a stack; a list takes what is left of the height.
@MainActor enum UnplacedViews {
  /// The gap between two of them, in points: the standard one of Auto Layout.
  private static let gap: CGFloat = 8
  /// Width and height of a picture that says nothing of its size, in points.
  private static let pictureSide: CGFloat = 44
  /// How strongly the last one's end is tied to its container's: cells grow to hold it, others keep their
  /// height.
  private static let nearlyRequired = UILayoutPriority(999)

  /// Libraries whose calls place views.
  private nonisolated static let libraries: Set<String> = [
    "Anchorage", "Cartography", "EasyPeasy", "FlexLayout", "LayoutKit", "Layoutless", "Masonry", "MyLayout",
    "Neon", "PinLayout", "PureLayout", "SnapKit", "Stevia", "SteviaLayout", "TangramKit", "TinyConstraints",
    "YogaKit",
  ]

  /// Whether a hole is there for one of them, told from its sentence: "Feed.swift:12: Cartography is not
  /// here".
  nonisolated static func isNamed(in sentence: String) -> Bool {
    // A file may be called as a library is.
    let reason = sentence.firstRange(of: ": ").map { sentence[$0.upperBound...] } ?? sentence[...]
    return reason.split { !($0.isLetter || $0.isNumber) }.contains { libraries.contains(String($0)) }
  }

  private final class Waiting {
    var isWaiting = false
    var hasTold = false
  }

  /// Looks at the screen when all that the code itself places has been laid out: after the commit of this
  /// turn.
  static func holeReached() {
    let loop = VirtualRunLoop.current
    let state = loop.session.keeping { Waiting() }
    guard !state.isWaiting else { return }
    state.isWaiting = true
    loop.post { [weak loop] in
      loop?.setNeedsCommit()
      loop?.post {
        state.isWaiting = false
        guard let loop, let window = UIWindow.onScreen(of: loop), place(in: window), !state.hasTold else {
          return
        }
        state.hasTold = true
        loop.session.report(
          "A library for layout is not here: views that it would place stand below each other.")
      }
    }
  }

  /// Places those in `root`, itself left out; false where there are none.
  @discardableResult static func place(in root: UIView) -> Bool {
    let named = Named(root)
    var lists: [UIView] = []
    let isAny = place(in: root, named, &lists)
    for list in lists { (list as? any Remeasuring)?.measureAgain() }
    return isAny
  }

  /// The items that constraints speak of.
  private struct Named {
    private var items: Set<ObjectIdentifier> = []

    init(_ root: UIView) { collect(root) }

    private mutating func collect(_ view: UIView) {
      for constraint in view.constraints {
        for item in [constraint.firstItem, constraint.secondItem] {
          if let item { items.insert(ObjectIdentifier(item)) }
        }
      }
      for child in view.subviews { collect(child) }
    }

    func contains(_ view: UIView) -> Bool { items.contains(ObjectIdentifier(view)) }
  }

  private static func place(in view: UIView, _ named: Named, _ lists: inout [UIView]) -> Bool {
    var isAny = false
    if isContainer(view) {
      let unplaced = view.subviews.filter { isUnplaced($0, named) }
      if !unplaced.isEmpty {
        stack(unplaced, in: view)
        isAny = true
        lists += sequence(first: view, next: \.superview).filter { $0 is any Remeasuring }
      }
    }
    for child in view.subviews where place(in: child, named, &lists) { isAny = true }
    return isAny
  }

  /// Whether a view is the author's, or a plain one: parts of UIKit's own views place themselves.
  private static func isContainer(_ view: UIView) -> Bool {
    if view is UIScrollView || view is UIStackView || view is UIControl || view is UILabel
      || view is UIImageView
      || view is UITableViewCell || view is UICollectionReusableView || view is UIWindow
    {
      return false
    }
    let isUIKits = String(reflecting: type(of: view)).hasPrefix("UIKit.")
    return !isUIKits || type(of: view) == UIView.self || isContentOfCell(view)
  }

  private static func isUnplaced(_ view: UIView, _ named: Named) -> Bool {
    guard view.bounds.size == .zero, !view.isHidden, !named.contains(view) else { return false }
    if view is UIScrollView || view is UIImageView { return true }
    let content = view.intrinsicContentSize
    if content.width > 0 || content.height > 0 { return true }
    return isContainer(view) && view.subviews.contains { isUnplaced($0, named) }
  }

  private static func stack(_ views: [UIView], in container: UIView) {
    let area = container.layoutMarginsGuide
    var constraints: [NSLayoutConstraint] = []
    var above: UIView?
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      let isList = view is UIScrollView
      let isWide = isList || view is UITextField || view is UISearchBar || isContainer(view)
      let (leading, trailing) =
        isList
        ? (container.leadingAnchor, container.trailingAnchor) : (area.leadingAnchor, area.trailingAnchor)
      constraints += [
        view.leadingAnchor.constraint(equalTo: leading),
        isWide
          ? view.trailingAnchor.constraint(equalTo: trailing)
          : view.trailingAnchor.constraint(lessThanOrEqualTo: trailing),
        above.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
          ?? view.topAnchor.constraint(equalTo: isList ? container.topAnchor : area.topAnchor),
      ]
      if view is UIImageView {
        constraints += [
          view.widthAnchor.constraint(equalToConstant: pictureSide),
          view.heightAnchor.constraint(equalToConstant: pictureSide),
        ]
      }
      above = view
    }
    if let last = views.last {
      let end = last is UIScrollView ? container.bottomAnchor : area.bottomAnchor
      let fills = views.contains { $0 is UIScrollView } || isContentOfCell(container)
      let below =
        fills
        ? last.bottomAnchor.constraint(equalTo: end) : last.bottomAnchor.constraint(lessThanOrEqualTo: end)
      below.priority = nearlyRequired
      constraints.append(below)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private static func isContentOfCell(_ view: UIView) -> Bool {
    (view.superview as? UITableViewCell)?.contentView === view
      || (view.superview as? UICollectionViewCell)?.contentView === view
  }
}

/// A list that has measured its cells before their content had a place.
@MainActor private protocol Remeasuring: UIView {
  func measureAgain()
}

extension UITableView: Remeasuring {
  fileprivate func measureAgain() {
    beginUpdates()
    endUpdates()
  }
}

extension UICollectionView: Remeasuring {
  fileprivate func measureAgain() { collectionViewLayout.invalidateLayout() }
}
