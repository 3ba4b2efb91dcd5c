/// Texts by what their keys are about.
enum SampleText {
  static func text(at place: SamplePlace) -> String {
    if place.isDate { return moment(place).iso }
    let words = place.words
    guard let last = words.last else { return title(place) }
    if let text = identity(place, last) ?? address(place, last) ?? whom(place, last) { return text }
    if let text = moment(place, last) ?? prose(place, last) ?? code(place, last) { return text }
    if let text = thing(place, last) { return text }
    return title(place)
  }

  /// Twice as much of what people write and read: names, titles and sentences. Dates, addresses and codes are
  /// as long as ever.
  static func longText(at place: SamplePlace) -> String {
    let text = text(at: place)
    guard !place.isDate, let last = place.words.last else { return place.isDate ? text : "\(text) \(text)" }
    let isOfAForm =
      identity(place, last) != nil || address(place, last) != nil || moment(place, last) != nil
      || code(place, last) != nil
    return isOfAForm ? text : "\(text) \(text)"
  }

  static func moment(_ place: SamplePlace) -> SampleMoment {
    SampleMoment(ordinal: place.ordinal, seed: place.seed)
  }

  /// Every one of so many neighbours has another.
  private static func pick(_ list: [String], _ place: SamplePlace, salt: UInt64 = 0) -> String {
    let start = SampleSeed("\(place.root)|\(place.shape)").salted(salt).below(list.count)
    return list[(start + place.ordinal) % list.count]
  }

  private static func identity(_ place: SamplePlace, _ last: String) -> String? {
    switch last {
    case "uuid", "guid": return uuid(place.seed)
    case "id", "identifier", "pk", "ids": return String(place.number)
    case "sha", "hash", "token", "etag", "md5", "checksum", "signature", "secret":
      return hex(place.seed, digits: 24)
    case "isbn", "barcode", "ean", "upc": return "978" + digits(place.seed, 10)
    case "slug":
      return title(place).lowercased().replacing(" ", with: "-")
    default: return nil
    }
  }

  /// Addresses of pictures and of pages.
  private static func address(_ place: SamplePlace, _ last: String) -> String? {
    if place.has(["email", "mail"]) {
      return "\(pick(WordList.firstNames, place)).\(pick(WordList.lastNames, place))@mail.example"
        .lowercased()
    }
    if place.has(["phone", "mobile", "cell", "tel", "telephone", "fax"]) {
      return "+1 555 01" + two(place.seed.below(100))
    }
    if last == "path" && !place.isFormOfPicture || place.isPicture && last == "file" {
      return "/\(stem(place)).jpg"
    }
    if place.isURL, place.has(SampleMeaning.sound), !place.isPicture {
      return "https://media.example/\(stem(place)).mp3"
    }
    if last == "icon", place.isOf(["weather", "forecast", "daily", "hourly", "condition", "current"]) {
      return ["01d", "02d", "03d", "04d", "09d", "10d", "11d", "13d", "50d"][place.seed.below(9)]
    }
    return place.isURL || place.isPicture ? picture(place) : nil
  }

  static func picture(_ place: SamplePlace) -> String {
    "https://\(SamplePicture.host)/\(stem(place)).jpg"
  }

  private static func stem(_ place: SamplePlace) -> String {
    let skipped = SampleMeaning.url.union(["path", "file"])
    let kind = place.words.last(where: { !skipped.contains($0) }) ?? "picture"
    return "\(kind)-\(place.number)"
  }

  private static func whom(_ place: SamplePlace, _ last: String) -> String? {
    let (first, family) = (pick(WordList.firstNames, place), pick(WordList.lastNames, place))
    if ["username", "login", "handle", "nickname", "nick"].contains(last)
      || last == "name" && place.has(["user", "screen"])
    {
      return first.lowercased() + String(place.number)
    }
    if ["firstname", "forename"].contains(last) || last == "name" && place.has(["first", "given"]) {
      return first
    }
    if ["lastname", "surname"].contains(last) || last == "name" && place.has(["last", "family"]) {
      return family
    }
    if last == "first", place.isOf(["name"]) { return first }
    if last == "last", place.isOf(["name"]) { return family }
    if last == "initials" { return String(first.prefix(1) + family.prefix(1)) }
    if last == "title", place.isOf(["name"]) { return "Dr" }
    if last == "fullname" || place.has(["full"]) && last == "name" || place.isPerson {
      return "\(first) \(family)"
    }
    return nil
  }

  private static func moment(_ place: SamplePlace, _ last: String) -> String? {
    if place.has(["timezone", "tz"]) { return "Europe/Vienna" }
    let moment = moment(place)
    switch last {
    case "year": return String(moment.year)
    case "txt" where place.words.first == "dt": return moment.dayAndTime
    case "duration", "length", "runtime": return "\(1 + place.seed.below(4)):\(two(place.seed.below(60)))"
    case "weekday", "day": return ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][place.ordinal % 7]
    case "month":
      return ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"][place.ordinal % 10]
    case "time" where place.words.count == 1: return String(moment.time.prefix(5))
    case "sunrise": return "06:42"
    case "sunset": return "16:18"
    case "date" where place.words.first == "pub": return moment.mail
    case "date", "birthday", "birthdate", "dob", "born", "released", "deadline": return moment.day
    case _ where SampleMeaning.date.contains(last) && !["on", "start", "end"].contains(last):
      return moment.iso
    default: return nil
    }
  }

  private static func prose(_ place: SamplePlace, _ last: String) -> String? {
    if last == "html" || place.has(["html"]) { return "<p>\(sentences(place, 2))</p>" }
    if place.isOf(["weather", "condition"]), ["description", "text", "main", "summary"].contains(last) {
      return pick(WordList.weathers, place)
    }
    if place.isOf(["message", "chat", "conversation", "comment"]), ["text", "body", "content"].contains(last)
    {
      return pick(WordList.remarks, place)
    }
    if ["message", "comment", "reply", "answer"].contains(last) { return pick(WordList.remarks, place) }
    let singular = KeyWords.singular(last)
    if SampleMeaning.remark.contains(singular) { return sentences(place, 1) }
    return SampleMeaning.long.contains(singular) ? sentences(place, 2) : nil
  }

  private static func sentences(_ place: SamplePlace, _ count: Int) -> String {
    (0..<count).map { pick(WordList.sentences, place, salt: UInt64($0)) }.joined(separator: " ")
  }

  private static func code(_ place: SamplePlace, _ last: String) -> String? {
    switch last {
    case "color", "colour", "hex", "tint": pick(WordList.colours, place)
    case "lang", "language", "locale", "languages": pick(WordList.languages, place)
    case "currency", "iso4217": pick(WordList.currencies, place)
    case "code" where place.has(["country"]) || place.isOf(["country"]): pick(WordList.countryCodes, place)
    case "code" where place.has(["language", "lang"]): pick(WordList.languages, place)
    case "code" where place.has(["currency"]): pick(WordList.currencies, place)
    case "code", "cod": "200"
    case "zip", "zipcode", "postcode", "postal": digits(place.seed, 5)
    case "symbol", "ticker": String(pick(WordList.nouns, place).uppercased().prefix(4))
    case "status", "stat": "ok"
    case "response", "success": "True"
    case "version": "1.\(place.seed.below(9)).0"
    case "lat", "latitude": "\(SampleNumber.latitude(place))"
    case "lon", "lng", "long", "longitude": "\(SampleNumber.longitude(place))"
    case "price", "amount", "cost", "total", "usd": "\(SampleNumber.price(place))"
    case "rating", "score", "vote", "average": "\(place.seed.within(4.0...9.5, digits: 1))"
    case "count", "likes", "views", "quantity", "number", "rank", "index", "order", "position":
      String(place.seed.within(1...400))
    case "size", "width", "height": "200"
    case "temp", "temperature", "humidity", "pressure", "speed", "percent": String(place.seed.within(4...26))
    case "measure": "\(place.seed.within(1...4)) cups"
    case "gender", "sex": place.ordinal % 2 == 0 ? "female" : "male"
    default: nil
    }
  }

  private static func thing(_ place: SamplePlace, _ last: String) -> String? {
    switch KeyWords.singular(last) {
    case "city", "town", "place", "location", "capital", "district", "suburb", "municipality":
      pick(WordList.cities, place)
    case "name" where place.isOf(["city", "location", "place", "town"]): pick(WordList.cities, place)
    case "name" where place.isOf(["country"]): pick(WordList.countries, place)
    case "name" where place.isOf(["genre", "category", "tag", "topic"]): pick(WordList.genres, place)
    case "country", "nation", "region", "nationality", "area": pick(WordList.countries, place)
    case "state", "province", "county": pick(WordList.countries, place)
    case "street", "address", "road", "line", "address1":
      "\(place.seed.within(1...90)) \(pick(WordList.streets, place))"
    case "company", "department", "organization", "publisher", "brand", "studio", "network", "label",
      "source",
      "vendor", "manufacturer", "store", "shop", "restaurant":
      pick(WordList.companies, place)
    case "name" where place.isOf(["company", "brand", "source", "publisher", "organization"]):
      pick(WordList.companies, place)
    case "job", "role", "occupation", "profession": pick(WordList.jobs, place)
    case "ingredient", "food": pick(WordList.ingredients, place)
    case "genre", "category", "tag", "type", "kind", "topic", "section", "keyword", "group", "subject",
      "cuisine":
      pick(WordList.genres, place)
    case "condition", "weather": pick(WordList.weathers, place)
    case "key", "option", "word", "unit", "letter": pick(WordList.nouns, place)
    default: nil
    }
  }

  static func title(_ place: SamplePlace) -> String {
    pick(WordList.adjectives, place) + " " + pick(WordList.nouns, place, salt: 1)
  }

  static func uuid(_ seed: SampleSeed) -> String {
    let digits = Array(hex(seed, digits: 32).uppercased())
    func part(_ range: Range<Int>) -> String { String(digits[range]) }
    // The digits that say how it was made: at random.
    return "\(part(0..<8))-\(part(8..<12))-4\(part(13..<16))-A\(part(17..<20))-\(part(20..<32))"
  }

  static func hex(_ seed: SampleSeed, digits: Int) -> String {
    (0..<digits).map { String(seed.salted(UInt64($0)).below(16), radix: 16) }.joined()
  }

  private static func digits(_ seed: SampleSeed, _ count: Int) -> String {
    (0..<count).map { String(seed.salted(UInt64($0)).below(10)) }.joined()
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
