// WKWebViewConfiguration, WKPreferences, WKWebpagePreferences, WKProcessPool, WKSnapshotConfiguration,
// WKPDFConfiguration — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: effects; no page is shown that they would change.

import UIKit

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1 << 0)
  public static let video = Self(rawValue: 1 << 1)
  public static let all = Self(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let trackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let all = Self(rawValue: .max)
}

public enum WKSelectionGranularity: Int, Sendable {
  case dynamic = 0
  case character
}

/// How a web view is made. Kept, without effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: MainActorObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  public init() { super.init(_object: ()) }

  /// Kept; nothing is asked of the handler.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  {
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
}

@preconcurrency @MainActor open class WKPreferences: MainActorObject {
  public init() { super.init(_object: ()) }
  /// In points.
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false
}

@preconcurrency @MainActor open class WKWebpagePreferences: MainActorObject {
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile, desktop
  }
  public init() { super.init(_object: ()) }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  open var isLockdownModeEnabled = false
}

@preconcurrency @MainActor open class WKProcessPool: MainActorObject {
  public init() { super.init(_object: ()) }
}

@preconcurrency @MainActor open class WKSnapshotConfiguration: MainActorObject {
  public init() { super.init(_object: ()) }
  /// In the view's coordinates; null for all of it.
  open var rect = CGRect.null
  /// In points; nil for the view's own.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

@preconcurrency @MainActor open class WKPDFConfiguration: MainActorObject {
  public init() { super.init(_object: ()) }
  open var rect: CGRect?
}

/// Loads what a scheme of the app's own names. Never asked here.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}
