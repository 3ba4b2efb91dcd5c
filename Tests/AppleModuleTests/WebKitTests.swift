import Testing
import WebKit

@MainActor private final class Listener: NSObject, WKNavigationDelegate {
  let stage: ShownStage
  var policy = WKNavigationActionPolicy.allow
  init(_ stage: ShownStage) { self.stage = stage }

  private func note(_ line: String, _ view: WKWebView) {
    stage.note(
      "\(line) \(view.isLoading ? "loading" : "idle") \(view.estimatedProgress) \(view.title ?? "-")")
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    note("action \(navigationAction.request.url?.absoluteString ?? "-")", webView)
    decisionHandler(policy)
    decisionHandler(.allow)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    note("response \((navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0)", webView)
    decisionHandler(.allow)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    note("start", webView)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit", webView) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", webView) }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { note("failed \((error as NSError).code)", webView) }
}

@MainActor @Suite struct `Web views` {
  private let stage = ShownStage()
  private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let page = URLRequest(url: URL(filePath: "/"))

  private func request(_ address: String) -> URLRequest {
    URL(string: address).map { URLRequest(url: $0) } ?? page
  }

  @Test func `a load is told step by step, in later turns, and ends`() {
    stage.enter()
    let listener = Listener(stage)
    view.navigationDelegate = listener
    view.load(request("https://example.com/a"))
    #expect(stage.drain() == [])
    #expect(view.isLoading && view.url?.host == "example.com")
    stage.settle()
    #expect(
      stage.drain() == ["action https://example.com/a loading 0.1 -", "start loading 0.1 -"])
    stage.advance(to: 0.25)
    #expect(stage.drain() == ["response 200 loading 0.1 -", "commit loading 0.6 example.com"])
    stage.advance(to: 1)
    #expect(stage.drain() == ["finish idle 1.0 example.com"])
    #expect(!view.isLoading)
  }

  @Test func `a page that is given is there without waiting, and its words are on the place`() {
    stage.enter()
    let listener = Listener(stage)
    view.navigationDelegate = listener
    stage.show(view)
    view.loadHTMLString(
      "<html><head><title>Tea &amp; Co</title></head><body><h1>Green</h1><p>Three\nminutes</p></body>",
      baseURL: nil)
    stage.settle()
    #expect(stage.drain().last == "finish idle 1.0 Tea & Co")
    #expect(texts(on: view) == ["WKWebView", "Green Three minutes"])
  }

  @Test func `a delegate that refuses ends the load, and its second answer does not count`() {
    stage.enter()
    let listener = Listener(stage)
    listener.policy = .cancel
    view.navigationDelegate = listener
    view.load(request("https://example.com/a"))
    stage.advance(to: 1)
    #expect(stage.drain().map { $0.prefix(6) } == ["action", "failed"])
    #expect(!view.isLoading && view.url == nil)
  }

  @Test func `a load that another takes the place of is never finished`() {
    stage.enter()
    let listener = Listener(stage)
    view.navigationDelegate = listener
    view.load(request("https://example.com/a"))
    stage.advance(to: 0.1)
    view.load(request("https://example.com/b"))
    stage.advance(to: 1)
    let lines = stage.drain()
    #expect(lines.filter { $0.hasPrefix("finish") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("failed -999") })
    #expect(view.url?.path == "/b")
  }

  @Test func `one goes back and forward through what was shown`() {
    stage.enter()
    view.load(request("https://example.com/a"))
    stage.advance(to: 1)
    view.load(request("https://example.com/b"))
    stage.advance(to: 2)
    #expect(view.canGoBack && !view.canGoForward)
    view.goBack()
    stage.advance(to: 3)
    #expect(view.url?.path == "/a" && !view.canGoBack && view.canGoForward)
    #expect(view.backForwardList.forwardItem?.url.path == "/b")
    #expect(view.backForwardList.item(at: .min) == nil && view.backForwardList.item(at: .max) == nil)
    view.goForward()
    stage.advance(to: 4)
    #expect(view.url?.path == "/b" && view.goForward() == nil)
  }

  @Test func `progress, title and the way back are observed, by key path and by name`() {
    stage.enter()
    var progress: [Double] = []
    let byPath = view.observe(\.estimatedProgress, options: [.new]) { view, change in
      progress.append(change.newValue ?? -1)
    }
    var titles = 0
    let titled = view.observe(\.title) { _, _ in titles += 1 }
    let observer = NameObserver()
    view.addObserver(observer, forKeyPath: "estimatedProgress", options: .new, context: nil)
    view.addObserver(observer, forKeyPath: "loading", options: [], context: nil)
    view.load(request("https://example.com/a"))
    stage.advance(to: 1)
    #expect(progress == [0.1, 0.6, 1])
    #expect(titles == 1)
    #expect(
      observer.names == [
        "loading", "estimatedProgress", "estimatedProgress", "loading", "estimatedProgress",
      ])
    withExtendedLifetime((byPath, titled)) {}
  }

  @Test func `an address that names nothing fails`() {
    stage.enter()
    let listener = Listener(stage)
    view.navigationDelegate = listener
    view.load(request("file:///nowhere/at.all"))
    stage.advance(to: 1)
    #expect(stage.drain().map { $0.prefix(12) }.last == "failed -1100")
  }

  @Test func `a script fails once, later`() {
    stage.enter()
    var answers: [String] = []
    view.evaluateJavaScript("1 + 1") { value, error in
      answers.append("\(value ?? "nil") \((error as? WKError)?.code.rawValue ?? 0)")
    }
    #expect(answers == [])
    stage.settle()
    #expect(answers == ["nil 4"])
  }
}

@MainActor private final class NameObserver: MainActorObject {
  var names: [String] = []
  init() { super.init(_object: ()) }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { names.append(keyPath ?? "") }
}
