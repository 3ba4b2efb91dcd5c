// URLSession — after Apple's documentation "URLSession", read 2026-11.
// State: partial. Missing: the network (requests are answered by mocks and sample data), streams, web
// sockets, caches.

import QuartzCore

/// Loads what URLs name: files, and what stands for the answers of servers. There is no network in a preview.
///
/// Answers come in later turns, `SampleAnswers.latency` seconds of virtual time after the request.
open class URLSession: NSObject, @unchecked Sendable {
  // Its properties never change; delegates are called on UIKit's one thread.

  /// The session for requests without settings or delegate of their own.
  public static let shared = URLSession(configuration: .default)
  /// The settings that it was made with. Kept, without effect.
  public let configuration: URLSessionConfiguration
  /// Kept until the session is invalidated.
  public private(set) var delegate: (any URLSessionDelegate)?
  /// Kept, without effect: delegates are called on UIKit's one thread.
  public let delegateQueue: OperationQueue
  /// Kept, without effect.
  public var sessionDescription: String?

  /// A session without a delegate.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegateQueue = .main
    super.init()
  }

  /// Whatever the queue, the delegate is called on UIKit's one thread.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.delegateQueue = delegateQueue ?? .main
    super.init()
  }

  /// Tasks that are under way go on.
  open func finishTasksAndInvalidate() { invalidate() }
  /// As `finishTasksAndInvalidate()`: tasks that are under way go on.
  open func invalidateAndCancel() { invalidate() }

  private func invalidate() {
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
    delegate = nil
  }

  // MARK: Tasks

  /// A task, not yet begun, that hands over data, response and error on UIKit's one thread.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

  /// A task, not yet begun, that hands over data, response and error on UIKit's one thread.
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request, in: self, completionHandler) }

  /// A task, not yet begun, of which the delegate hears.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  /// A task, not yet begun, of which the delegate hears.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request, in: self, nil)
  }

  /// The body is not looked at.
  open func uploadTask(
    with request: URLRequest, from body: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(request, in: self, completionHandler) }

  /// A task, not yet begun, of which the delegate hears. The body is not looked at.
  open func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request, in: self, nil)
  }

  /// A task, not yet begun, that hands over a file of its own, which stays.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task, not yet begun, that hands over a file of its own, which stays.
  open func downloadTask(
    with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(request, in: self, file: completionHandler) }

  /// A task, not yet begun, of which the delegate hears.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
  /// A task, not yet begun, of which the delegate hears.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, in: self, nil)
  }

  /// There are none that can be asked for.
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    onMainThread(completionHandler) { handler in VirtualRunLoop.current.post { handler([]) } }
  }
}

extension URLSession {
  /// The contents that the URL names.
  ///
  /// - Throws: `URLError`.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// - Throws: `URLError`; `cancelled` when the task is.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      if request.url?.isFileURL != true {
        try await Task.sleep(nanoseconds: UInt64(SampleAnswers.latency * 1e9))
      } else {
        await Task.yield()
      }
    } catch { throw URLError(.cancelled) }
    return try SampleAnswers.answer(request).get()
  }

  /// The delegate is not asked.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(from: url) }

  /// The delegate is not asked.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(for: request) }

  /// The body is not looked at.
  public func upload(
    for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await data(for: request) }

  /// The answer in a file of its own.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { try await download(for: URLRequest(url: url)) }

  /// The answer in a file of its own, which stays. Throws `URLError`, as `data(for:)`.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request)
    guard let file = DownloadedFile.write(data, for: request) else { throw URLError(.cannotCreateFile) }
    return (file, response)
  }
}

enum DownloadedFile {
  /// A file in the folder for temporary ones, by the name of its address; nil where it cannot be written.
  static func write(_ data: Data, for request: URLRequest) -> URL? {
    let name =
      UUID().uuidString + "-" + (request.url?.lastPathComponent ?? "").filter { $0 != "/" }.suffix(60)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    return (try? data.write(to: file)) == nil ? nil : file
  }
}
