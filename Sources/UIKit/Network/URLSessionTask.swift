// URLSessionTask, URLSessionDataTask, URLSessionUploadTask, URLSessionDownloadTask — after Apple's
// documentation of the four, read 2026-11.
// State: partial. Missing: resuming of downloads, authentication, metrics.

import QuartzCore

/// One request on its way.
open class URLSessionTask: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.

  /// How far a task is.
  public enum State: Int, Sendable {
    case running = 0
    case suspended, canceling, completed
  }

  /// The request it was made with; never nil.
  public let originalRequest: URLRequest?
  /// The same as `originalRequest`: there are no redirections.
  public var currentRequest: URLRequest? { originalRequest }
  /// `suspended` until `resume()` is called.
  open private(set) var state = State.suspended
  /// nil until the task has ended without an error.
  open private(set) var response: URLResponse?
  /// nil unless the task has ended with an error.
  open private(set) var error: (any Error)?
  /// Counts the tasks of the process.
  public let taskIdentifier: Int
  /// Kept, without effect.
  open var taskDescription: String?
  /// Kept, without effect.
  open var priority: Float = 0.5
  /// Kept, without effect.
  open var earliestBeginDate: Date?
  /// 0 until the task has ended, then 1 of 1; it stays 0 with an error.
  public let progress = Progress(totalUnitCount: 1)
  /// The priority of new tasks.
  public static let defaultPriority: Float = 0.5
  /// Below the usual. Without effect.
  public static let lowPriority: Float = 0.25
  /// Above the usual. Without effect.
  public static let highPriority: Float = 0.75
  /// 0 until the task has ended, then the bytes of its data.
  open private(set) var countOfBytesReceived: Int64 = 0
  /// 0 until the task has ended, then the bytes of its data.
  open private(set) var countOfBytesExpectedToReceive: Int64 = 0
  /// Asked instead of the session's.
  open var delegate: (any URLSessionTaskDelegate)?

  let session: URLSession?
  private let completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  private var work: ScheduledWork?
  private nonisolated(unsafe) static var made = 0

  init(
    _ request: URLRequest, in session: URLSession?,
    _ completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  ) {
    originalRequest = request
    self.session = session
    self.completion = completion
    Self.made += 1
    taskIdentifier = Self.made
    super.init()
  }

  /// Begins, or goes on. Files are there in the next turn.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    let isLocal = originalRequest?.url?.isFileURL == true
    onMainThread(self) { task in
      let loop = VirtualRunLoop.current
      guard !isLocal else { return loop.post { task.finish() } }
      task.work = loop.schedule(at: loop.now + SampleAnswers.latency) { task.finish() }
    }
  }

  /// Stops the wait for the answer; `resume()` begins it from the start.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    onMainThread(self) { $0.work?.cancel() }
  }

  /// A running task ends with `URLError.cancelled` in the next turn; of one that never began, neither the
  /// closure nor the delegate hears.
  open func cancel() {
    guard state == .running else {
      if state == .suspended { state = .canceling }
      return
    }
    state = .canceling
    onMainThread(self) { task in
      task.work?.cancel()
      VirtualRunLoop.current.post { task.finish() }
    }
  }

  private func finish() {
    guard let originalRequest, state == .running || state == .canceling else { return }
    let answer =
      state == .canceling ? .failure(URLError(.cancelled)) : SampleAnswers.answer(originalRequest)
    state = .completed
    switch answer {
    case .success(let (data, response)):
      self.response = response
      countOfBytesReceived = Int64(data.count)
      countOfBytesExpectedToReceive = Int64(data.count)
      progress.completedUnitCount = 1
      if let completion { completion(data, response, nil) } else { tellDelegate(data, response) }
    case .failure(let error):
      self.error = error
      if let completion { completion(nil, nil, error) } else { tellEnd(error) }
    }
  }

  var taskDelegate: (any URLSessionTaskDelegate)? {
    delegate ?? session?.delegate as? any URLSessionTaskDelegate
  }

  func tellDelegate(_ data: Data, _ response: URLResponse) { tellEnd(nil) }

  func tellEnd(_ error: (any Error)?) {
    guard let session else { return }
    taskDelegate?.urlSession(session, task: self, didCompleteWithError: error)
  }
}

/// A task that loads data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  // As its superclass.
  override func tellDelegate(_ data: Data, _ response: URLResponse) {
    guard let session, let delegate = taskDelegate as? any URLSessionDataDelegate else { return tellEnd(nil) }
    delegate.urlSession(session, dataTask: self, didReceive: response) { disposition in
      guard disposition != .cancel else { return self.tellEnd(URLError(.cancelled)) }
      delegate.urlSession(session, dataTask: self, didReceive: data)
      self.tellEnd(nil)
    }
  }
}

/// A task that sends data and loads an answer.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that loads into a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  // As its superclass.
  convenience init(
    _ request: URLRequest, in session: URLSession?,
    file: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) {
    self.init(request, in: session) { data, response, error in
      guard let data else { return file(nil, response, error) }
      guard let place = DownloadedFile.write(data, for: request) else {
        return file(nil, response, URLError(.cannotCreateFile))
      }
      file(place, response, nil)
    }
  }

  override func tellDelegate(_ data: Data, _ response: URLResponse) {
    guard let session, let originalRequest, let place = DownloadedFile.write(data, for: originalRequest)
    else {
      return tellEnd(URLError(.cannotCreateFile))
    }
    let delegate = taskDelegate as? any URLSessionDownloadDelegate
    delegate?.urlSession(
      session, downloadTask: self, didWriteData: Int64(data.count), totalBytesWritten: Int64(data.count),
      totalBytesExpectedToWrite: Int64(data.count))
    delegate?.urlSession(session, downloadTask: self, didFinishDownloadingTo: place)
    tellEnd(nil)
  }
}
