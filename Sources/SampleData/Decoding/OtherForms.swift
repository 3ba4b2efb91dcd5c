/// Other writings of a value, for a type that would not take the natural one.
enum OtherForms {
  /// How many forms there are of what was read at `shape`, which ends in a mark of its kind.
  static func count(at shape: String, cases: Int) -> Int {
    if shape.hasSuffix("#count") { return 5 }
    if shape.hasSuffix("#keys") || shape.hasSuffix("#case") { return 12 }
    if shape.hasSuffix("#text") { return 1 + cases * 4 + SampleMoment.latest.forms.count + plain.count }
    return 1 + numbers.count
  }

  /// Of dates first, as these are what is read most.
  static func texts(cases: [String], _ place: SamplePlace) -> [String] {
    let written = cases.flatMap {
      [$0, snake($0), $0.uppercased(), $0.prefix(1).uppercased() + $0.dropFirst()]
    }
    let moment = SampleText.moment(place)
    return written + moment.forms + plain
  }

  private static func snake(_ name: String) -> String { KeyWords.of(name).joined(separator: "_") }

  static let plain = [
    "1", "0", "42", "7.5", "12.50", "true", "false", "yes", "True", "#3A7BD5", "3A7BD5", "en", "US", "USD",
    "https://pictures.example/picture-1.jpg", "8F14E45F-CEEA-467A-A9C1-2B3D4E5F6A7B", "48.2082,16.3738",
    "1:42",
    "PT1H30M", "1.2.0", "anna@mail.example", "c2FtcGxl", "A", "low", "image", "default", "/", "",
  ]

  /// Zero and one as yes and no, small numbers as raw values, moments in seconds and in milliseconds.
  static let numbers: [Int] = [
    0, 1, 2, 3, 4, 5, 10, 100, 200, 201, 800, 1000, -1, SampleMoment.latest.seconds,
    SampleMoment.latest.seconds * 1000,
  ]
}
