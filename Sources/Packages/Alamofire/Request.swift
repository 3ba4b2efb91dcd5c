// Request — after Alamofire's public API.
// State: partial. Missing: redirections, credentials, metrics, caches.

import UIKit

/// A request on its way: it begins with the first closure that wants its answer, and tells them all when it
/// is over.
open class Request: @unchecked Sendable {
  // Used on UIKit's one thread.
  public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }
  public typealias ProgressHandler = (_ progress: Progress) -> Void

  public let id = UUID()
  public private(set) var state = State.initialized
  /// The request that is sent, once it has been made; adapted, once it has been that.
  public private(set) var request: URLRequest?
  public private(set) var task: URLSessionTask?
  public internal(set) var error: AFError?
  public private(set) var retryCount = 0
  public var response: HTTPURLResponse? { received as? HTTPURLResponse }
  public var interceptor: (any RequestInterceptor)?
  public let uploadProgress = Progress(totalUnitCount: 1)
  public let downloadProgress = Progress(totalUnitCount: 1)
  public var isInitialized: Bool { state == .initialized }
  public var isResumed: Bool { state == .resumed }
  public var isSuspended: Bool { state == .suspended }
  public var isCancelled: Bool { state == .cancelled }
  public var isFinished: Bool { state == .finished }

  let session: Session
  var received: URLResponse?
  private let make: () throws -> URLRequest
  private var validators: [() -> (any Error)?] = []
  private var waiting: [() -> Void] = []
  private var isOver = false

  init(
    _ session: Session, _ interceptor: (any RequestInterceptor)?, _ make: @escaping () throws -> URLRequest
  ) {
    (self.session, self.interceptor, self.make) = (session, interceptor, make)
  }

  // MARK: From outside

  @discardableResult
  public func resume() -> Self {
    switch state {
    case .initialized:
      state = .resumed
      session.began(self)
      perform()
    case .suspended:
      state = .resumed
      if let task { task.resume() } else { perform() }
    case .resumed, .cancelled, .finished: break
    }
    return self
  }

  @discardableResult
  public func suspend() -> Self {
    guard state == .resumed || state == .initialized else { return self }
    state = .suspended
    task?.suspend()
    return self
  }

  /// Waiting handlers hear of `AFError.explicitlyCancelled` in a later turn.
  @discardableResult
  public func cancel() -> Self {
    guard !isOver, state != .cancelled else { return self }
    state = .cancelled
    task?.cancel()
    error = .explicitlyCancelled
    inNextTurn { self.end() }
    return self
  }

  // MARK: Its way

  /// Has `work` done when it is over; begins.
  ///
  /// - Parameter isAwaited: where it is over already, `work` is done at once and not in a later turn.
  func whenOver(isAwaited: Bool = false, _ work: @escaping () -> Void) {
    if isOver { return isAwaited ? work() : inNextTurn(work) }
    waiting.append(work)
    if session.startRequestsImmediately { resume() }
  }

  /// The first error counts; asked when the answer is there.
  func addValidator(_ validator: @escaping () -> (any Error)?) { validators.append(validator) }

  private func perform() {
    do {
      var made = try make()
      if let fields = session.sessionConfiguration.httpAdditionalHeaders as? [String: String] {
        for (name, value) in fields where made.headers[name] == nil { made.headers[name] = value }
      }
      request = made
      adapt(made)
    } catch { fail(error.asAFError(or: .createURLRequestFailed(error: error))) }
  }

  private var interceptors: Interceptor {
    Interceptor(interceptors: [interceptor, session.interceptor].compactMap { $0 })
  }

  private func adapt(_ made: URLRequest) {
    interceptors.adapt(made, for: session) { [self] result in
      guard state == .resumed, !isOver else { return }
      switch result {
      case .success(let adapted):
        request = adapted
        load(adapted)
      case .failure(let error): fail(.requestAdaptationFailed(error: error))
      }
    }
  }

  private func load(_ adapted: URLRequest) {
    session.tell { $0.request(self, didCreateURLRequest: adapted) }
    let task = makeTask(adapted) { [self] response, error in
      guard !isOver, state != .cancelled else { return }
      received = response
      if let error { fail(.sessionTaskFailed(error: error)) } else { validate() }
    }
    self.task = task
    if state == .resumed { task.resume() }
    session.tell { $0.requestDidResume(self) }
  }

  /// For subclasses: the task that loads, and keeps what it has loaded.
  func makeTask(
    _ request: URLRequest, _ completion: @escaping (URLResponse?, (any Error)?) -> Void
  ) -> URLSessionTask {
    session.session.dataTask(with: request) { _, response, error in completion(response, error) }
  }

  private func validate() {
    guard let error = validators.lazy.compactMap({ $0() }).first else { return end() }
    fail(error.asAFError(or: .responseValidationFailed(reason: .customValidationFailed(error: error))))
  }

  /// Ends with the error unless it is to be tried again.
  private func fail(_ error: AFError) {
    self.error = error
    interceptors.retry(self, for: session, dueTo: error) { [self] result in
      guard !isOver, state != .cancelled else { return }
      switch result {
      case .retry: again(after: 0)
      case .retryWithDelay(let seconds): again(after: seconds)
      case .doNotRetry: inNextTurn { self.end() }
      case .doNotRetryWithError(let retryError):
        self.error = .requestRetryFailed(retryError: retryError, originalError: error)
        inNextTurn { self.end() }
      }
    }
  }

  private func again(after seconds: TimeInterval) {
    retryCount += 1
    onMainThread(self) { request in
      // Never in the same moment: one that is always tried again would hold up the turn for ever.
      let delay = max(SampleAnswers.latency, seconds.isFinite ? seconds : 0)
      let loop = VirtualRunLoop.current
      loop.schedule(at: loop.now + delay) {
        guard request.state == .resumed, !request.isOver else { return }
        (request.error, request.received, request.task) = (nil, nil, nil)
        request.perform()
      }
    }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    if state != .cancelled { state = .finished }
    downloadProgress.completedUnitCount = 1
    uploadProgress.completedUnitCount = 1
    session.ended(self)
    session.tell { $0.requestDidFinish(self) }
    let work = waiting
    (waiting, validators) = ([], [])
    for one in work { one() }
  }

  func inNextTurn(_ work: @escaping () -> Void) { onMainThread(work) { VirtualRunLoop.current.post($0) } }

  // MARK: In words

  /// A command that would make the request.
  public func cURLDescription() -> String {
    guard let request, let url = request.url else { return "$ curl command could not be created" }
    let fields = request.headers.map { "-H \"\($0.name): \($0.value)\"" }
    let body = request.httpBody.map { ["-d \"\(String(decoding: $0, as: UTF8.self))\""] } ?? []
    let words = ["$ curl -v", "-X \(request.httpMethod ?? "GET")"] + fields + body + ["\"\(url)\""]
    return words.joined(separator: " \\\n\t")
  }

  @discardableResult
  public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self {
    inNextTurn { handler(self.cURLDescription()) }
    return self
  }
}

extension Request: CustomStringConvertible, Hashable {
  public var description: String {
    guard let request, let url = request.url else { return "No request created yet." }
    return "\(request.httpMethod ?? "GET") \(url)" + (response.map { " (\($0.statusCode))" } ?? "")
  }

  public static func == (a: Request, b: Request) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
