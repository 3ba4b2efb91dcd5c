internal import UnistringSystem

/// Where a line may end (UAX 14).
enum LineBreaks {
  /// One value per scalar: whether a line may end before it. Never before the first.
  static func allowed(in scalars: ArraySlice<UInt32>) -> [Bool] {
    guard !scalars.isEmpty else { return [] }
    var found = [CChar](repeating: 0, count: scalars.count)
    scalars.withUnsafeBufferPointer { u32_possible_linebreaks($0.baseAddress, $0.count, "UTF-8", &found) }
    var allowed = found.map { Int32($0) == Int32(UC_BREAK_POSSIBLE) }
    allowed[0] = false
    return allowed
  }
}
