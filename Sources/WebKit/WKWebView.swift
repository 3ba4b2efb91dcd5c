// WKWebView — after Apple's documentation "WKWebView", read 2026-11.
// State: partial. Missing: pages (a labelled place says which one it would show), JavaScript, finding,
// printing, sessions.

@_exported import UIKit

/// Shows pages of the web. Here a place with the page's address, and with the text of a page given as HTML.
///
/// A load goes as on a device: the delegate hears of its beginning, its arrival and its end in later turns,
/// in virtual time, and `isLoading`, `url`, `title` and `estimatedProgress` follow, observable by their key
/// paths.
@preconcurrency @MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Covers the view; it scrolls nothing.
  public let scrollView = UIScrollView(frame: .zero)
  let place = PlaceView("WKWebView")

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    for (index, view) in [place, scrollView].enumerated() { insertSubview(view, at: index) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place.frame = bounds.inset(by: safeAreaInsets)
    scrollView.frame = bounds
    scrollView.contentSize = bounds.size
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: What is shown

  /// The page, from the moment at which it was asked for; nil before the first.
  open var url: URL? { shown.url }
  /// The page's own, if it was given as HTML, otherwise the server's name; empty until it is there.
  open var title: String? { shown.title }
  open var isLoading: Bool { shown.isLoading }
  /// 0…1; 1 when nothing is loading any more.
  open var estimatedProgress: Double { shown.progress }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var canGoBack: Bool { shown.history.back.isEmpty == false }
  open var canGoForward: Bool { shown.history.forward.isEmpty == false }
  open var backForwardList: WKBackForwardList { WKBackForwardList(shown.history) }
  open var serverTrust: AnyObject? { nil }

  /// Everything of it can be observed, so that it changes only by `change`.
  private(set) var shown = WebPage()
  var load: WebLoad?

  func change(_ change: (inout WebPage) -> Void) {
    let before = shown
    var after = shown
    change(&after)
    KeyValueObservers.change(self, WebPage.changedKeys(before, after)) { shown = after }
    place.detail = after.words
  }

  open override var _observableProperties: [String: AnyKeyPath] {
    super._observableProperties.merging([
      "URL": \WKWebView.url, "url": \WKWebView.url, "title": \WKWebView.title,
      "loading": \WKWebView.isLoading, "estimatedProgress": \WKWebView.estimatedProgress,
      "canGoBack": \WKWebView.canGoBack, "canGoForward": \WKWebView.canGoForward,
      "hasOnlySecureContent": \WKWebView.hasOnlySecureContent,
    ]) { $1 }
  }

  // MARK: Kept, without effect

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var mediaType: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var isFindInteractionEnabled = false
  open var interactionState: Any?
  open var themeColor: UIColor? { nil }
  open var maximumViewportInset: UIEdgeInsets { .zero }
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  /// False for `http`, `https`, `file`, `data` and `about`, as on a device: those are the view's own.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "data", "about", "blob", "javascript", "ws", "wss", "ftp"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading (see WebLoad)

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    begin(request, html: nil, .other, .new)
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let address = baseURL ?? URL(string: "about:blank")
    return address.flatMap { begin(URLRequest(url: $0), html: string, .other, .new) }
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    let html = ["html", "htm"].contains(URL.pathExtension.lowercased())
    let text =
      html ? FileManager.default.contents(atPath: URL.path).map { String(decoding: $0, as: UTF8.self) } : nil
    return begin(URLRequest(url: URL), html: text, .other, .new)
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let html = MIMEType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : nil
    return begin(URLRequest(url: baseURL), html: html, .other, .new)
  }

  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation? {
    begin(request, html: string, .other, .new)
  }

  /// nil where there is nothing to load again.
  @discardableResult open func reload() -> WKNavigation? {
    guard let item = shown.history.current else { return nil }
    return begin(URLRequest(url: item.url), html: item.html, .reload, .same)
  }

  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult open func goBack() -> WKNavigation? { shown.history.back.last.flatMap(show) }
  @discardableResult open func goForward() -> WKNavigation? { shown.history.forward.first.flatMap(show) }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    let known = shown.history.back + shown.history.forward
    return known.contains { $0 === item } ? show(item) : nil
  }

  private func show(_ item: WKBackForwardListItem) -> WKNavigation? {
    begin(URLRequest(url: item.url), html: item.html, .backForward, .item(item))
  }

  open func stopLoading() { stop() }

  // MARK: Scripts

  /// Fails in a later turn: nothing runs JavaScript here.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { failScript(completionHandler) }

  open func evaluateJavaScript(
    _ javaScriptString: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { failScript { _, _ in completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) } }

  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { failScript { _, _ in completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) } }

  /// - Throws: `WKError.javaScriptExceptionOccurred`, always.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    await Task.yield()
    throw WKError(.javaScriptExceptionOccurred)
  }

  private func failScript(_ handler: (@MainActor (Any?, (any Error)?) -> Void)?) {
    SessionContext.current.report("WKWebView: a preview runs no JavaScript.")
    guard let handler else { return }
    VirtualRunLoop.current.post { handler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  // MARK: Pictures

  /// A labelled placeholder, in a later turn.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let label = url?.absoluteString ?? "WKWebView"
    VirtualRunLoop.current.post { completionHandler(UIImage._placeholder(label), nil) }
  }

  /// Fails in a later turn.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { VirtualRunLoop.current.post { completionHandler(.failure(WKError(.unknown))) } }

  open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    if let completionHandler { VirtualRunLoop.current.post { completionHandler() } }
  }
  open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    if let completionHandler { VirtualRunLoop.current.post { completionHandler() } }
  }
}

extension WKWebView: NibStandIn {
  package func takeNibAttributes(_ attributes: [String: String]) {
    attributes["allowsBackForwardNavigationGestures"].map {
      allowsBackForwardNavigationGestures = $0 == "YES"
    }
    attributes["customUserAgent"].map { customUserAgent = $0 }
  }

  package func setNibOutlet(_ value: AnyObject, named name: String) -> Bool {
    switch name {
    case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
    case "UIDelegate": uiDelegate = value as? any WKUIDelegate
    default: return false
    }
    return true
  }
}
