import Foundation

/// Values of Foundation's types, which decoders of JSON read in ways of their own.
enum FoundationSample {
  /// nil for any other type.
  static func make<T: Decodable>(_ type: T.Type, from decoder: SampleDecoder) throws -> T? {
    if type == Date.self { return try date(decoder) as? T }
    if type == Data.self { return try data(decoder) as? T }
    if type == URL.self { return try url(decoder) as? T }
    if type == UUID.self { return try uuid(decoder) as? T }
    if type == Decimal.self { return try decimal(decoder) as? T }
    return nil
  }

  private static func date(_ decoder: SampleDecoder) throws -> Date {
    let decoder = decoder.asDate
    let moment = SampleText.moment(decoder.place)
    switch decoder.making.options.dates {
    case .deferredToDate:
      let seconds = try decoder.number(orElse: Double(moment.seconds - SampleMoment.referenceOffset))
      return Date(timeIntervalSinceReferenceDate: seconds)
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try decoder.number(orElse: Double(moment.seconds)))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try decoder.number(orElse: Double(moment.seconds) * 1000) / 1000)
    case .iso8601:
      let text = try decoder.text(orElse: moment.iso)
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw decoder.unfit("Expected date string to be ISO8601-formatted.")
      }
      return date
    // A formatter comes as a decoding of its own, too: it cannot be asked for its format.
    case .custom(let decode):
      return try decoder.making.trying(decoder) { try decode(decoder) }
    @unknown default:
      return try Date(from: decoder)
    }
  }

  private static func data(_ decoder: SampleDecoder) throws -> Data {
    switch decoder.making.options.data {
    case .base64:
      let natural = Data(SampleText.title(decoder.place).utf8).base64EncodedString()
      guard let data = Data(base64Encoded: try decoder.text(orElse: natural)) else {
        throw decoder.unfit("Encountered Data is not valid Base64.")
      }
      return data
    case .custom(let decode): return try decoder.making.trying(decoder) { try decode(decoder) }
    default: return try Data(from: decoder)
    }
  }

  private static func url(_ decoder: SampleDecoder) throws -> URL {
    let place = decoder.place
    let named = SampleText.text(at: place)
    let natural = named.hasPrefix("http") ? named : SampleText.picture(place)
    guard let url = URL(string: try decoder.text(orElse: natural)) else {
      throw decoder.unfit("Invalid URL string.")
    }
    return url
  }

  private static func uuid(_ decoder: SampleDecoder) throws -> UUID {
    let text = try decoder.text(orElse: SampleText.uuid(decoder.place.seed))
    guard let uuid = UUID(uuidString: text) else {
      throw decoder.unfit("Attempted to decode UUID from invalid UUID string.")
    }
    return uuid
  }

  private static func decimal(_ decoder: SampleDecoder) throws -> Decimal {
    let natural = SampleNumber.number(at: decoder.place, rows: decoder.making.options.rows)
    // By its digits: a binary fraction has no exact decimal one.
    let number = try decoder.number(orElse: natural)
    return Decimal(string: "\(number)") ?? Decimal(number)
  }
}
