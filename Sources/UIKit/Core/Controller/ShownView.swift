// Shows a view by itself: for the adapted source of a module that has no screen.

import QuartzCore

/// Shows `view` in the middle of a screen: as large as it made itself, or wants to be, or else with a margin
/// around it.
@preconcurrency @MainActor public func _showing(_ view: UIView) -> UIViewController { ViewShowcase(view) }

private final class ViewShowcase: UIViewController {
  /// Points around a view that does not say how large it wants to be.
  private static let margin: CGFloat = 20

  private let shown: UIView

  init(_ view: UIView) {
    shown = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(shown)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let own = shown.bounds.size
    let wanted = shown.intrinsicContentSize
    let fitting = shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    func length(_ own: CGFloat, _ wanted: CGFloat, _ fitting: CGFloat, _ room: CGFloat) -> CGFloat {
      min(own > 0 ? own : wanted > 0 ? wanted : fitting > 0 ? fitting : room, room)
    }
    guard hasPlaced == false || room != lastRoom else { return }
    (hasPlaced, lastRoom) = (true, room)
    let size = CGSize(
      width: length(own.width, wanted.width, fitting.width, room.width),
      height: length(own.height, wanted.height, fitting.height, room.height))
    shown.frame = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var hasPlaced = false
  private var lastRoom = CGRect.zero
}
