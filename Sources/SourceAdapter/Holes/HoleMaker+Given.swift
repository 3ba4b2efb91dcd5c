extension HoleMaker {
  /// Replacements in the author's text of a file: holes, and around them properties that somebody in a hole
  /// may have set.
  func edits(of file: ParsedFile, by plan: HolePlan) -> [SourceEdit] {
    let holes = plan.holes[file.source.path] ?? []
    guard !plan.isEmpty, let given = given[file.number] else { return holes.map(\.edit) }
    let kept = given.filter { property in
      !plan.leftOut.contains(property.leftOutLine)
        && !property.edits.contains { edit in
          holes.contains { $0.range.overlaps(edit.range) || $0.range.contains(edit.range.lowerBound) }
        }
    }
    return (holes.map(\.edit) + kept.flatMap(\.edits)).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Makes a given property a plain one again. Whether there is one on the line of the diagnostic.
  mutating func takeBackGiven(on line: Int, in file: ParsedFile) -> Bool {
    for property in given[file.number] ?? [] where !plan.leftOut.contains(property.leftOutLine) {
      guard let edit = property.edits.first, file.place(ofOffset: edit.range.lowerBound).line == line else {
        continue
      }
      plan.leftOut.insert(property.leftOutLine)
      return true
    }
    return false
  }
}
