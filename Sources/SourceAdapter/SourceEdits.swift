extension [SourceEdit] {
  /// The edits in the order of the text, none overlapping another.
  ///
  /// Insertions at one place keep the order in which they were made, and come before a replacement that
  /// begins there. Of two replacements that overlap, the one that begins first stays; of those that begin
  /// together, the longest; of equal ones, one.
  public func inTextOrder() -> [SourceEdit] {
    let sorted = enumerated().sorted { a, b in
      if a.element.range.lowerBound != b.element.range.lowerBound {
        return a.element.range.lowerBound < b.element.range.lowerBound
      }
      if a.element.range.isEmpty != b.element.range.isEmpty { return a.element.range.isEmpty }
      if a.element.range.count != b.element.range.count {
        return a.element.range.count > b.element.range.count
      }
      return a.offset < b.offset
    }
    var kept: [SourceEdit] = []
    for (_, edit) in sorted {
      if let last = kept.last, edit.range.lowerBound < last.range.upperBound { continue }
      kept.append(edit)
    }
    return kept
  }

  /// `text` with the edits made.
  ///
  /// - Parameter text: what the offsets of the edits refer to. Edits that reach past its end are left out.
  public func applied(to text: String) -> String {
    let bytes = [UInt8](text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + count * 16)
    var done = 0
    for edit in inTextOrder() where edit.range.upperBound <= bytes.count {
      result += bytes[done..<edit.range.lowerBound]
      result += Array<UInt8>(edit.replacement.utf8)
      done = edit.range.upperBound
    }
    result += bytes[done...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SourceEdit {
  /// An insertion before the byte at `offset`.
  static func insert(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}
