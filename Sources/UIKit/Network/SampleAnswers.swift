// How requests are answered without a network.

import QuartzCore
import SampleData
import Synchronization

/// The settings by which this process answers requests.
package struct SampleSettings: Sendable {
  /// Elements of the outermost lists of sample data.
  package var rows = SampleOptions.standardRows
  /// Files that answer instead; nil for none.
  package var mocks: MockFolder?

  /// Gives the number of rows that the running preview's viewers want, of the usual one; nil where that is
  /// not known.
  package var turnedRows: (@Sendable (_ rows: Int) -> Int)?

  /// Whether the running preview's viewers want long texts; nil where that is not known.
  package var turnedTexts: (@Sendable () -> Bool)?

  /// Whether words and sample data are to be longer in the running preview.
  package static var areTextsLong: Bool { current.turnedTexts?() ?? false }

  /// Elements of the outermost lists of sample data in the running preview.
  package static var rows: Int {
    let settings = current
    let rows = settings.turnedRows?(settings.rows) ?? settings.rows
    return min(max(0, rows), SampleOptions.mostRows)
  }

  package init(rows: Int = SampleOptions.standardRows, mocks: MockFolder? = nil) {
    (self.rows, self.mocks) = (rows, mocks)
  }

  package static var current: SampleSettings {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Mutex(SampleSettings())
}

package enum SampleAnswers {
  /// Seconds of virtual time from a request to its answer: long enough for a screen to show that it loads.
  package static let latency = 0.2

  /// The answer to `request`: a file, a mock, a picture or bytes that stand for sample data.
  static func answer(_ request: URLRequest) -> Result<(Data, URLResponse), URLError> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    if url.isFileURL { return file(url) }
    // One without a scheme has lost its beginning, which comes from a setting that is not here, such as a
    // remote one.
    if let scheme = url.scheme?.lowercased(), !["http", "https"].contains(scheme) {
      return .failure(URLError(.unsupportedURL))
    }
    let method = request.httpMethod?.uppercased() ?? "GET"
    if let mock = mock(method, url) { return mock }
    if method == "GET", SampleAddress.isPicture(url) { return picture(url) }
    RequestLedger.asked(method, url.absoluteString, .unread)
    let bytes = SampleBytes(method: method, address: url.absoluteString, number: number(of: url))
    return .success((bytes.data, response(url, 200, "application/json", bytes.data.count)))
  }

  private static func file(_ url: URL) -> Result<(Data, URLResponse), URLError> {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return .failure(URLError(.fileDoesNotExist))
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return .success((data, response))
  }

  /// nil where no mock answers.
  private static func mock(_ method: String, _ url: URL) -> Result<(Data, URLResponse), URLError>? {
    guard let folder = SampleSettings.current.mocks else { return nil }
    do {
      guard let answer = try folder.answer(method: method, url: url) else { return nil }
      RequestLedger.asked(method, url.absoluteString, .mock(file: answer.file))
      return .success((answer.body, response(url, answer.status, answer.contentType, answer.body.count)))
    } catch {
      SessionContext.reportFromAnywhere(error.text)
      return nil
    }
  }

  private static func picture(_ url: URL) -> Result<(Data, URLResponse), URLError> {
    RequestLedger.asked("GET", "\(url.scheme ?? "https")://\(url.host ?? "")/", .picture)
    let data = SamplePicture(address: url.absoluteString).encoded
    return .success((data, response(url, 200, "image/png", data.count)))
  }

  private static func response(_ url: URL, _ status: Int, _ type: String, _ length: Int) -> URLResponse {
    let headers = ["Content-Type": type, "Content-Length": String(length)]
    return HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      ?? URLResponse(url: url, mimeType: type, expectedContentLength: length, textEncodingName: nil)
  }

  /// Which of the addresses of the preview that runs, queries aside.
  private static func number(of url: URL) -> Int {
    let address = "\(url.host ?? "")\(url.path)"
    guard VirtualRunLoop.isItsThread else { return 0 }
    return onMainThread(address) { address in
      SessionContext.current.keeping { AddressNumbers() }.number(of: address)
    }
  }

  // MARK: Reading

  /// The value that a decoder makes of the bytes of an answer.
  static func decode<T: Decodable>(_ type: T.Type, _ bytes: SampleBytes, _ options: SampleOptions) throws -> T
  {
    if isFailure("\(T.self)") {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "Sample data of a preview is no failure, as a \(T.self) would be."
        ))
    }
    var options = options
    options.rows = SampleSettings.rows
    options.areTextsLong = SampleSettings.areTextsLong
    options.suit(bytes)
    do {
      let sample = try Sample(of: type, options)
      RequestLedger.read(bytes, as: "\(T.self)", .made(sample.json))
      return sample.value
    } catch {
      SessionContext.reportFromAnywhere(
        "No sample data could be made for \(T.self), as which \(bytes.method) \(bytes.address) was read: \(error)"
      )
      throw error
    }
  }

  /// The value that is read by hand of the bytes of an answer.
  package static func value(of bytes: SampleBytes) -> SampleValue {
    SampleValue(of: bytes, rows: SampleSettings.rows, areTextsLong: SampleSettings.areTextsLong)
  }

  /// Notes that an answer is read by hand by what names keys and types: no mock is needed to see what is in
  /// it.
  package static func noteReading(_ value: SampleValue, as type: String) {
    RequestLedger.read(value.origin, as: type, .read(value))
  }

  /// Whether a type is what servers answer with when they fail: apps look for that first, and would show it.
  package static func isFailure(_ type: String) -> Bool {
    ["Error", "Failure", "ErrorResponse", "ErrorModel", "ErrorMessage", "ErrorBody", "ErrorDTO"].contains {
      type.hasSuffix($0)
    }
  }
}

extension SamplePicture {
  var cgImage: CGImage? { CGImage(width: width, height: height, rgba: rgba) }

  /// As a file of PNG.
  package var encoded: Data { Data(cgImage?.encoded ?? []) }
}
