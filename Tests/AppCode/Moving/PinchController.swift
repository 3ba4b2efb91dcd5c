import UIKit

/// A transition that carries a lean of its own between two grids.
class LeaningTransitionLayout: UICollectionViewTransitionLayout {
    private static let lean = "lean"

    var leanAngle: CGFloat = 0 {
        didSet { updateValue(leanAngle, forAnimatedKey: LeaningTransitionLayout.lean) }
    }

    override var transitionProgress: CGFloat {
        didSet { leanAngle = transitionProgress * (1 - transitionProgress) / 4 }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        let angle = value(forAnimatedKey: LeaningTransitionLayout.lean)
        all?.forEach { $0.transform = CGAffineTransform(rotationAngle: angle) }
        return all
    }
}

/// Pinching makes columns: two fingers lead from the large tiles to the small ones.
class PinchController: UICollectionViewController {
    private let large = PinchController.layout(180)
    private let small = PinchController.layout(60)
    private var transition: LeaningTransitionLayout?

    private static func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }

    init() { super.init(collectionViewLayout: large) }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "tiles"
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            let next = collectionView.collectionViewLayout === large ? small : large
            transition = collectionView.startInteractiveTransition(to: next) { completed, finished in
                self.transition = nil
            } as? LeaningTransitionLayout
        case .changed:
            transition?.transitionProgress = min(max(abs(1 - pinch.scale) * 2, 0), 1)
            transition?.invalidateLayout()
        case .ended where (transition?.transitionProgress ?? 0) > 0.5:
            collectionView.finishInteractiveTransition()
        case .ended, .cancelled:
            collectionView.cancelInteractiveTransition()
        default: break
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        return LeaningTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.backgroundColor = .systemOrange
        return cell
    }
}
