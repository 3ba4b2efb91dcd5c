// ASWebAuthenticationSession, ASWebAuthenticationPresentationContextProviding — after Apple's documentation
// of the two, read 2026-11.
// State: partial. Missing: the page: every request to sign in is cancelled.

@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceledLogin: Code { .canceledLogin }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in by a page of the web: it is cancelled.
@preconcurrency @MainActor open class ASWebAuthenticationSession: MainActorObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { completion != nil }
  private var completion: CompletionHandler?

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
    super.init(_object: ())
  }

  /// The handler gets `canceledLogin` in a later turn, once.
  ///
  /// - Returns: whether it began: not a second time.
  @discardableResult
  open func start() -> Bool {
    guard let completion else { return false }
    self.completion = nil
    VirtualRunLoop.current.post { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    return true
  }

  open func cancel() { start() }
}
