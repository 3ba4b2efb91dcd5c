/// The state of a table's index, or of a collection view's.
struct SectionIndex {
  /// In order; empty for no index.
  var titles: [String] = []
  var areTitlesKnown = false
  var view: SectionIndexView?
}
