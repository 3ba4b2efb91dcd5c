import UIKit

/// A grid that pushes what was tapped: by the navigation controller's own slide, and from the fourth tile on by an
/// animator that lets the tile grow.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    var origin: CGRect

    init(operation: UINavigationController.Operation, origin: CGRect) {
        self.operation = operation
        self.origin = origin
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let target = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let moving = operation == .push ? to : from
        to.frame = transitionContext.finalFrame(for: target)
        container.addSubview(to)
        container.bringSubviewToFront(moving)
        let small = CGAffineTransform(
            scaleX: origin.width / container.bounds.width, y: origin.height / container.bounds.height)
        let place = CGPoint(x: origin.midX, y: origin.midY)
        let home = CGPoint(x: to.frame.midX, y: to.frame.midY)
        if operation == .push {
            moving.transform = small
            moving.center = place
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0, options: [],
            animations: {
                moving.transform = self.operation == .push ? .identity : small
                moving.center = self.operation == .push ? home : place
            },
            completion: { _ in
                moving.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class TileDetailController: UIViewController {
    private let color: UIColor

    init(number: Int, color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = "Tile \(number)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

final class TilesController: UIViewController {
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 120)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 5
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = self
        view.delegate = self
        return view
    }()
    private var chosen = CGRect.zero
    private var grows = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tiles"
        view.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let selected = collectionView.indexPathsForSelectedItems?.first else { return }
        transitionCoordinator?.animate(
            alongsideTransition: { _ in self.collectionView.deselectItem(at: selected, animated: true) },
            completion: { context in
                if context.isCancelled {
                    self.collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
                }
            })
    }

    private func color(_ item: Int) -> UIColor {
        UIColor(hue: CGFloat(item) / 30, saturation: 0.6, brightness: 0.9, alpha: 1)
    }
}

extension TilesController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.backgroundColor = color(indexPath.item)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath), let navigation = navigationController else { return }
        chosen = navigation.view.convert(cell.frame, from: collectionView)
        grows = indexPath.item >= 3
        navigation.delegate = self
        navigation.pushViewController(
            TileDetailController(number: indexPath.item, color: color(indexPath.item)), animated: true)
    }
}

extension TilesController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        grows ? GrowAnimator(operation: operation, origin: chosen) : nil
    }
}

class TilesNavigationController: UINavigationController {
    convenience init() {
        self.init(rootViewController: TilesController())
    }
}
