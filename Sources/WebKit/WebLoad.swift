// One load of a page, step by step.
//
// The order is that of Apple's documentation of WKNavigationDelegate: the policy of the action, the
// provisional start, the policy of the response, the commit, the end. Each step is a turn of its own, and the
// answer takes as long as one of `URLSession`.

import UIKit

/// A load that is under way.
@MainActor final class WebLoad {
  enum Entry {
    case new, same
    case item(WKBackForwardListItem)
  }

  let navigation = WKNavigation()
  let request: URLRequest
  let html: String?
  let type: WKNavigationType
  let entry: Entry
  /// Whether the page has begun to arrive.
  var isCommitted = false
  var hasStarted = false

  init(_ request: URLRequest, _ html: String?, _ type: WKNavigationType, _ entry: Entry) {
    (self.request, self.html, self.type, self.entry) = (request, html, type, entry)
  }
}

extension WKWebView {
  func begin(
    _ request: URLRequest, html: String?, _ type: WKNavigationType, _ entry: WebLoad.Entry
  ) -> WKNavigation? {
    stop()
    let load = WebLoad(request, html, type, entry)
    self.load = load
    change {
      $0.url = request.url
      $0.isLoading = true
      $0.progress = 0.1
    }
    next(load) { $0.ask(load) }
    return load.navigation
  }

  /// Runs `step` in a later turn, `delay` seconds of virtual time from now, unless another load has begun by
  /// then.
  private func next(_ load: WebLoad, after delay: TimeInterval = 0, _ step: @escaping (WKWebView) -> Void) {
    let work = { [weak self] in
      guard let self, self.load === load else { return }
      step(self)
    }
    let loop = VirtualRunLoop.current
    if delay > 0 { loop.schedule(at: loop.now + delay, work) } else { loop.post(work) }
  }

  private func ask(_ load: WebLoad) {
    let action = WKNavigationAction(load.request, load.type, in: self)
    decide(action) { [weak self] policy in
      guard let self, self.load === load else { return }
      if policy == .cancel { return end(load, WKError(.frameLoadInterruptedByPolicyChange)) }
      next(load) { $0.start(load) }
    }
  }

  private func start(_ load: WebLoad) {
    load.hasStarted = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    if let error = load.error { return next(load, after: SampleAnswers.latency) { $0.end(load, error) } }
    next(load, after: load.html == nil ? SampleAnswers.latency : 0) { $0.respond(load) }
  }

  private func respond(_ load: WebLoad) {
    guard let url = load.request.url else { return end(load, URLError(.badURL)) }
    decide(WKNavigationResponse(url, isHTML: load.html != nil)) { [weak self] policy in
      guard let self, self.load === load else { return }
      if policy == .cancel { return end(load, WKError(.frameLoadInterruptedByPolicyChange)) }
      commit(load)
    }
  }

  private func commit(_ load: WebLoad) {
    load.isCommitted = true
    change {
      $0.html = load.html
      $0.progress = 0.6
      $0.title = load.html.map { PageText.title(of: $0) ?? "" } ?? load.request.url?.host ?? ""
      $0.history.enter(load)
    }
    navigationDelegate?.webView(self, didCommit: load.navigation)
    next(load, after: load.html == nil ? SampleAnswers.latency / 2 : 0) { $0.finish(load) }
  }

  private func finish(_ load: WebLoad) {
    self.load = nil
    change {
      $0.progress = 1
      $0.isLoading = false
      $0.history.current?.title = $0.title
    }
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  func stop() {
    guard let load else { return }
    end(load, URLError(.cancelled))
  }

  private func end(_ load: WebLoad, _ error: any Error) {
    self.load = nil
    change {
      $0.isLoading = false
      $0.progress = 1
      if !load.isCommitted { $0.url = $0.history.current?.url }
    }
    // The delegate of a load that it refused itself, or that never began, hears nothing on a device but a
    // refusal's error.
    let isRefused = error is WKError
    guard load.hasStarted || isRefused else { return }
    VirtualRunLoop.current.post { [weak self] in
      guard let self else { return }
      if load.isCommitted {
        navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
      } else {
        navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
      }
    }
  }
}

extension WebLoad {
  /// Why there can be no such page.
  fileprivate var error: (any Error)? {
    guard let url = request.url else { return URLError(.badURL) }
    if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) { return URLError(.fileDoesNotExist) }
    if html == nil, !WKWebView.handlesURLScheme(url.scheme ?? "") { return URLError(.unsupportedURL) }
    return nil
  }
}

@MainActor extension WebPage.History {
  mutating fileprivate func enter(_ load: WebLoad) {
    guard let url = load.request.url else { return }
    switch load.entry {
    case .same: break
    case .new:
      if let current { back.append(current) }
      forward = []
      current = WKBackForwardListItem(url, load.html)
    case .item(let item):
      let all = back + [current].compactMap { $0 } + forward
      guard let place = all.firstIndex(where: { $0 === item }) else { return }
      back = Array(all[..<place])
      current = item
      forward = Array(all[(place + 1)...])
    }
  }
}

// MARK: Policies

extension WKWebView {
  /// Asks in the form that the delegate has written; allowed without one.
  private func decide(
    _ action: WKNavigationAction, _ answer: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard let delegate = navigationDelegate else { return answer(.allow) }
    let once = Once(answer)
    if has(delegate, "webView(_:decidePolicyFor:preferences:decisionHandler:)") {
      delegate.webView(
        self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
      ) { policy, _ in once(policy) }
    } else if has(delegate, "webView(_:decidePolicyFor:preferences:)") {
      Task {
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        once(await delegate.webView(self, decidePolicyFor: action, preferences: preferences).0)
      }
    } else if has(delegate, "webView(_:decidePolicyFor:)") {
      Task { once(await delegate.webView(self, decidePolicyFor: action)) }
    } else {
      delegate.webView(self, decidePolicyFor: action) { once($0) }
    }
  }

  private func decide(
    _ response: WKNavigationResponse, _ answer: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    guard let delegate = navigationDelegate else { return answer(.allow) }
    let once = Once(answer)
    if has(delegate, "webView(_:decidePolicyFor:)") {
      Task { once(await delegate.webView(self, decidePolicyFor: response)) }
    } else {
      delegate.webView(self, decidePolicyFor: response) { once($0) }
    }
  }

  private func has(_ delegate: any WKNavigationDelegate, _ method: String) -> Bool {
    _OptionalMethods.implements(delegate, method) == true
  }
}

/// An answer that counts the first time only.
@MainActor private final class Once<Value> {
  private var answer: (@MainActor (Value) -> Void)?
  init(_ answer: @escaping @MainActor (Value) -> Void) { self.answer = answer }

  func callAsFunction(_ value: Value) {
    let answer = self.answer
    self.answer = nil
    answer?(value)
  }
}
