import UIKit

/// Two halves side by side that make one pizza, and its price.
public final class PizzaPairViewController: UIViewController {
  private let left: PizzaHalfViewController
  private let right: PizzaHalfViewController

  /// `makeLayout` is asked for each of the two halves.
  public init(
    itemCounts: (left: Int, right: Int) = (10, 10),
    makeLayout: (PizzaHalvesLayout.Side) -> PizzaHalvesLayout
  ) {
    left = PizzaHalfViewController(layout: makeLayout(.left), itemCount: itemCounts.left)
    right = PizzaHalfViewController(layout: makeLayout(.right), itemCount: itemCounts.right)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(left.view)
    view.addSubview(right.view)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let rowHeight = PizzaHalvesLayout.rowHeight(onScreen: bounds.size)
    let (leftFrame, rightFrame) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    left.lay(out: leftFrame, rowHeight: rowHeight)
    right.lay(out: rightFrame, rowHeight: rowHeight)
  }
}
