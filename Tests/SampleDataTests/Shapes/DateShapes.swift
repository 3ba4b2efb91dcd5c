import Foundation

/// Dates in all the forms in which servers send them.
enum DateShapes {
  struct Event: Codable {
    let id: Int; let title: String; let startsAt: Date; let ends: Date?; let days: [Date]
  }

  /// A date that only its own formatter reads.
  struct Own: Decodable {
    static let formats = [
      "yyyy-MM-dd", "dd/MM/yyyy", "EEE, dd MMM yyyy HH:mm:ss Z", "yyyy-MM-dd'T'HH:mm:ssZ", "MMM d, yyyy",
    ]
    let date: Date
    let format: String
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      for format in Self.formats {
        formatter.dateFormat = format
        if let date = formatter.date(from: text) { (self.date, self.format) = (date, format); return }
      }
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
  }
  struct Year: Decodable {
    let value: Int
    init(from decoder: any Decoder) throws {
      guard let value = Int(try decoder.singleValueContainer().decode(String.self)),
        (1900...2100).contains(value)
      else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no year"))
      }
      self.value = value
    }
  }
  struct Fraction: Decodable {
    let date: Date
    enum CodingKeys: CodingKey { case updated }
    init(from decoder: any Decoder) throws {
      let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .updated)
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
      guard let date = formatter.date(from: text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      self.date = date
    }
  }
  struct Clock: Decodable {
    let minutes: Int
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let parts = text.split(separator: ":").compactMap { Int($0) }
      guard text.count == 5, parts.count == 2, parts[0] < 24 else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      minutes = parts[0] * 60 + parts[1]
    }
  }
  struct Opening: Decodable {
    let from: Clock; let to: Clock; let founded: Year; let checked: Fraction; let seen: Own
  }
  struct Stamp: Codable {
    let createdAt: Int; let updatedAt: Double; let deletedAt: Int?; let publishedDate: String;
    let pubDate: String
  }

  private static func custom(_ decode: @escaping @Sendable (String) -> Date?)
    -> @Sendable (JSONDecoder) -> Void
  {
    { decoder in
      decoder.dateDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        guard let date = decode(try container.decode(String.self)) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
        }
        return date
      }
    }
  }

  static let all: [Shape] =
    [
      "yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "yyyy-MM-dd HH:mm:ss",
      "dd.MM.yyyy", "MM/dd/yyyy",
      "EEE, dd MMM yyyy HH:mm:ss Z", "yyyy-MM-dd'T'HH:mm:ss", "yyyyMMdd", "MMMM d, yyyy", "d MMM yyyy",
      "yyyy",
    ].map { Shape(Event.self, Shape.dates($0)) } + [
      Shape(Event.self) { $0.dateDecodingStrategy = .iso8601 },
      Shape(Event.self) { $0.dateDecodingStrategy = .secondsSince1970 },
      Shape(Event.self) { $0.dateDecodingStrategy = .millisecondsSince1970 }, Shape(Event.self),
      Shape([Event].self),
      Shape(Event.self, custom { ISO8601DateFormatter().date(from: $0) }),
      Shape([Event].self, custom { Double($0).map { Date(timeIntervalSince1970: $0) } }),
      Shape(Event.self) {
        $0.dateDecodingStrategy = .custom {
          Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self))
        }
      },
      Shape(Own.self), Shape([Own].self), Shape(Year.self), Shape(Fraction.self), Shape(Clock.self),
      Shape(Opening.self),
      Shape([Opening].self), Shape(Stamp.self), Shape([Date].self),
      Shape([String: Date].self) { $0.dateDecodingStrategy = .iso8601 },
    ]
}
