import UIKit

/// A drawer that a finger pulls up and an animator takes the rest of the way.
final class DrawerController: UIViewController {
    private enum Position {
        case open, closed
        var opposite: Position { self == .open ? .closed : .open }
    }

    private let drawer = UIView()
    private let shade = UIView()
    private var position = Position.closed
    private var animator: UIViewPropertyAnimator?
    private var progressWhenInterrupted: CGFloat = 0
    private let travel: CGFloat = 400

    override func viewDidLoad() {
        super.viewDidLoad()
        shade.frame = view.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        view.addSubview(shade)
        drawer.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height - 80)
        drawer.backgroundColor = .systemMint
        drawer.accessibilityIdentifier = "drawer"
        view.addSubview(drawer)
        drawer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    }

    private func makeAnimator(to target: Position) -> UIViewPropertyAnimator {
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: timing)
        animator.addAnimations { [self] in
            drawer.transform = target == .open ? CGAffineTransform(translationX: 0, y: -travel) : .identity
            shade.alpha = target == .open ? 0.5 : 0
        }
        animator.addCompletion { [weak self] end in
            if end == .end { self?.position = target }
            self?.animator = nil
        }
        return animator
    }

    @objc private func tapped(_ tap: UITapGestureRecognizer) {
        guard animator == nil else { return }
        animator = makeAnimator(to: position.opposite)
        animator?.startAnimation()
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            if animator == nil { animator = makeAnimator(to: position.opposite) }
            animator?.pauseAnimation()
            progressWhenInterrupted = animator?.fractionComplete ?? 0
        case .changed:
            let way = pan.translation(in: view).y / travel * (position == .closed ? -1 : 1)
            animator?.fractionComplete = min(max(progressWhenInterrupted + way, 0.001), 0.999)
        case .ended, .cancelled:
            let isBack = (animator?.fractionComplete ?? 0) < 0.4
            animator?.isReversed = isBack
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        default: break
        }
    }
}

#Preview("Drawer") { DrawerController() }
