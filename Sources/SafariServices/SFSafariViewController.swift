// SFSafariViewController, SFSafariViewControllerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: pages (a labelled place names the address), activities, prewarming, Safari's own
// buttons but Done.

@_exported import UIKit

/// Shows a page of the web as Safari does. Here a place with the page's address stands for it, below a bar
/// with Done.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The name of the button that leaves the controller.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  /// Kept, without effect.
  public final class Configuration: NSObject, @unchecked Sendable {
    // Set up before the controller is made, as Apple asks for.
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A copy of what the controller was made with.
  public let configuration: Configuration
  private let url: URL
  private var hasLoaded = false

  /// The colour of the bar; nil for the usual one.
  open var preferredBarTintColor: UIColor? {
    didSet { dress() }
  }
  /// The colour of what can be tapped in the bar; nil for the usual one.
  open var preferredControlTintColor: UIColor? {
    didSet { dress() }
  }
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { showBar() }
  }

  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = Configuration()
    self.configuration.entersReaderIfAvailable = configuration.entersReaderIfAvailable
    self.configuration.barCollapsingEnabled = configuration.barCollapsingEnabled
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  private var screen: PlaceScreen? { viewIfLoaded as? PlaceScreen }

  open override func loadView() {
    view = PlaceScreen("SFSafariViewController", detail: url.absoluteString)
    showBar()
    dress()
  }

  private func showBar() {
    let name =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    screen?.showBar(url.host ?? url.absoluteString, button: name) { [weak self] in self?.finish() }
  }

  private func dress() { screen?.tintBar(preferredBarTintColor, preferredControlTintColor) }

  private func finish() {
    if presentingViewController != nil { dismiss(animated: true) }
    delegate?.safariViewControllerDidFinish(self)
  }

  /// Tells the delegate, a moment later and once, that the page has been loaded.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasLoaded else { return }
    hasLoaded = true
    let loop = VirtualRunLoop.current
    loop.schedule(at: loop.now + SampleAnswers.latency) { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }
  }
}

/// Hears of the controller. All of its methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: _OptionalMethodsHaving {
  /// The user has tapped the button that leaves, and the controller has gone.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Never called.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

extension _Unimplemented: SFSafariViewControllerDelegate {}
