import UIKit

/// Two halves side by side that make one pizza, and its price.
public final class PizzaPairViewController: UIViewController {
  private let left: PizzaHalfViewController
  private let right: PizzaHalfViewController
  private let priceBar = PriceBar(frame: .zero)
  private let indicator = PairIndicator(frame: .zero)
  private let original = OriginalCaption(frame: .zero)

  /// Whether both halves have come to rest on the same pizza, and have not left it since.
  private var isOriginal = false {
    didSet { if isOriginal != oldValue { showCaptions() } }
  }

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
    for half in [left, right] {
      addChild(half)
      view.addSubview(half.view)
      half.didMove(toParent: self)
      half.onScroll = { [weak self] in self?.followHalves() }
    }
    original.isHidden = true
    for part in [indicator, original, priceBar] { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let barHeight = PriceBar.height(onScreen: view.bounds.size) + view.safeAreaInsets.bottom
    let (bar, halves) = view.bounds.divided(atDistance: barHeight, from: .maxYEdge)
    let (leftHalf, rightHalf) = halves.divided(atDistance: halves.width / 2, from: .minXEdge)
    let rowHeight = PizzaHalvesLayout.rowHeight(onScreen: view.bounds.size)
    left.lay(out: leftHalf, rowHeight: rowHeight)
    right.lay(out: rightHalf, rowHeight: rowHeight)
    priceBar.frame = bar
    place(original, OriginalCaption.size, at: halves.midY - rowHeight / 2 - 30, in: halves)
    place(indicator, PairIndicator.size, at: halves.midY + left.layout.clearDistance, in: halves)
    followHalves()
  }

  /// On the seam, and on the screen even where that is too low for what stands above and below the pizza.
  private func place(_ part: UIView, _ size: CGSize, at middle: CGFloat, in area: CGRect) {
    let top = area.minY + size.height / 2 + 6
    let bottom = max(area.maxY - size.height / 2 - 6, top)
    part.bounds.size = size
    part.center = CGPoint(x: area.midX, y: min(max(middle, top), bottom))
  }

  private func followHalves() {
    indicator.progress = (left.progress, right.progress)
    guard let leftPizza = left.pizza, let rightPizza = right.pizza else { return }
    priceBar.show(left: leftPizza, right: rightPizza)
    if left.row != right.row {
      isOriginal = false
    } else if left.isAtRest, right.isAtRest {
      original.show(leftPizza)
      isOriginal = true
    }
    // On leaving it pales as the pizza does.
    let way = max(abs(left.distanceFromRest), abs(right.distanceFromRest)) / left.layout.rowHeight
    original.alpha = 1 - min(2 * way, 1)
  }

  private func showCaptions() {
    original.isHidden = !isOriginal
    left.layout.showsCaptions = !isOriginal
    right.layout.showsCaptions = !isOriginal
  }
}

/// Two lists side by side, one for each half of a pizza.
#Preview("Pizza halves") {
  PizzaPairViewController { PizzaHalvesLayout(side: $0) }
}
