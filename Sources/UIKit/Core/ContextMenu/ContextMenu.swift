// A context menu on the screen: all else is dimmed, the pressed view is lifted, and the menu stands beside
// it.

import QuartzCore

final class ContextMenu: UIView {
  /// The opening of a menu by a press on something.
  struct Opening {
    var configuration: UIContextMenuConfiguration
    var preview: UITargetedPreview
    var willOpen: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
    var willClose: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
  }

  /// Darkness of everything but the lifted view, and how much larger that is. Our choices, after pictures.
  private static let (dimming, lift): (CGFloat, CGFloat) = (0.25, 1.04)
  /// Corner of a preview of its own, in points (widely reported: 13).
  private static let cornerRadius: CGFloat = 13
  /// Between a preview of its own and the edges of the screen, and the part of the height it takes at most.
  private static let (margin, mostOfHeight): (CGFloat, CGFloat) = (16, 0.5)
  /// Seconds in which it comes and goes. Our choice.
  private static let duration: TimeInterval = 0.25

  private let opening: Opening
  private let ground = UIView()
  private let lifted: UIView
  private let previewController: UIViewController?
  private weak var menu: OpenMenu?
  private var isClosing = false
  /// Hidden while its picture is lifted.
  private let source: UIView

  /// Opens it over the window of the pressed view; nil where there is no window, or nothing to choose.
  static func show(_ opening: Opening) -> ContextMenu? {
    let source = opening.preview.view
    guard let window = source.window ?? opening.preview.target.container.window,
      let entries = opening.configuration.actionProvider?([]),
      !entries.shownActions.isEmpty || !MenuPage(entries).rows.isEmpty
    else { return nil }
    window.endEditing(true)
    let shown = ContextMenu(opening, in: window)
    window.addSubview(shown)
    shown.appear(with: entries)
    return shown
  }

  private init(_ opening: Opening, in window: UIWindow) {
    self.opening = opening
    source = opening.preview.view
    previewController = opening.configuration.previewProvider?()
    if let controller = previewController {
      lifted = controller.view
    } else {
      lifted = StillView(of: opening.preview.view)
    }
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.frame = bounds
    ground.autoresizingMask = autoresizingMask
    ground.backgroundColor = .black
    addSubview(ground)
    addSubview(lifted)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// Of the pressed view, in the window.
  private var sourceFrame: CGRect {
    let rect = source.window == nil ? .zero : source.convert(source.bounds, to: nil)
    return rect.isInfinite || rect.isNull ? .zero : rect
  }

  /// Of a preview of its own: what its controller prefers, in the middle of the upper part of the screen.
  private func previewFrame(_ controller: UIViewController) -> CGRect {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let wanted = controller.preferredContentSize
    let width = wanted.width > 0 && wanted.width.isFinite ? min(wanted.width, room.width) : room.width
    let most = room.height * Self.mostOfHeight
    let height = wanted.height > 0 && wanted.height.isFinite ? min(wanted.height, most) : most
    let y = min(max(sourceFrame.midY - height / 2, room.minY), max(room.minY, room.maxY - height - most))
    return CGRect(x: room.midX - width / 2, y: y, width: max(0, width), height: max(0, height))
  }

  // MARK: Coming and going

  private func appear(with entries: UIMenu) {
    let animator = MenuAnimator(previewController)
    opening.willOpen(animator)
    ground.alpha = 0
    if let controller = previewController {
      lifted.frame = previewFrame(controller)
      lifted.clipsToBounds = true
      lifted.layer.cornerRadius = Self.cornerRadius
      controller.appear()
    } else {
      let place = sourceFrame
      lifted.bounds.size = place.size
      lifted.center = CGPoint(x: place.midX, y: place.midY)
      lifted.layer.shadowOpacity = 0.2
      lifted.layer.shadowRadius = 16
      source.alpha = 0
    }
    let anchor = lifted
    UIView.animate(withDuration: Self.duration) { [self] in
      ground.alpha = Self.dimming
      if previewController == nil { lifted.transform = CGAffineTransform(scaleX: Self.lift, y: Self.lift) }
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
    menu = OpenMenu.open(entries, from: anchor, closed: { [weak self] in self?.close() })
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    menu?.dismiss()
    isUserInteractionEnabled = false
    let animator = MenuAnimator(previewController)
    opening.willClose(animator)
    UIView.animate(withDuration: Self.duration) { [self] in
      ground.alpha = 0
      lifted.transform = .identity
      if previewController != nil { lifted.alpha = 0 }
      animator.animate()
    } completion: { [self] _ in
      if previewController == nil { source.alpha = 1 }
      previewController?.disappear()
      removeFromSuperview()
      animator.complete()
    }
  }

  override func hasLeftWindow() {
    super.hasLeftWindow()
    if !isClosing, previewController == nil { source.alpha = 1 }
  }
}

/// Collects the animations that go along with a menu.
private final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
