import Foundation

/// How sample data is made, and how the decoder reads for which it is made.
public struct SampleOptions {
  /// Elements of the outermost lists, 0...`mostRows`.
  public var rows = Self.standardRows
  /// Whether words and sentences are twice as long as usual.
  public var areTextsLong = false
  /// The request's address, which tells one document from others of the same type.
  public var source = ""
  /// The numbers from which ids are counted on, less one: of what is in no list, and of what is in one.
  public var bases = (own: 0, rows: 0)
  public var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
  public var data = JSONDecoder.DataDecodingStrategy.base64
  public var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  public var userInfo: [CodingUserInfoKey: Any] = [:]

  public static let standardRows = 12
  public static let mostRows = 2000

  public init() {}

  /// As `decoder` reads.
  public init(_ decoder: JSONDecoder) {
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    keys = decoder.keyDecodingStrategy
    userInfo = decoder.userInfo
  }
}

/// Why there is no sample data of a type.
public enum SampleError: Error, CustomStringConvertible {
  /// A type asks for itself, and nothing lets it end.
  case endless(type: String)

  public var description: String {
    switch self {
    case .endless(let type):
      "\(type) asks for another \(type) within itself, for ever: make one of them optional, or write a mock."
    }
  }
}
