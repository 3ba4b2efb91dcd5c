import QuartzCore

/// The bubble that a popover's content stands in, with the arrow that points at its source.
final class PopoverBubble: UIView {
  private let ground = CAShapeLayer()
  private let body = UIView(frame: .zero)
  private weak var content: UIView?
  private var direction: UIPopoverArrowDirection = []
  /// Where the arrow ends, in the bubble's coordinates.
  private var tip = CGPoint.zero

  /// nil is the usual one.
  var color: UIColor? {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ground)
    body.layer.cornerRadius = PopoverPlacement.cornerRadius
    body.clipsToBounds = true
    addSubview(body)
    // Measured by eye.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: UIView) {
    self.content = content
    body.addSubview(content)
    setNeedsLayout()
  }

  func point(_ placement: PopoverPlacement) {
    direction = placement.direction
    tip = CGPoint(x: placement.tip.x - placement.frame.minX, y: placement.tip.y - placement.frame.minY)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    body.frame = PopoverPlacement.body(of: bounds.size, direction)
    if content?.superview === body { content?.frame = body.bounds }
    let color = color ?? content?.backgroundColor ?? .systemBackground
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ground.frame = bounds
    ground.fillColor = color.resolvedColor(with: traitCollection).cgColor
    ground.path = outline.cgPath
    layer.shadowPath = outline.cgPath
    CATransaction.commit()
  }

  private var outline: UIBezierPath {
    let path = UIBezierPath(roundedRect: body.frame, cornerRadius: PopoverPlacement.cornerRadius)
    let (half, height) = (PopoverPlacement.arrow.width / 2, PopoverPlacement.arrow.height)
    let across: CGPoint
    switch direction {
    case .up: across = CGPoint(x: 0, y: height)
    case .down: across = CGPoint(x: 0, y: -height)
    case .left: across = CGPoint(x: height, y: 0)
    case .right: across = CGPoint(x: -height, y: 0)
    default: return path
    }
    let isVertical = across.x == 0
    let foot = CGPoint(x: tip.x + across.x, y: tip.y + across.y)
    path.move(to: CGPoint(x: foot.x - (isVertical ? half : 0), y: foot.y - (isVertical ? 0 : half)))
    path.addLine(to: tip)
    path.addLine(to: CGPoint(x: foot.x + (isVertical ? half : 0), y: foot.y + (isVertical ? 0 : half)))
    path.close()
    return path
  }

  /// Shows the bubble and takes it away in place.
  final class Fades: MainActorObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    /// In seconds (inferred).
    private static let duration: TimeInterval = 0.25
    private let controller: () -> UIPresentationController?

    init(_ controller: @escaping () -> UIPresentationController?) {
      self.controller = controller
      super.init(_object: ())
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { controller() }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let coming = context.view(forKey: .to)
      guard let bubble = coming ?? context.view(forKey: .from) else {
        return context.completeTransition(true)
      }
      if let coming {
        context.containerView.addSubview(coming)
        coming.layoutIfNeeded()
        coming.alpha = 0
      }
      UIView.animate(
        withDuration: Self.duration, animations: { bubble.alpha = coming == nil ? 0 : 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }
}
