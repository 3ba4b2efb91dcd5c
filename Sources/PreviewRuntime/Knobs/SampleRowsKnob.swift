import PreviewWire

/// The knob that gives lists of sample data more or fewer elements. It is in no source, and shown as soon as
/// a preview has asked for sample data.
public enum SampleRowsKnob {
  /// Adapted sources number their knobs from 0.
  private static let id = -1
  /// The end of the range that a panel offers; more are taken.
  private static let offered = 50.0

  /// The knob, where a command line says how many there are.
  static func knob(standard rows: Int) -> KnobInfo {
    KnobInfo(
      name: KnobInfo.sampleRows, title: "Rows", group: "Sample data", value: .number(Double(rows)),
      style: .integer, minimum: 0, maximum: max(offered, Double(rows)), step: 1)
  }

  static func add(to knobs: inout KnobCatalogue, standard rows: Int) {
    knobs.add(knob(standard: rows), id: id)
  }

  /// How many elements the running preview's lists have, `rows` if no viewer has turned the knob.
  @Sendable public static func rows(_ rows: Int) -> Int { _knob(id, rows) }
}
