import Foundation

/// One row of a table of sample data: values by the names of its attributes, the same on every run.
public struct SampleRecord {
  private let place: SamplePlace
  private let rows: Int

  /// - Parameters:
  ///   - table: what tells one kind of row from another, as in `Recipe`; its words tell what attributes are
  ///     about.
  ///   - row: from 0.
  ///   - rows: how many there are.
  public init(table: String, row: Int, of rows: Int) {
    let home = SamplePlace(root: "table|\(table)").element(max(0, row), of: max(1, rows))
    (place, self.rows) = (home.within(table), rows)
  }

  public func text(_ name: String) -> String { SampleText.text(at: place.member(name)) }

  public func number(_ name: String) -> Double { SampleNumber.number(at: place.member(name), rows: rows) }

  public func flag(_ name: String) -> Bool { SampleNumber.bool(at: place.member(name)) }

  public func uuid(_ name: String) -> UUID {
    UUID(uuidString: SampleText.uuid(place.member(name).seed))
      ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Not later than `SampleMoment.latest`, each row's before that of the row above.
  public func date(_ name: String) -> Date {
    Date(timeIntervalSince1970: Double(SampleText.moment(place.member(name).asDate()).seconds))
  }

  public func url(_ name: String) -> URL? {
    let text = text(name)
    return URL(string: text.hasPrefix("http") ? text : SampleText.picture(place.member(name)))
  }

  /// A whole number. A number that is not known to be an amount of something is 0 or 1, which most
  /// enumerations have.
  ///
  /// - Parameter isSmall: whether it is of a size in which amounts are not kept.
  public func integer(_ name: String, isSmall: Bool) -> Int {
    let member = place.member(name)
    if isSmall, !member.isAmount { return member.seed.below(2) }
    return SampleNumber.integer(at: member, rows: rows)
  }

  /// Where a picture of that name would be; nil where the name is about none.
  public func pictureAddress(_ name: String) -> String? {
    let member = place.member(name)
    let isPicture = member.has(SampleMeaning.certainPicture) || member.isPicture
    return isPicture ? SampleText.picture(member) : nil
  }

  /// Whether the value is better not there: an error, a date of deletion.
  public func isBestAbsent(_ name: String) -> Bool { place.member(name).isBestAbsent }

  /// A number from 0 up to, not including, `limit`, for a choice that the row makes under that name.
  public func choice(_ name: String, below limit: Int) -> Int { place.member(name).seed.below(limit) }
}

extension SamplePlace {
  /// Whether its key is about how much or how many, or where something stands in a row.
  fileprivate var isAmount: Bool {
    guard let last = words.last else { return false }
    let places: Set = [
      "id", "index", "order", "position", "rank", "year", "age", "page", "pages", "duration", "length",
      "height",
      "width", "weight", "size", "minute", "minutes", "hour", "hours", "second", "seconds", "day", "month",
      "points",
      "calories", "servings", "distance", "speed", "chapter", "episode", "season", "rating", "score",
      "percent",
      "progress", "temperature", "humidity", "level",
    ]
    let singular = KeyWords.singular(last)
    return places.contains(last) || places.contains(singular) || SampleMeaning.amount.contains(singular)
      || SampleMeaning.count.contains(singular)
  }
}
