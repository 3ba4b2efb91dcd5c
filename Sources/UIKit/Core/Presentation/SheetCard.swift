// The card that a sheet's content stands on, and how it comes and goes.

import QuartzCore

/// White with round corners; a finger moves it by its upper edge, or by whatever does not scroll.
final class SheetCard: UIView, UIGestureRecognizerDelegate {
  /// Points from the top that move the card even where the content scrolls (inferred).
  private static let handle: CGFloat = 44
  /// In points (measured by eye).
  private static let grabberSize = CGSize(width: 36, height: 5)

  var onPan: (UIPanGestureRecognizer) -> Void = { _ in }
  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }
  private let grabber = UIView(frame: .zero)
  private weak var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    let pan = UIPanGestureRecognizer { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.onPan(pan) }
    }
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// Stands at `frame`, also while it is drawn smaller behind another.
  func place(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }

  func show(_ content: UIView) {
    self.content = content
    insertSubview(content, at: 0)
    setNeedsLayout()
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let touched = sequence(first: touch.view) { $0?.superview }.prefix { $0 !== self }
    let scrolls = touched.contains { ($0 as? UIScrollView)?.isScrollEnabled == true || $0 is UIControl }
    return touch.location(in: self).y < Self.handle || !scrolls
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content?.superview === self { content?.frame = bounds }
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: 5, width: Self.grabberSize.width,
      height: Self.grabberSize.height)
  }
}

/// Moves the card in from below, and out again.
final class SheetSlides: MainActorObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// In seconds (inferred).
  static let duration: TimeInterval = 0.35

  private(set) var isRunning = false
  /// Runs in the same animation, with whether the card comes.
  var alongside: (_ isComing: Bool) -> Void = { _ in }

  init() { super.init(_object: ()) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presented.sheetIfMade }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.viewController(forKey: .to)?.sheetIfMade?.transitions === self
    guard let card = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    isRunning = true
    let below = card.frame.offsetBy(dx: 0, dy: context.containerView.bounds.height - card.frame.minY)
    let home = card.frame
    if isComing {
      context.containerView.addSubview(card)
      card.layoutIfNeeded()
      card.frame = below
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseOut,
      animations: { [self] in
        card.frame = isComing ? home : below
        alongside(isComing)
      },
      completion: { [self] _ in
        isRunning = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
