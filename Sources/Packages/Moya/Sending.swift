import Alamofire
import UIKit

extension Alamofire.Session {
  /// Has the request answered, also by a session that leaves the beginning to its user.
  ///
  /// - Parameter statusCodes: the statuses that are no errors; empty for all.
  func send(
    _ request: URLRequest, _ task: Task, _ statusCodes: [Int], _ finish: @escaping Completion
  ) -> Request {
    switch task {
    case .downloadDestination(let destination), .downloadParameters(_, _, let destination):
      let download = download(request, to: destination)
      if !statusCodes.isEmpty { download.validate(statusCode: statusCodes) }
      return download.response { answer in
        let data = answer.value.flatMap { $0 }.flatMap { FileManager.default.contents(atPath: $0.path) }
        finish(.answered(answer.request, answer.response, data, answer.error))
      }.resume()
    default:
      let sent = dataRequest(request, task)
      if !statusCodes.isEmpty { sent.validate(statusCode: statusCodes) }
      return sent.response { answer in
        finish(.answered(answer.request, answer.response, answer.data, answer.error))
      }.resume()
    }
  }

  private func dataRequest(_ request: URLRequest, _ task: Task) -> DataRequest {
    switch task {
    case .uploadMultipart(let parts), .uploadCompositeMultipart(let parts, _):
      return upload(
        multipartFormData: { body in
          for part in parts { part.append(to: body) }
        }, with: request)
    case .uploadFile(let file):
      var request = request
      request.httpBody = file.isFileURL ? FileManager.default.contents(atPath: file.path) : nil
      return self.request(request)
    default: return self.request(request)
    }
  }
}

extension Result where Success == Response, Failure == MoyaError {
  fileprivate static func answered(
    _ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?, _ error: AFError?
  ) -> Self {
    let answer = response.map {
      Response(statusCode: $0.statusCode, data: data ?? Data(), request: request, response: $0)
    }
    if let answer, error == nil { return .success(answer) }
    return .failure(.underlying(error ?? URLError(.unknown), answer))
  }
}

extension Endpoint {
  /// The target's own sample data.
  func stubbed(_ request: URLRequest) -> Result<Response, MoyaError> {
    switch sampleResponseClosure() {
    case .networkResponse(let status, let data):
      .success(Response(statusCode: status, data: data, request: request))
    case .response(let response, let data):
      .success(Response(statusCode: response.statusCode, data: data, request: request, response: response))
    case .networkError(let error): .failure(.underlying(error, nil))
    }
  }
}
