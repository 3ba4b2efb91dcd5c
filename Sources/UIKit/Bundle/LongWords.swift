// Words that are twice as long, as Xcode's "Double-Length Pseudolanguage" has them.

import QuartzCore

/// Doubles words, to see where a screen has no room for those of other languages.
package enum LongWords {
  /// The word twice, with a space between. Values stand in it once only, as no more are given to a format:
  /// `%d cards` becomes `%d cards cards`.
  package static func doubled(_ word: String) -> String {
    let again = word.replacing(
      /%(?:%|(?:\d+\$)?[-+ 0#\']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfeEgGcCsSaAF])/
    ) { $0.0 == "%%" ? "%%" : "" }
    let rest = again.trimmingCharacters(in: .whitespacesAndNewlines)
    return rest.isEmpty ? word : "\(word) \(rest)"
  }
}
