/// The subjects of keys, by their English words.
enum SampleMeaning {
  static let url: Set = ["url", "uri", "href", "src", "link", "permalink", "website", "homepage"]
  static let picture: Set = [
    "image", "img", "picture", "pic", "photo", "poster", "avatar", "thumb", "thumbnail", "icon", "logo",
    "cover",
    "artwork", "banner", "backdrop", "background", "profile", "still", "flag", "sprite", "regular", "raw",
    "full",
    "small", "large", "medium", "illustration", "portrait", "headshot", "gif",
  ]
  /// Words that mean a picture by themselves, without "url" beside them.
  static let certainPicture: Set = [
    "image", "img", "picture", "photo", "poster", "avatar", "thumb", "thumbnail", "icon", "logo", "artwork",
    "banner",
    "backdrop", "sprite", "headshot", "illustration",
  ]
  /// Keys of one picture in several sizes and forms: `urls.small`, `sprites.front_default`.
  static let pictureForm: Set = [
    "raw", "full", "regular", "small", "medium", "large", "original", "original2x", "large2x", "tiny",
    "normal",
    "square", "portrait", "landscape", "low", "high", "standard", "default", "front", "back", "shiny", "s3",
    "path",
  ]
  static let sound: Set = [
    "audio", "stream", "preview", "mp3", "track", "enclosure", "video", "trailer", "m3u8",
  ]
  static let date: Set = [
    "date", "at", "created", "updated", "published", "modified", "timestamp", "released", "birthday",
    "birthdate", "dob",
    "deadline", "dt", "time", "day", "expires", "sunrise", "sunset", "since", "until", "on", "start", "end",
    "born",
    "joined",
  ]
  static let person: Set = [
    "author", "artist", "person", "user", "creator", "actor", "director", "owner", "sender", "recipient",
    "host",
    "contact", "member", "character", "friend", "customer", "employee", "writer", "cast", "crew", "player",
    "student",
    "teacher", "patient", "doctor", "byline", "photographer", "commenter", "reviewer", "seller", "profile",
    "account",
    "people", "follower", "speaker", "driver", "uploader", "participant", "hero",
  ]
  static let long: Set = [
    "description", "overview", "summary", "body", "content", "bio", "biography", "abstract", "about", "plot",
    "excerpt",
    "synopsis", "instruction", "detail", "story", "article", "extract", "explanation", "note", "text", "desc",
    "info",
  ]
  static let remark: Set = [
    "message", "comment", "caption", "snippet", "tagline", "subtitle", "remark", "quote", "tip", "answer",
    "question",
    "review", "joke", "fact", "lyric", "reply",
  ]
  static let amount: Set = [
    "price", "amount", "cost", "total", "subtotal", "balance", "fee", "tax", "salary", "value",
  ]
  static let count: Set = [
    "count", "like", "view", "follower", "following", "comment", "download", "share", "play", "number", "num",
    "quantity",
    "stock", "star", "fork", "watcher", "reply", "retweet", "favorite", "subscriber", "member", "vote",
    "listener",
  ]
  static let rating: Set = ["rating", "score", "average", "popularity", "rate", "imdb", "stars"]
  static let percent: Set = [
    "percent", "percentage", "humidity", "progress", "probability", "pop", "cloud", "clouds", "battery",
    "cover",
    "discount", "volume",
  ]
  static let temperature: Set = [
    "temp", "temperature", "temperatures", "feels", "min", "max", "dew", "high", "low",
  ]
  static let failure: Set = ["error", "errors", "failure", "fault"]
  static let following: Set = [
    "next", "cursor", "continuation", "after", "previous", "prev", "before", "deleted",
  ]
}

extension SamplePlace {
  /// Whether an optional value is better not there: a failure, a page after this one.
  var isBestAbsent: Bool {
    guard let first = words.first else { return false }
    if SampleMeaning.failure.contains(first) { return true }
    if ["deleted", "cursor"].contains(first) { return true }
    let page: Set = ["page", "url", "token", "cursor", "key", "link", "offset"]
    return SampleMeaning.following.contains(first) && (words.count == 1 || ends(page))
  }

  /// Whether the names of its members are those of currencies, or of languages.
  var isOfCurrencies: Bool { has(["rate", "rates", "currency", "currencies", "quotes"]) }
  var isOfLanguages: Bool { has(["translation", "translations", "language", "languages", "locale"]) }

  var isURL: Bool { has(SampleMeaning.url) }
  var isPicture: Bool {
    has(SampleMeaning.certainPicture) || isURL && has(SampleMeaning.picture) || isFormOfPicture
  }

  /// Whether it is one of several forms of a picture: `urls.small`, `thumbnail.path`.
  var isFormOfPicture: Bool {
    !words.isEmpty && words.allSatisfy(SampleMeaning.pictureForm.contains)
      && !holder.isDisjoint(with: SampleMeaning.certainPicture.union(["url", "src"]))
  }

  var isPerson: Bool {
    has(SampleMeaning.person) || words.last == "name" && words.count == 1 && isOf(SampleMeaning.person)
  }
}
