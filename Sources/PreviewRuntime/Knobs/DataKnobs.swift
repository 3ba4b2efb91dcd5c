import PreviewWire

/// The knobs of data: how much of it a preview shows, and how long its texts are. They are in no source.
public enum DataKnobs {
  /// Adapted sources number their knobs from 0.
  private static let rows = -1
  private static let texts = -2
  /// That of the first collection view; the others follow downwards.
  private static let items = -10

  private static let group = "Sample data"
  /// The end of the range that a panel offers at least; more are taken.
  private static let offered = 50.0
  /// More items than that are shown of no list.
  public static let mostItems = 1_000_000

  private static func count(_ name: String, _ title: String, standard: Int) -> KnobInfo {
    KnobInfo(
      name: name, title: title, group: group, value: .number(Double(standard)), style: .integer, minimum: 0,
      maximum: max(offered, Double(standard) * 2), step: 1)
  }

  // MARK: Rows

  /// Lets the number of elements in lists of sample data be turned, where a command line says `rows`. The
  /// knob is shown as soon as a preview has asked for sample data.
  static func addRows(to knobs: inout KnobCatalogue, standard rows: Int) {
    knobs.add(count(KnobInfo.sampleRows, "Rows", standard: rows), id: Self.rows)
  }

  /// How many elements the running preview's lists have, `rows` if no viewer has turned the knob.
  @Sendable public static func rows(_ rows: Int) -> Int { _knob(Self.rows, rows) }

  // MARK: Texts

  /// Lets texts be twice as long. The knob is shown as soon as a preview has asked for a word in the reader's
  /// language, or for sample data.
  static func addTexts(to knobs: inout KnobCatalogue) {
    knobs.add(
      KnobInfo(
        name: KnobInfo.longTexts, title: "Long texts", group: group, value: .boolean(false), style: .boolean),
      id: texts)
  }

  /// Whether the running preview's viewers want long texts.
  @Sendable public static func areTextsLong() -> Bool { _knob(texts, false) }

  // MARK: Items

  /// Lets the numbers of items of a preview's collection views be turned.
  ///
  /// - Parameter counts: those that it has by itself, by the identifiers of the collection views.
  static func addItems(_ counts: KeyValuePairs<String, Int>, to knobs: inout KnobCatalogue) {
    for (place, (id, count)) in counts.enumerated() {
      let title = counts.count == 1 ? "Items" : "Items of “\(id)”"
      knobs.add(Self.count(KnobInfo.items + id, title, standard: count), id: items - place)
    }
  }

  /// The numbers of items that viewers want of the running preview's collection views, as far as they have
  /// turned the knobs of `counts`.
  @MainActor static func items(_ counts: KeyValuePairs<String, Int>) -> [String: Int] {
    var turned: [String: Int] = [:]
    for (place, (id, count)) in counts.enumerated() {
      let wanted = _knob(items - place, count)
      if wanted != count { turned[id] = min(max(0, wanted), mostItems) }
    }
    return turned
  }
}
