// UIContextMenuInteraction, UIContextMenuInteractionDelegate — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: a tap on the preview, choosing without lifting the finger, changing an open menu,
// previews of what is dismissed.

import QuartzCore

/// Opens a menu for a view that is pressed for long.
@preconcurrency @MainActor open class UIContextMenuInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let press = MenuPress()

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
    press.opening = { [weak self] in self?.opening(at: $0) }
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is, or was last, in points.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

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
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
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
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
