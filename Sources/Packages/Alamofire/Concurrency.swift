// DataTask, DownloadTask and the methods that await answers — after Alamofire's public API.
// State: partial. Missing: streams of progress.

import UIKit

/// An answer that can be awaited.
public struct DataTask<Value>: @unchecked Sendable {
  // Used on UIKit's one thread.
  private let request: DataRequest
  private let attach: (@escaping (AFDataResponse<Value>) -> Void) -> Void
  private let cancelsItself: Bool

  init<Serializer: DataResponseSerializerProtocol>(
    _ request: DataRequest, _ serializer: Serializer, _ cancelsItself: Bool
  ) where Serializer.SerializedObject == Value {
    (self.request, self.cancelsItself) = (request, cancelsItself)
    attach = { request.answer(serializer, isAwaited: true, $0) }
  }

  /// The response, whether or not it failed.
  public var response: AFDataResponse<Value> {
    get async {
      await withTaskCancellationHandler {
        await answer.response
      } onCancel: {
        if cancelsItself, VirtualRunLoop.isItsThread { request.cancel() }
      }
    }
  }

  /// On UIKit's one thread, whichever thread awaits it.
  @MainActor private var answer: Answer {
    get async {
      await withCheckedContinuation { continuation in
        attach { continuation.resume(returning: Answer(response: $0)) }
      }
    }
  }

  /// A response on its way from UIKit's thread to the one who awaits it; no other code has it.
  private struct Answer: @unchecked Sendable {
    // Made, carried over and read on UIKit's one thread.
    let response: AFDataResponse<Value>
  }

  public var result: AFResult<Value> {
    get async { await response.result }
  }

  /// - Throws: `AFError`.
  public var value: Value {
    get async throws { try await result.get() }
  }

  public func cancel() { request.cancel() }
  public func resume() { request.resume() }
  public func suspend() { request.suspend() }
}

/// The answer to a download that can be awaited.
public struct DownloadTask<Value>: @unchecked Sendable {
  // Used on UIKit's one thread.
  let request: DownloadRequest
  let attach: (@escaping (AFDownloadResponse<Value>) -> Void) -> Void

  /// The response, whether or not it failed.
  public var response: AFDownloadResponse<Value> {
    get async { await answer.response }
  }

  public var result: AFResult<Value> {
    get async { await response.result }
  }

  /// - Throws: `AFError`.
  public var value: Value {
    get async throws { try await result.get() }
  }

  public func cancel() { request.cancel() }
  public func resume() { request.resume() }
  public func suspend() { request.suspend() }

  @MainActor private var answer: Answer {
    get async {
      await withCheckedContinuation { continuation in
        attach { continuation.resume(returning: Answer(response: $0)) }
      }
    }
  }

  private struct Answer: @unchecked Sendable {
    // Made, carried over and read on UIKit's one thread.
    let response: AFDownloadResponse<Value>
  }
}

extension DownloadRequest {
  public func serializingData(automaticallyCancelling: Bool = true) -> DownloadTask<Data> {
    DownloadTask(request: self) { self.responseData(completionHandler: $0) }
  }

  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
    decoder: any DataDecoder = JSONDecoder()
  ) -> DownloadTask<Value> {
    DownloadTask(request: self) { self.responseDecodable(of: type, decoder: decoder, completionHandler: $0) }
  }

  /// Where the file is.
  public func serializingDownloadedFileURL(automaticallyCancelling: Bool = true) -> DownloadTask<URL> {
    DownloadTask(request: self) { self.responseURL(completionHandler: $0) }
  }
}

extension DataRequest {
  public func serializingData(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Data> {
    serializingResponse(
      using: DataResponseSerializer(
        emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
      automaticallyCancelling: shouldAutomaticallyCancel)
  }

  public func serializingString(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true, encoding: String.Encoding? = nil,
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<String> {
    serializingResponse(
      using: StringResponseSerializer(
        encoding: encoding, emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
      automaticallyCancelling: shouldAutomaticallyCancel)
  }

  /// A value of `type`, sample data included.
  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Value> {
    serializingResponse(
      using: DecodableResponseSerializer<Value>(
        decoder: decoder, emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
      automaticallyCancelling: shouldAutomaticallyCancel)
  }

  public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
    using serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = true
  ) -> DataTask<Serializer.SerializedObject> { DataTask(self, serializer, shouldAutomaticallyCancel) }
}
