// UIContextMenuInteraction, UIContextMenuInteractionDelegate — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: a tap on the preview, choosing without lifting the finger, changing an open menu,
// previews of what is dismissed.

import QuartzCore

/// Opens a menu for a view that is pressed for long.
@preconcurrency @MainActor open class UIContextMenuInteraction: MainActorObject, UIInteraction {
  /// The view that is pressed; nil before the interaction is added to one.
  open private(set) weak var view: UIView?
  /// Says which menu is opened; not kept alive.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let press = MenuPress()

  /// Opens nothing before it is added to a view.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
    press.opening = { [weak self] in self?.opening(at: $0) }
  }

  /// Takes the recogniser from the old view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Gives the recogniser to the new view; nil leaves the interaction without one.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is, or was last, in points.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu if one is open.
  open func dismissMenu() { press.shown?.close() }

  private func opening(at place: CGPoint) -> ContextMenu.Opening? {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    else { return nil }
    let preview =
      delegate._implementing("contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")?
      .contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    return ContextMenu.Opening(
      configuration: configuration, preview: preview ?? UITargetedPreview(view: view),
      willOpen: { [weak self] in
        guard let self else { return }
        self.delegate?._implementing("contextMenuInteraction(_:willDisplayMenuFor:animator:)")?
          .contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
      },
      willClose: { [weak self] in
        guard let self else { return }
        self.delegate?._implementing("contextMenuInteraction(_:willEndFor:animator:)")?
          .contextMenuInteraction(self, willEndFor: configuration, animator: $0)
      })
  }
}

/// Says which menu a view has.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: _OptionalMethodsHaving {
  /// nil: none. `location` is in the interaction's view, in points.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Optional: the view that is lifted; nil is the interaction's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Optional: called before the menu opens. `animator` is never nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Optional: called before the menu closes. `animator` is never nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Never called: a tap on the preview does nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// The interaction's own view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// The coming or going of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview in place of the lifted view; nil for the view itself.
  var previewViewController: UIViewController? { get }
  /// Has the closure called within the animation, a quarter of a second long.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has the closure called when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a tap on a preview would end the menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back.
  case dismiss = 0
  /// The preview grows to the whole screen.
  case pop
}

/// The end of a menu by a tap on its preview, which does not happen here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Kept, without effect; `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
