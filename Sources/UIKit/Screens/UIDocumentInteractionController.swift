// UIDocumentInteractionController, UIDocumentInteractionControllerDelegate — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: documents and other apps: a place says which file would be shown or handed on.

import QuartzCore

/// Shows a document, or offers it to other apps.
@preconcurrency @MainActor open class UIDocumentInteractionController: MainActorObject {
  /// Says where a preview is presented, and hears of previews and menus; not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file that is shown or offered; nil by default.
  open var url: URL?
  /// nil: that of the file.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }
  /// Kept, without effect.
  open var uti: String?
  /// Kept, without effect.
  open var annotation: Any?
  /// Empty: files have no pictures here.
  open var icons: [UIImage] { [] }
  /// Empty.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private var givenName: String?
  private weak var shown: DocumentPlace?

  /// Starts without a file.
  public init() { super.init(_object: ()) }

  /// Starts with a file; its name is shown as the title.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Presents a place over the controller that the delegate names.
  ///
  /// - Returns: false where there is none on the screen.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    let presenter = delegate?
      ._implementing("documentInteractionControllerViewControllerForPreview(_:)")?
      .documentInteractionControllerViewControllerForPreview(self)
    return show("would be shown", button: "Done", over: presenter, animated: animated) {
      $0.documentInteractionControllerWillBeginPreview(self)
    } ended: {
      $0.documentInteractionControllerDidEndPreview(self)
    }
  }

  /// Takes away the preview, or the menu, if one is on the screen. The delegate hears when it is gone.
  open func dismissPreview(animated: Bool) { shown?.close(animated: animated) }

  /// Presents a place over the screen of `view`; false where that is on no screen.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    show("would be offered to other apps", button: "Close", over: view.screenController, animated: animated) {
      $0.documentInteractionControllerWillPresentOptionsMenu(self)
    } ended: {
      $0.documentInteractionControllerDidDismissOptionsMenu(self)
    }
  }

  /// Presents a place over the screen of the item's button; false where that is on no screen.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return presentOptionsMenu(from: view.bounds, in: view, animated: animated)
  }

  /// As `presentOptionsMenu(from:in:animated:)`.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    show("would be opened in another app", button: "Close", over: view.screenController, animated: animated) {
      $0.documentInteractionControllerWillPresentOpenInMenu(self)
    } ended: {
      $0.documentInteractionControllerDidDismissOpenInMenu(self)
    }
  }

  /// As `presentOptionsMenu(from:animated:)`.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return presentOpenInMenu(from: view.bounds, in: view, animated: animated)
  }

  /// As `dismissPreview(animated:)`.
  open func dismissMenu(animated: Bool) { shown?.close(animated: animated) }

  private func show(
    _ words: String, button: String, over presenter: UIViewController?, animated: Bool,
    begins: (any UIDocumentInteractionControllerDelegate) -> Void,
    ended: @escaping (any UIDocumentInteractionControllerDelegate) -> Void
  ) -> Bool {
    guard let presenter, presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil
    else {
      return false
    }
    if let delegate { begins(delegate) }
    let place = DocumentPlace(name ?? "", words, button: button) { [weak self] in
      if let delegate = self?.delegate { ended(delegate) }
    }
    shown = place
    presenter.present(place, animated: animated)
    return true
  }
}

/// Says how a document would be used.
private final class DocumentPlace: UIViewController {
  override var standsOnSheet: Bool { false }
  private let file, words, button: String
  private let closed: () -> Void

  init(_ file: String, _ words: String, button: String, closed: @escaping () -> Void) {
    (self.file, self.words, self.button, self.closed) = (file, words, button, closed)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let screen = PlaceScreen("UIDocumentInteractionController", detail: words)
    screen.showBar(file, button: button) { [weak self] in self?.close(animated: true) }
    view = screen
  }

  func close(animated: Bool) { dismiss(animated: animated, completion: closed) }
}

extension UIView {
  /// The outermost controller around the view; nil off the screen.
  fileprivate var screenController: UIViewController? {
    guard window != nil else { return nil }
    let controllers = sequence(first: self as UIResponder) { $0.next }.compactMap { $0 as? UIViewController }
    return controllers.last
  }
}

/// Says where a document is shown, and hears of it.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: _OptionalMethodsHaving {
  /// Asked before a preview for the controller to present it over; without one in a window there is no
  /// preview.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Never called here.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Never called here.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before the place of a preview is presented.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called when the place of a preview has gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the place of an options menu is presented.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called when the place of an options menu has gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the place of an Open In menu is presented.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called when the place of an Open In menu has gone.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called: there are no other apps.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Never called: there are no other apps.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller that is on no screen, so that nothing is shown.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// An empty rectangle.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// None.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
