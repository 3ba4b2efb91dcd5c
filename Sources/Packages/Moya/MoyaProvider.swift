// MoyaProvider, MoyaProviderType, ProgressResponse, StubBehavior, Completion, ProgressBlock — after Moya's
// public API.
// State: partial. Missing: the sharing of requests that are alike.

import Alamofire
import UIKit

public typealias Completion = (_ result: Result<Moya.Response, MoyaError>) -> Void
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

/// How far a request is.
public struct ProgressResponse {
  /// Set at the end.
  public let response: Response?
  public let progressObject: Progress?
  /// 0…1
  public var progress: Double { progressObject?.fractionCompleted ?? (completed ? 1 : 0) }
  public var completed: Bool { response != nil }

  public init(progress: Progress? = nil, response: Response? = nil) {
    (progressObject, self.response) = (progress, response)
  }
}

/// Makes requests for targets.
public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> any Cancellable
}

/// Whether a target's own sample data answers.
public enum StubBehavior: Sendable {
  case never
  /// Before `request` returns.
  case immediate
  case delayed(seconds: TimeInterval)
}

/// Makes requests for targets; mocks and sample data answer them, or the targets' own sample data where
/// `stubClosure` asks for it.
open class MoyaProvider<Target: TargetType>: MoyaProviderType, @unchecked Sendable {
  // Used on UIKit's one thread; its properties never change.
  public typealias EndpointClosure = (Target) -> Endpoint
  public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = (Target) -> StubBehavior

  public let endpointClosure: EndpointClosure
  public let requestClosure: RequestClosure
  public let stubClosure: StubClosure
  public let session: Session
  public let plugins: [any PluginType]
  public let trackInflights: Bool

  /// `callbackQueue` and `trackInflights` have no effect.
  public init(
    endpointClosure: @escaping EndpointClosure = { MoyaProvider.defaultEndpointMapping(for: $0) },
    requestClosure: @escaping RequestClosure = { MoyaProvider.defaultRequestMapping(for: $0, closure: $1) },
    stubClosure: @escaping StubClosure = { MoyaProvider.neverStub($0) }, callbackQueue: DispatchQueue? = nil,
    session: Session = MoyaProvider<Target>.defaultAlamofireSession(), plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    (self.endpointClosure, self.requestClosure) = (endpointClosure, requestClosure)
    (self.stubClosure, self.session, self.plugins) = (stubClosure, session, plugins)
    self.trackInflights = trackInflights
  }

  /// Version 13's.
  @available(*, deprecated, message: "Hand it along as session.")
  public convenience init(
    endpointClosure: @escaping EndpointClosure = { MoyaProvider.defaultEndpointMapping(for: $0) },
    requestClosure: @escaping RequestClosure = { MoyaProvider.defaultRequestMapping(for: $0, closure: $1) },
    stubClosure: @escaping StubClosure = { MoyaProvider.neverStub($0) }, callbackQueue: DispatchQueue? = nil,
    manager: Session, plugins: [any PluginType] = [], trackInflights: Bool = false
  ) {
    self.init(
      endpointClosure: endpointClosure, requestClosure: requestClosure, stubClosure: stubClosure,
      session: manager, plugins: plugins, trackInflights: trackInflights)
  }

  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  /// - Parameters:
  ///   - progress: told once, at the end.
  ///   - completion: called on UIKit's one thread, whatever the queue.
  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
    completion: @escaping Completion
  ) -> any Cancellable {
    let token = RequestToken()
    var isOver = false
    let finish: Completion = { [plugins] result in
      guard !isOver else { return }
      isOver = true
      for plugin in plugins { plugin.didReceive(result, target: target) }
      let processed = plugins.reduce(result) { $1.process($0, target: target) }
      if case .success(let response) = processed { progress?(ProgressResponse(response: response)) }
      completion(processed)
    }
    token.onCancel = {
      let cancelled = MoyaError.underlying(URLError(.cancelled), nil)
      onMainThread(finish) { finish in VirtualRunLoop.current.post { finish(.failure(cancelled)) } }
    }
    let endpoint = endpoint(target)
    requestClosure(endpoint) { [self] result in
      guard !token.isCancelled, !isOver else { return }
      switch result {
      case .success(let request): perform(request, endpoint, target, token, finish)
      case .failure(let error): finish(.failure(error))
      }
    }
    return token
  }

  private func perform(
    _ made: URLRequest, _ endpoint: Endpoint, _ target: Target, _ token: RequestToken,
    _ finish: @escaping Completion
  ) {
    let request = plugins.reduce(made) { $1.prepare($0, target: target) }
    let sent = PreparedRequest(
      request: request, sessionHeaders: session.sessionConfiguration.headers.dictionary)
    for plugin in plugins { plugin.willSend(sent, target: target) }
    switch stubClosure(target) {
    case .never:
      token.request = session.send(request, endpoint.task, target.validationType.statusCodes, finish)
    case .immediate: finish(endpoint.stubbed(request))
    case .delayed(let seconds):
      let answer = {
        if !token.isCancelled { finish(endpoint.stubbed(request)) }
      }
      onMainThread((seconds, answer)) { seconds, answer in
        let loop = VirtualRunLoop.current
        loop.schedule(at: loop.now + (seconds.isFinite ? max(0, seconds) : 0), answer)
      }
    }
  }
}

extension MoyaProvider {
  // MARK: What providers begin with

  public static func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: URL(target: target).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
      task: target.task, httpHeaderFields: target.headers)
  }

  public static func defaultRequestMapping(for endpoint: Endpoint, closure: RequestResultClosure) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch let error as MoyaError {
      closure(.failure(error))
    } catch {
      closure(.failure(.underlying(error, nil)))
    }
  }

  public static func defaultAlamofireSession() -> Session {
    Session(configuration: .af.default, startRequestsImmediately: true)
  }

  public static func neverStub(_: Target) -> StubBehavior { .never }
  public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }
  /// In seconds.
  public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
    { _ in .delayed(seconds: seconds) }
  }
}
