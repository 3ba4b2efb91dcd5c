// Task, MultipartFormData — after Moya's public API.
// State: partial. Missing: streams.

import Alamofire
import UIKit

/// The body or the parameters of a request.
public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipart([MultipartFormData])
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
  case downloadDestination(DownloadDestination)
  case downloadParameters(
    parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

/// One part of a body.
public struct MultipartFormData: Hashable, Sendable {
  public enum FormDataProvider: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  public let provider: FormDataProvider
  public let name: String
  public let fileName: String?
  public let mimeType: String?

  public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {
    (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
  }

  func append(to body: Alamofire.MultipartFormData) {
    switch provider {
    case .data(let data): body.append(data, withName: name, fileName: fileName, mimeType: mimeType)
    case .file(let url):
      if let fileName, let mimeType {
        body.append(url, withName: name, fileName: fileName, mimeType: mimeType)
      } else {
        body.append(url, withName: name)
      }
    }
  }
}
