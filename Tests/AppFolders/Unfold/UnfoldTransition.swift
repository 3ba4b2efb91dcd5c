import UIKit

final class UnfoldTransition: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true
    var originFrame = CGRect.zero

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let story = transitionContext.view(forKey: key) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        if isPresenting {
            container.addSubview(story)
            story.frame = originFrame
            story.layer.cornerRadius = 20
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0, options: [],
            animations: {
                story.frame = self.isPresenting ? container.bounds : self.originFrame
                story.layer.cornerRadius = self.isPresenting ? 0 : 20
                story.layoutIfNeeded()
            },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
