import PreviewWire

extension [Hole] {
  /// Each thing that is missing and how many holes it made, those with most first.
  var byReason: [(reason: String, holes: [Hole])] {
    Dictionary(grouping: self, by: \.reason).map { (reason: $0.key, holes: $0.value) }
      .sorted { ($1.holes.count, $0.reason) < ($0.holes.count, $1.reason) }
  }

  /// "12 holes: Kingfisher is not here (8), MapKit is not here (4)"; nil where there is none.
  var summary: String? {
    if isEmpty { return nil }
    let most = 5
    let reasons = byReason
    let named = reasons.prefix(most).map { "\($0.reason) (\($0.holes.count))" }
    let rest = reasons.count > most ? [" and \(reasons.count - most) more"] : []
    return "\(count == 1 ? "1 hole" : "\(count) holes"): " + named.joined(separator: ", ") + rest.joined()
  }
}
