import UIKit

/// A card over the lower half, with a dimmed background: a presentation controller and an animator, as articles of 2018
/// describe them.
final class HalfSheetPresentation: UIPresentationController {
    private let dimmer = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmer.frame = container.bounds
        dimmer.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimmer.alpha = 0
        dimmer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmerTapped)))
        container.insertSubview(dimmer, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmer.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmer.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmer.frame = containerView?.bounds ?? .zero
    }

    @objc private func dimmerTapped() {
        presentedViewController.dismiss(animated: true, completion: nil)
    }
}

final class SlideUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        let up = isPresenting
            ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
        let down = up.offsetBy(dx: 0, dy: up.height)
        if isPresenting { transitionContext.containerView.addSubview(controller.view) }
        controller.view.frame = isPresenting ? down : up
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut
        ) {
            controller.view.frame = self.isPresenting ? up : down
        } completion: { finished in
            if !self.isPresenting, finished { controller.view.removeFromSuperview() }
            transitionContext.completeTransition(finished)
        }
    }
}

private final class ColorsController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        super.init(collectionViewLayout: layout)
        collectionView.accessibilityIdentifier = "colors"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 10, saturation: 1, brightness: 1, alpha: 1)
        return cell
    }
}

class HalfSheetController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Colours", for: .normal)
        button.accessibilityIdentifier = "open"
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
        button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func open(_ sender: UIButton) {
        let colors = ColorsController()
        colors.modalPresentationStyle = .custom
        colors.transitioningDelegate = self
        present(colors, animated: true, completion: nil)
    }
}

extension HalfSheetController: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        HalfSheetPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideUpAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideUpAnimator(isPresenting: false)
    }
}
