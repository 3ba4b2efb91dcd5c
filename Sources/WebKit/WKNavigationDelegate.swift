// WKNavigationDelegate, WKNavigation, WKNavigationAction, WKNavigationResponse, WKFrameInfo — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: redirections, challenges and downloads, of which there are none without a network.

import UIKit

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Names one load.
@preconcurrency @MainActor open class WKNavigation: MainActorObject {
  init() { super.init(_object: ()) }
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// A load that is about to begin.
@preconcurrency @MainActor open class WKNavigationAction: MainActorObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?
  open var shouldPerformDownload: Bool { false }

  init(_ request: URLRequest, _ type: WKNavigationType, in view: WKWebView) {
    self.request = request
    navigationType = type
    let frame = WKFrameInfo(request, view)
    (sourceFrame, targetFrame) = (frame, frame)
    super.init(_object: ())
  }
}

/// A server's answer: here always 200 and HTML.
@preconcurrency @MainActor open class WKNavigationResponse: MainActorObject {
  open var isForMainFrame: Bool { true }
  public let response: URLResponse
  open var canShowMIMEType: Bool { true }

  init(_ url: URL, isHTML: Bool) {
    let isOfServer = ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    let plain = URLResponse(
      url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
    let headers = ["Content-Type": "text/html"]
    response =
      isOfServer
      ? HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: headers) ?? plain
      : plain
    super.init(_object: ())
  }
}

/// Where a page is shown: always the whole view.
@preconcurrency @MainActor open class WKFrameInfo: MainActorObject {
  open var isMainFrame: Bool { true }
  public let request: URLRequest
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
  open weak var webView: WKWebView?

  init(_ request: URLRequest, _ view: WKWebView) {
    self.request = request
    webView = view
    super.init(_object: ())
  }
}

@preconcurrency @MainActor open class WKSecurityOrigin: MainActorObject {
  public let `protocol`: String
  public let host: String
  /// 0: the scheme's own.
  public let port: Int

  init(_ url: URL?) {
    (self.protocol, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
    super.init(_object: ())
  }
}

/// Hears of loads, and may refuse them. All of its methods are optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: _OptionalMethodsHaving {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Asked instead of the form without preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Never called.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Never called.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { decisionHandler(.allow, preferences) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) { (.allow, preferences) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

extension _Unimplemented: WKNavigationDelegate {}
