// Strings by UTF-16 units, as `NSRange` counts them.

import QuartzCore

extension String {
  var unitCount: Int { utf16.count }

  /// The place of a unit, at the next scalar before it where it would cut one; within the string.
  func index(ofUnit unit: Int) -> Index {
    let place = utf16.index(startIndex, offsetBy: min(max(unit, 0), utf16.count))
    return place.samePosition(in: unicodeScalars) ?? utf16.index(before: place)
  }

  func unit(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// `range` as far as the string has it, cutting no scalar.
  func clamped(_ range: NSRange) -> NSRange {
    let (low, high) = (range.location, range.location.addingReportingOverflow(max(0, range.length)))
    let start = unit(of: index(ofUnit: low))
    let end = unit(of: index(ofUnit: high.overflow ? Int.max : high.partialValue))
    return NSRange(location: start, length: max(0, end - start))
  }

  func cut(_ range: NSRange) -> String {
    let range = clamped(range)
    return String(self[index(ofUnit: range.location)..<index(ofUnit: range.location + range.length)])
  }

  func replacing(_ range: NSRange, with text: String) -> String {
    let range = clamped(range)
    var changed = self
    changed.replaceSubrange(
      index(ofUnit: range.location)..<index(ofUnit: range.location + range.length), with: text)
    return changed
  }

  /// The place one character before or after `unit`; the ends of the text have none beyond them.
  func unit(_ unit: Int, movedBy characters: Int) -> Int {
    let start = index(ofUnit: unit)
    let end = characters < 0 ? startIndex : endIndex
    return self.unit(of: index(start, offsetBy: characters, limitedBy: end) ?? end)
  }

  /// The word around `unit`, or what stands there if it is none.
  func word(at unit: Int) -> NSRange {
    let place = index(ofUnit: unit)
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "'"
    }
    var (low, high) = (place, place)
    while low > startIndex, isWord(self[index(before: low)]) { low = index(before: low) }
    while high < endIndex, isWord(self[high]) { high = index(after: high) }
    if low == high, high < endIndex { high = index(after: high) }
    return NSRange(location: self.unit(of: low), length: self.unit(of: high) - self.unit(of: low))
  }
}

extension NSRange {
  var end: Int { location + length }
  var units: Range<Int> { location..<max(location, location + length) }
}
