import PreviewRuntime
import PreviewWire

/// The report of `inspect` on the holes of the library that it has loaded.
@MainActor enum HoleReport {
  /// How many there are, and which of them were reached since the library was loaded, in the order of their
  /// numbers. Empty without any: the output of code that is all there stays as it is.
  static func members() -> [(String, JSONText)] {
    let reached = HoleLedger.take().sorted { $0.key < $1.key }
    guard HoleCatalogue.count > 0 else { return [] }
    let list = reached.map { number, times in
      JSONText.object([
        ("hole", .string(HoleCatalogue.sentence(of: number) ?? "hole \(number)")), ("times", .integer(times)),
      ])
    }
    return [("holes", .object([("count", .integer(HoleCatalogue.count)), ("reached", .array(list))]))]
  }
}
