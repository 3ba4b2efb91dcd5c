internal import FribidiSystem

/// The bidirectional algorithm of Unicode (UAX 9), as far as levels go.
enum Bidi {
  /// Embedding levels of one paragraph, odd for right to left.
  /// - Parameter direction: of the paragraph; nil takes that of its first strong character.
  static func levels(
    of scalars: ArraySlice<UInt32>, direction: TextDirection?
  ) -> (base: UInt8, levels: [UInt8]) {
    let isPlain = scalars.allSatisfy { $0 < 0x590 }
    if isPlain, direction != .rightToLeft || scalars.isEmpty {
      return (direction == .rightToLeft ? 1 : 0, Array(repeating: 0, count: scalars.count))
    }
    let text = Array(scalars)
    let count = FriBidiStrIndex(clamping: text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var levels = [FriBidiLevel](repeating: 0, count: text.count)
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    var base: FriBidiParType =
      switch direction {
      case .leftToRight: FriBidiParType(rawValue: FRIBIDI_PAR_LTR.rawValue)
      case .rightToLeft: FriBidiParType(rawValue: FRIBIDI_PAR_RTL.rawValue)
      case nil: FriBidiParType(rawValue: FRIBIDI_PAR_ON.rawValue)
      }
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    // Zero is its word for no memory; left to right is then as good as anything.
    guard highest > 0 else { return (0, Array(repeating: 0, count: text.count)) }
    let isRightToLeft = [FRIBIDI_PAR_RTL.rawValue, FRIBIDI_PAR_WRTL.rawValue].contains(base.rawValue)
    return (isRightToLeft ? 1 : 0, levels.map { UInt8(clamping: $0) })
  }

  /// The order in which pieces of a line are seen from left to right (rule L2), as indices of `levels`.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

/// Which way a line of text runs.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
