// Session, AF — after Alamofire's public API.
// State: partial. Missing: streams, web sockets, queues of its own.

import UIKit

/// The session that most apps use.
public let AF = Session.default

/// Makes requests, and answers them as UIKit's `URLSession` does: with mocks and sample data.
open class Session: @unchecked Sendable {
  // Used on UIKit's one thread.
  public typealias RequestModifier = (inout URLRequest) throws -> Void

  public static let `default` = Session()
  public let session: URLSession
  public let delegate: SessionDelegate
  /// Whether a request begins with the first closure that wants its answer.
  public let startRequestsImmediately: Bool
  public let interceptor: (any RequestInterceptor)?
  /// Kept, and not asked.
  public let serverTrustManager: ServerTrustManager?
  public var sessionConfiguration: URLSessionConfiguration { session.configuration }

  private let monitors: [any EventMonitor]
  private var underWay: [Request] = []

  /// Queues, handlers of redirections and of caches have no effect.
  public init(
    configuration: URLSessionConfiguration = .default, delegate: SessionDelegate = SessionDelegate(),
    rootQueue: DispatchQueue? = nil, startRequestsImmediately: Bool = true,
    requestQueue: DispatchQueue? = nil, serializationQueue: DispatchQueue? = nil,
    interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil,
    redirectHandler: (any RedirectHandler)? = nil, cachedResponseHandler: (any CachedResponseHandler)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    session = URLSession(configuration: configuration)
    self.delegate = delegate
    self.startRequestsImmediately = startRequestsImmediately
    self.interceptor = interceptor
    self.serverTrustManager = serverTrustManager
    monitors = eventMonitors
  }

  // MARK: Requests

  /// - Parameters:
  ///   - parameters: put into the address or the body by `encoding`.
  ///   - requestModifier: the last to change the request before it is adapted.
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest(self, interceptor) {
      try encoding.encode(Self.made(convertible, method, headers, requestModifier), with: parameters)
    }
  }

  open func request<Parameters: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest(self, interceptor) {
      try encoder.encode(parameters, into: Self.made(convertible, method, headers, requestModifier))
    }
  }

  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest(self, interceptor) { try convertible.asURLRequest() } }

  static func made(
    _ convertible: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?,
    _ modifier: RequestModifier? = nil
  ) throws -> URLRequest {
    var request = try URLRequest(url: convertible, method: method, headers: headers)
    try modifier?(&request)
    return request
  }

  // MARK: Downloads

  /// - Parameter destination: nil for a temporary place.
  open func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    DownloadRequest(self, interceptor, destination) {
      try encoding.encode(Self.made(convertible, method, headers, requestModifier), with: parameters)
    }
  }

  open func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { DownloadRequest(self, interceptor, destination) { try convertible.asURLRequest() } }

  // MARK: All of them

  /// Those that are under way.
  public func withAllRequests(perform action: @escaping (Set<Request>) -> Void) { action(Set(underWay)) }

  public func cancelAllRequests(
    completingOnQueue queue: DispatchQueue? = nil, completion: (() -> Void)? = nil
  ) {
    for request in underWay { request.cancel() }
    if let completion { onMainThread(completion) { VirtualRunLoop.current.post($0) } }
  }

  func began(_ request: Request) { underWay.append(request) }
  func ended(_ request: Request) { underWay.removeAll { $0 === request } }
  func tell(_ news: (any EventMonitor) -> Void) {
    for monitor in monitors { news(monitor) }
  }
}

/// Hears of a session's tasks. It hears of nothing here.
open class SessionDelegate: NSObject, @unchecked Sendable {
  // It has nothing to change.
  public override init() { super.init() }
}

extension URLSessionConfiguration {
  /// Alamofire's own settings: the default ones with its headers.
  public static var af: AlamofireExtension<URLSessionConfiguration>.Type {
    AlamofireExtension<URLSessionConfiguration>.self
  }
}

/// The methods behind `af`.
public struct AlamofireExtension<ExtendedType> {
  public private(set) var type: ExtendedType
  public init(_ type: ExtendedType) { self.type = type }
}

extension AlamofireExtension where ExtendedType == URLSessionConfiguration {
  public static var `default`: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.headers = .default
    return configuration
  }
  public static var ephemeral: URLSessionConfiguration { `default` }
}
