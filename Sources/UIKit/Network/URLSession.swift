// URLSession, URLSessionTask, URLSessionDataTask, URLSessionConfiguration — after Apple's documentation "URLSession", read 2026-11.
// State: partial. Missing: the network (a preview has none: every request fails as a device without one does), uploads, delegates.

import QuartzCore

/// Loads what URLs name. Files are read; everything else fails with `URLError.notConnectedToInternet`, in the next turn.
public final class URLSession: NSObject, Sendable {
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// The delegate is never asked for anything.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: AnyObject?, delegateQueue: OperationQueue?
  ) { self.init(configuration: configuration) }

  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

  public func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request, completionHandler) }

  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: url) { _, _, _ in } }
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    dataTask(with: request) { _, _, _ in }
  }

  /// What the URL names.
  ///
  /// - Throws: `URLError`.
  public func data(from url: URL, delegate: AnyObject? = nil) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// - Throws: `URLError`.
  public func data(for request: URLRequest, delegate: AnyObject? = nil) async throws -> (Data, URLResponse) {
    await Task.yield()
    return try Loading.load(request).get()
  }

  /// Nothing has to be called off: there is nothing under way from one turn to the next.
  public func invalidateAndCancel() {}
  public func finishTasksAndInvalidate() {}
}

/// How a session loads. Kept, without effect.
public final class URLSessionConfiguration: NSObject, @unchecked Sendable {
  // Set up by one thread before the session is made, as Apple asks for; a session only keeps it.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// In seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// In seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  public var allowsCellularAccess = true
  public var waitsForConnectivity = false
  public var httpMaximumConnectionsPerHost = 6
  public var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
}

/// One request on its way.
public class URLSessionTask: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public enum State: Int, Sendable {
    case running = 0
    case suspended, canceling, completed
  }

  public let originalRequest: URLRequest?
  public var currentRequest: URLRequest? { originalRequest }
  public fileprivate(set) var state = State.suspended
  public fileprivate(set) var error: (any Error)?
  /// Kept, without effect.
  public var priority: Float = 0.5
  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  fileprivate init(_ request: URLRequest) { originalRequest = request }

  /// Begins.
  public func resume() {}
  public func suspend() {}
  /// Whoever waits hears of `URLError.cancelled`.
  public func cancel() { if state != .completed { state = .canceling } }
}

/// A task that loads data.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  private let completion: (Data?, URLResponse?, (any Error)?) -> Void

  fileprivate init(
    _ request: URLRequest, _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    self.completion = completion
    super.init(request)
  }

  public override func resume() {
    guard state == .suspended else { return }
    state = .running
    onMainThread(self) { task in VirtualRunLoop.current.post { task.finish() } }
  }

  private func finish() {
    guard let originalRequest else { return }
    let answer = state == .canceling ? .failure(URLError(.cancelled)) : Loading.load(originalRequest)
    state = .completed
    switch answer {
    case .success(let (data, response)): completion(data, response, nil)
    case .failure(let error):
      self.error = error
      completion(nil, nil, error)
    }
  }
}

enum Loading {
  // Read and written on UIKit's one thread.
  private nonisolated(unsafe) static var told: (loop: ObjectIdentifier?, hosts: Set<String>) = (nil, [])

  /// Once for each host in a preview.
  private static func tell(of host: String) {
    onMainThread(host) { host in
      let loop = VirtualRunLoop.current
      if told.loop != ObjectIdentifier(loop) { told = (ObjectIdentifier(loop), []) }
      guard told.hosts.insert(host).inserted else { return }
      loop.report(
        "There is no network in a preview: requests to \(host) fail as they do without a connection.")
    }
  }

  static func load(_ request: URLRequest) -> Result<(Data, URLResponse), URLError> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else { return .failure(URLError(.fileDoesNotExist)) }
      return .success(
        (data, URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil))
      )
    }
    tell(of: url.host ?? url.absoluteString)
    return .failure(URLError(.notConnectedToInternet))
  }
}
