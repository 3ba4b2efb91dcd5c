// MultipartFormData — after Alamofire's public API and RFC 7578.
// State: partial. Missing: streams; types of files other than by what is told.

import UIKit

/// Parts of a body, each with a name of its own.
open class MultipartFormData: @unchecked Sendable {
  // Put together before the request is made.
  /// In bytes. Kept, without effect.
  public static let encodingMemoryThreshold: UInt64 = 10_000_000
  public let boundary: String
  open var contentType: String { "multipart/form-data; boundary=\(boundary)" }
  /// In bytes, without what stands between the parts.
  public var contentLength: UInt64 { parts.reduce(0) { $0 + UInt64($1.data.count) } }

  private var parts: [(head: String, data: Data)] = []
  private var failure: AFError?

  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "preview.boundary"
  }

  public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {
    var head = "Content-Disposition: form-data; name=\"\(name)\""
    if let fileName { head += "; filename=\"\(fileName)\"" }
    if let mimeType { head += "\r\nContent-Type: \(mimeType)" }
    parts.append((head, data))
  }

  /// The file at `fileURL`; one that cannot be read has the request fail.
  public func append(_ fileURL: URL, withName name: String) {
    append(
      fileURL, withName: name, fileName: fileURL.lastPathComponent, mimeType: "application/octet-stream")
  }

  public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
    guard fileURL.isFileURL, let data = FileManager.default.contents(atPath: fileURL.path) else {
      failure =
        failure
        ?? .multipartEncodingFailed(
          reason: fileURL.isFileURL
            ? .bodyPartFileNotReachable(at: fileURL) : .bodyPartURLInvalid(url: fileURL)
        )
      return
    }
    append(data, withName: name, fileName: fileName, mimeType: mimeType)
  }

  /// - Throws: `AFError.multipartEncodingFailed`.
  public func encode() throws -> Data {
    if let failure { throw failure }
    var body = Data()
    for part in parts {
      body.append(Data("--\(boundary)\r\n\(part.head)\r\n\r\n".utf8))
      body.append(part.data)
      body.append(Data("\r\n".utf8))
    }
    body.append(Data("--\(boundary)--\r\n".utf8))
    return body
  }
}
