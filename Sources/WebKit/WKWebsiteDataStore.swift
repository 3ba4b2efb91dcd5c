// WKWebsiteDataStore, WKHTTPCookieStore, WKWebsiteDataRecord — after Apple's documentation of the three,
// read 2026-11.
// State: partial. Missing: data of pages, of which there is none; cookies are kept as long as the preview
// lives.

import UIKit

public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data that pages keep.
@preconcurrency @MainActor open class WKWebsiteDataStore: MainActorObject {
  private static let standard = WKWebsiteDataStore(isPersistent: true)
  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init(_object: ())
  }

  open class func `default`() -> WKWebsiteDataStore { standard }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }

  /// There are none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { VirtualRunLoop.current.post { completionHandler([]) } }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { VirtualRunLoop.current.post { completionHandler() } }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.forgetAll() }
    VirtualRunLoop.current.post { completionHandler() }
  }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.forgetAll() }
  }
}

/// The data of one server's pages. None is made here.
@preconcurrency @MainActor open class WKWebsiteDataRecord: MainActorObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
  init() { super.init(_object: ()) }
}

/// The cookies of pages: those that the app itself sets.
@preconcurrency @MainActor open class WKHTTPCookieStore: MainActorObject {
  private var cookies: [HTTPCookie] = []
  init() { super.init(_object: ()) }

  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    VirtualRunLoop.current.post { completionHandler(self.cookies) }
  }
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Takes the place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    forget(cookie)
    cookies.append(cookie)
    if let completionHandler { VirtualRunLoop.current.post { completionHandler() } }
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    forget(cookie)
    if let completionHandler { VirtualRunLoop.current.post { completionHandler() } }
  }

  /// Ignored.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

  private func forget(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
  func forgetAll() { cookies = [] }
}

@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: _OptionalMethodsHaving {
  /// Never called.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

extension _Unimplemented: WKHTTPCookieStoreObserver {}
