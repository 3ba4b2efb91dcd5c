// URLSessionDelegate, URLSessionTaskDelegate, URLSessionDataDelegate, URLSessionDownloadDelegate — after
// Apple's documentation of the four, read 2026-11.
// State: partial. Missing: redirections, challenges and metrics, of which there are none without a network.

import QuartzCore

/// Hears of a session. All of its methods are optional.
public protocol URLSessionDelegate: AnyObject {
  /// The session has been invalidated and lets go of the delegate; `error` is nil.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// Hears of the end of tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// The task has ended; nil without an error.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

/// Hears of what data tasks load.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// The response is there, and data will follow if `completionHandler` is called with anything but `cancel`.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  /// All of the task's data, in one call.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// Hears of what download tasks load.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// The file is there, after the last progress, and stays.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
  /// Called once, with the number of all bytes.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSession {
  /// The fate of a task after its response.
  public enum ResponseDisposition: Int, Sendable {
    case cancel = 0
    case allow, becomeDownload, becomeStream
  }
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

extension URLSessionDataDelegate {
  /// Lets the task go on.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }

  /// Does nothing.
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}

extension URLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
