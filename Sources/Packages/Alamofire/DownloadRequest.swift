// DownloadRequest, DownloadResponse — after Alamofire's public API.
// State: partial. Missing: going on with what was broken off.

import UIKit

public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>

/// A request whose answer is kept in a file.
open class DownloadRequest: Request, @unchecked Sendable {
  // As its superclass.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let createIntermediateDirectories = Options(rawValue: 1 << 0)
    public static let removePreviousFile = Options(rawValue: 1 << 1)
  }

  /// Says where a file goes from its temporary place.
  public typealias Destination = (
    _ temporaryURL: URL, _ response: HTTPURLResponse
  ) -> (destinationURL: URL, options: Options)
  public typealias Validation = (
    _ request: URLRequest?, _ response: HTTPURLResponse, _ fileURL: URL?
  ) -> Result<Void, any Error>

  /// nil until it has been answered.
  public private(set) var fileURL: URL?
  /// nil: there is nothing to go on with.
  public var resumeData: Data? { nil }
  private let destination: Destination?

  init(
    _ session: Session, _ interceptor: (any RequestInterceptor)?, _ destination: Destination?,
    _ make: @escaping () throws -> URLRequest
  ) {
    self.destination = destination
    super.init(session, interceptor, make)
  }

  /// Into the app's folder, by the name that the answer has.
  public class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { temporary, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      let name = response.suggestedFilename ?? temporary.lastPathComponent
      return (folder?.appendingPathComponent(name) ?? temporary, options)
    }
  }

  override func makeTask(
    _ request: URLRequest, _ completion: @escaping (URLResponse?, (any Error)?) -> Void
  ) -> URLSessionTask {
    session.session.downloadTask(with: request) { [self] file, response, error in
      guard let file, error == nil else { return completion(response, error) }
      completion(response, move(file, response))
    }
  }

  /// Puts the file where it is to go; returns why it could not.
  private func move(_ file: URL, _ response: URLResponse?) -> AFError? {
    fileURL = file
    guard let destination, let response = response as? HTTPURLResponse else { return nil }
    let (place, options) = destination(file, response)
    guard place != file else { return nil }
    let files = FileManager.default
    do {
      if options.contains(.removePreviousFile), files.fileExists(atPath: place.path) {
        try files.removeItem(at: place)
      }
      if options.contains(.createIntermediateDirectories) {
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try files.moveItem(at: file, to: place)
      fileURL = place
      return nil
    } catch { return .downloadedFileMoveFailed(error: error, source: file, destination: place) }
  }

  /// Has a response refused where the closure says so.
  @discardableResult
  public func validate(_ validation: @escaping Validation) -> Self {
    addValidator { [unowned self] in
      guard let response, case .failure(let error) = validation(request, response, fileURL) else {
        return nil
      }
      return error
    }
    return self
  }

  // MARK: Answers

  /// Where the file is.
  @discardableResult
  public func response(
    queue: DispatchQueue? = nil, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self {
    whenOver { [self] in completionHandler(answer(error.map { .failure($0) } ?? .success(fileURL))) }
    return self
  }

  @discardableResult
  public func response<Serializer: DownloadResponseSerializerProtocol>(
    queue: DispatchQueue? = nil, responseSerializer: Serializer,
    completionHandler: @escaping (AFDownloadResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    whenOver { [self] in
      completionHandler(
        answer(
          .made({ .customSerializationFailed(error: $0) }) {
            try responseSerializer.serializeDownload(
              request: request, response: response, fileURL: fileURL, error: error)
          }))
    }
    return self
  }

  @discardableResult
  public func responseURL(
    queue: DispatchQueue? = nil, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self {
    whenOver { [self] in
      let missing = AFError.responseSerializationFailed(reason: .inputFileNil)
      completionHandler(
        answer(error.map { .failure($0) } ?? fileURL.map { .success($0) } ?? .failure(missing)))
    }
    return self
  }

  @discardableResult
  public func responseData(
    queue: DispatchQueue? = nil, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self { response(responseSerializer: DataResponseSerializer(), completionHandler: completionHandler) }

  @discardableResult
  public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: DispatchQueue? = nil, decoder: any DataDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDownloadResponse<T>) -> Void
  ) -> Self {
    response(
      responseSerializer: DecodableResponseSerializer<T>(decoder: decoder),
      completionHandler: completionHandler)
  }

  private func answer<Success>(_ result: AFResult<Success>) -> AFDownloadResponse<Success> {
    DownloadResponse(request: request, response: response, fileURL: fileURL, result: result)
  }
}

/// How a request ended, and the value that was made of the file of its answer.
public struct DownloadResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  /// nil where there is none.
  public let fileURL: URL?
  public var resumeData: Data? { nil }
  public let result: Result<Success, Failure>

  public var value: Success? { try? result.get() }
  public var error: Failure? {
    if case .failure(let error) = result { error } else { nil }
  }
}

extension DownloadResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(result)" }
  public var debugDescription: String {
    ResponseWords.text(request, response, "[File URL]: \(fileURL?.path ?? "None")", "\(result)")
  }
}
