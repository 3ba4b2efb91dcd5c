// Names of Moya's for types of Alamofire's — after Moya's public API.
// State: partial. Missing: those of types that the stand-in for Alamofire lacks.

import Alamofire
@_exported import UIKit

public typealias Session = Alamofire.Session
public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias RequestMultipartFormData = Alamofire.MultipartFormData
public typealias DownloadDestination = Alamofire.DownloadRequest.Destination
public typealias RequestInterceptor = Alamofire.RequestInterceptor
public typealias Image = UIImage

@available(*, deprecated, renamed: "Session")
public typealias Manager = Alamofire.Session

extension Alamofire.HTTPMethod {
  /// Whether requests with this verb may have a body in several parts.
  public var supportsMultipart: Bool { [.post, .put, .patch, .connect].contains(self) }
}
