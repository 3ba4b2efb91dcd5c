// How many items there are.

/// Items per section, as the data source said last.
struct ItemCounts {
  /// nil until the data source is asked (again).
  var known: [Int]?
  /// Whether the data source is being asked.
  var isAsking = false
}
