// Validation of responses — after Alamofire's public API.
// State: complete.

import UIKit

extension DataRequest {
  /// Refuses statuses other than 200..<300, and types of content that the request does not accept.
  @discardableResult
  public func validate() -> Self {
    validate(statusCode: 200..<300)
      .validate { request, response, data in
        let wanted = request?.headers["Accept"]?.components(separatedBy: ",") ?? ["*/*"]
        return ResponseCheck.contentType(wanted, of: response, isEmpty: data?.isEmpty ?? true)
      }
  }

  @discardableResult
  public func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self where S.Element == Int {
    validate { _, response, _ in ResponseCheck.status(acceptableStatusCodes, of: response) }
  }

  @discardableResult
  public func validate<S: Sequence>(
    contentType acceptableContentTypes: @escaping @autoclosure () -> S
  ) -> Self where S.Element == String {
    validate { _, response, data in
      ResponseCheck.contentType(
        Array(acceptableContentTypes()), of: response, isEmpty: data?.isEmpty ?? true)
    }
  }
}

extension DownloadRequest {
  /// Refuses statuses other than 200..<300.
  @discardableResult
  public func validate() -> Self { validate(statusCode: 200..<300) }

  @discardableResult
  public func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self where S.Element == Int {
    validate { _, response, _ in ResponseCheck.status(acceptableStatusCodes, of: response) }
  }
}

enum ResponseCheck {
  static func status(
    _ acceptable: some Sequence<Int>, of response: HTTPURLResponse
  ) -> Result<Void, any Error> {
    if acceptable.contains(response.statusCode) { return .success(()) }
    return .failure(
      AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode)))
  }

  /// Nothing at all is of any type.
  static func contentType(
    _ acceptable: [String], of response: HTTPURLResponse, isEmpty: Bool
  ) -> Result<Void, any Error> {
    guard !isEmpty else { return .success(()) }
    let names = acceptable.map(plain)
    guard let type = response.mimeType.map(plain) else {
      if names.contains("*/*") { return .success(()) }
      return .failure(
        AFError.responseValidationFailed(reason: .missingContentType(acceptableContentTypes: acceptable)))
    }
    let kind = type.prefix { $0 != "/" }
    if names.contains(where: { ["*/*", "\(kind)/*", type].contains($0) }) { return .success(()) }
    return .failure(
      AFError.responseValidationFailed(
        reason: .unacceptableContentType(acceptableContentTypes: acceptable, responseContentType: type)))
  }

  /// `Application/JSON; q=0.9` is `application/json`.
  private static func plain(_ type: String) -> String {
    type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
