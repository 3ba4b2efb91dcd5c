/// Numbers and yes or no, by what their keys are about.
enum SampleNumber {
  /// Degrees, in the middle of Europe, where there is land.
  static func latitude(_ place: SamplePlace) -> Double { place.seed.within(44.0...52.0, digits: 4) }
  static func longitude(_ place: SamplePlace) -> Double { place.seed.within(2.0...18.0, digits: 4) }
  static func price(_ place: SamplePlace) -> Double { place.seed.within(4.0...120.0, digits: 2) }

  static func number(at place: SamplePlace, rows: Int) -> Double {
    if place.isDate { return Double(SampleText.moment(place).seconds) }
    guard let last = place.words.last else { return place.seed.within(1.0...100.0, digits: 1) }
    if ["lat", "latitude"].contains(last) { return latitude(place) }
    if ["lon", "lng", "long", "longitude"].contains(last) { return longitude(place) }
    // GeoJSON writes the longitude first.
    if last == "coordinate" { return place.index == 0 ? longitude(place) : latitude(place) }
    if ["red", "green", "blue", "hue", "saturation", "brightness", "opacity", "alpha"].contains(last) {
      return place.seed.within(0.1...1.0, digits: 2)
    }
    let singular = KeyWords.singular(last)
    if SampleMeaning.rating.contains(singular) || place.has(["rating", "score"]) {
      return place.seed.within(4.0...9.5, digits: 1)
    }
    if SampleMeaning.amount.contains(singular), !place.has(["page", "result", "count"]) {
      return price(place)
    }
    if place.has(SampleMeaning.temperature) { return place.seed.within(2.0...28.0, digits: 1) }
    if place.has(["change"]) { return place.seed.within(-4.0...4.0, digits: 2) }
    if ["speed", "wind", "distance", "magnitude", "mag"].contains(singular) {
      return place.seed.within(1.0...9.0, digits: 1)
    }
    if last == "percent" || last == "progress" || last == "pop" {
      return place.seed.within(0.1...1.0, digits: 2)
    }
    if ["rate", "exchange"].contains(singular) { return place.seed.within(0.5...2.0, digits: 3) }
    return Double(integer(at: place, rows: rows))
  }

  /// From -1 to what fits 64 bits; small where its key says nothing.
  static func integer(at place: SamplePlace, rows: Int) -> Int {
    let seed = place.seed
    let moment = SampleText.moment(place)
    if place.isDate { return moment.seconds }
    guard let last = place.words.last else { return place.ordinal + 1 }
    if ["id", "identifier", "pk", "ids"].contains(last) { return place.number }
    // Yes and no, as numbers.
    if place.words.count > 1, ["is", "has"].contains(place.words[0]) { return bool(at: place) ? 1 : 0 }
    if let page = paging(place, last, rows: rows) { return page }
    let singular = KeyWords.singular(last)
    switch singular {
    case "year": return moment.year
    case "month": return 1 + seed.below(12)
    case "day": return 1 + seed.below(28)
    case "hour": return seed.below(24)
    case "minute", "second": return seed.below(60)
    case "timezone", "offset": return 0
    case "age": return seed.within(19...64)
    case "index", "order", "position", "rank", "sort": return place.ordinal + 1
    case "width": return 600
    case "height": return place.has(["person", "body"]) ? 178 : 400
    case "weight", "mass": return seed.within(50...90)
    case "pressure": return seed.within(1000...1025)
    case "visibility": return 10_000
    case "deg", "degree", "direction", "angle", "heading", "course": return seed.below(360)
    case "runtime", "duration", "length":
      return place.has(["ms", "milli", "millis"]) ? 215_000 : seed.within(80...240)
    case "size", "byte": return seed.within(20_000...900_000)
    case "season", "episode", "chapter", "level", "step": return place.index + 1
    case "red", "green", "blue": return seed.below(256)
    case "latitude", "lat", "longitude", "lng", "lon": return seed.within(5...50)
    default: break
    }
    if place.has(["ms", "millis", "milliseconds"]) { return 215_000 }
    if SampleMeaning.date.contains(last), !["on", "start", "end", "day"].contains(last) {
      return moment.seconds
    }
    if place.has(["rating", "score", "average"]) { return seed.within(3...9) }
    if singular == "star", place.words.count == 1 { return seed.within(1...5) }
    if SampleMeaning.amount.contains(singular) { return seed.within(5...120) }
    if place.has(SampleMeaning.temperature) { return seed.within(2...28) }
    if place.has(SampleMeaning.percent) { return seed.within(5...95) }
    if place.has(SampleMeaning.count) || SampleMeaning.count.contains(singular) {
      return seed.within(3...950)
    }
    return seed.within(1...99)
  }

  /// The only page there is, and how much is on it.
  private static func paging(_ place: SamplePlace, _ last: String, rows: Int) -> Int? {
    switch last {
    case "page", "pages": return 1
    case "results", "total", "items", "found": return rows
    case "count" where place.words.count == 1 || place.has(["total", "result"]): return rows
    case "limit": return rows
    case "code", "status", "cod": return 200
    case "offset", "skip": return 0
    default: return nil
    }
  }

  static func bool(at place: SamplePlace) -> Bool {
    let no: Set = [
      "error", "deleted", "hidden", "adult", "loading", "next", "more", "failed", "disabled", "closed",
      "blocked",
      "archived", "private", "locked", "incomplete", "expired", "removed", "banned", "nsfw", "spam", "draft",
      "explicit",
    ]
    let yes: Set = [
      "success", "ok", "enabled", "active", "available", "visible", "valid", "public", "complete", "on",
      "open",
      "published",
    ]
    if place.has(no) { return false }
    return place.has(yes) || place.seed.below(3) > 0
  }
}
