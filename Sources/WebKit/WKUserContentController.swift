// WKUserContentController, WKUserScript, WKScriptMessage, WKScriptMessageHandler, WKContentWorld,
// WKContentRuleList, WKContentRuleListStore — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: running scripts: they are kept, and no message comes from a page.

import UIKit

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script for every page.
@preconcurrency @MainActor open class WKUserScript: MainActorObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init(_object: ())
  }

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// The ways in which pages and the app have to do with each other.
@preconcurrency @MainActor open class WKUserContentController: MainActorObject {
  open private(set) var userScripts: [WKUserScript] = []
  /// Held, as on a device, until they are removed.
  private var handlers: [String: AnyObject] = [:]

  public init() { super.init(_object: ()) }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { add(scriptMessageHandler, name: name) }
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) { handlers[name] = scriptMessageHandlerWithReply }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[name] = nil
  }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { handlers = [:] }
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

/// A page's message to the app. None is made here.
@preconcurrency @MainActor open class WKScriptMessage: MainActorObject {
  public let name: String
  public let body: Any
  open weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo
  open var world: WKContentWorld { .page }

  init(_ name: String, _ body: Any, _ frame: WKFrameInfo) {
    (self.name, self.body, frameInfo) = (name, body, frame)
    super.init(_object: ())
  }
}

/// Hears what pages say. Never called here.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what pages say, and answers. Never called here.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

@preconcurrency @MainActor open class WKContentWorld: MainActorObject {
  public let name: String?
  public static let page = WKContentWorld(nil)
  public static let defaultClient = WKContentWorld(nil)
  public static func world(name: String) -> WKContentWorld { WKContentWorld(name) }

  private init(_ name: String?) {
    self.name = name
    super.init(_object: ())
  }
}

/// Rules by which pages load. Ignored.
@preconcurrency @MainActor open class WKContentRuleList: MainActorObject {
  public let identifier: String!
  fileprivate init(_ identifier: String) {
    self.identifier = identifier
    super.init(_object: ())
  }
}

@preconcurrency @MainActor open class WKContentRuleListStore: MainActorObject {
  private static let shared = WKContentRuleListStore()
  private init() { super.init(_object: ()) }
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Takes any rules, in a later turn.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = WKContentRuleList(identifier)
    VirtualRunLoop.current.post { completionHandler?(list, nil) }
  }
}
