// DataRequest, UploadRequest — after Alamofire's public API.
// State: complete.

import UIKit

/// A request whose answer is kept in memory.
open class DataRequest: Request, @unchecked Sendable {
  // As its superclass.
  public typealias Validation = (
    _ request: URLRequest?, _ response: HTTPURLResponse, _ data: Data?
  ) -> Result<Void, any Error>

  /// nil until it has been answered.
  public private(set) var data: Data?

  override func makeTask(
    _ request: URLRequest, _ completion: @escaping (URLResponse?, (any Error)?) -> Void
  ) -> URLSessionTask {
    session.session.dataTask(with: request) { [self] data, response, error in
      self.data = data
      completion(response, error)
    }
  }

  /// Has a response refused where the closure says so.
  @discardableResult
  public func validate(_ validation: @escaping Validation) -> Self {
    addValidator { [unowned self] in
      guard let response, case .failure(let error) = validation(request, response, data) else { return nil }
      return error
    }
    return self
  }
}

/// A request that sends a body. Its content is not looked at.
open class UploadRequest: DataRequest, @unchecked Sendable {
  // As its superclass.
}
