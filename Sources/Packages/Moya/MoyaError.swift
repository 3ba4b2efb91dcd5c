// MoyaError — after Moya's public API.
// State: complete.

import UIKit

/// Why a request, or the reading of its answer, has failed.
public enum MoyaError: Swift.Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(any Swift.Error, Response)
  case encodableMapping(any Swift.Error)
  case statusCode(Response)
  /// The error of Alamofire or of `URLSession`.
  case underlying(any Swift.Error, Response?)
  /// The address that is none.
  case requestMapping(String)
  case parameterEncoding(any Swift.Error)
}

extension MoyaError {
  /// nil where there was none.
  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }

  /// The error that this one stands around; nil where there is none.
  var underlyingError: (any Swift.Error)? {
    switch self {
    case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
      .parameterEncoding(let error):
      error
    case .imageMapping, .jsonMapping, .stringMapping, .requestMapping, .statusCode: nil
    }
  }
}

extension MoyaError: LocalizedError {
  /// In English.
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "The data is no image."
    case .jsonMapping: "The data is no JSON, or has nothing at that place."
    case .stringMapping: "The data is no text."
    case .objectMapping: "The data is no object of that type."
    case .encodableMapping: "What was to be sent could not be encoded."
    case .statusCode: "The status is not one of those that were asked for."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "The endpoint is no address."
    case .parameterEncoding(let error): "The parameters could not be encoded: \(error.localizedDescription)"
    }
  }
}

extension MoyaError: CustomNSError {
  public var errorUserInfo: [String: Any] {
    underlyingError.map { [NSUnderlyingErrorKey: $0] } ?? [:]
  }
}
