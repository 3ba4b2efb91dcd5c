import SwiftSyntax

/// A part of the source that can be replaced by itself, and what would stand there.
struct HoleUnit: Hashable {
  /// A name that is not declared any more once the unit is replaced.
  struct Dropped: Hashable {
    var name: String
    /// Where the name meant what is gone, in bytes; nil for what other files see too.
    var scope: Range<Int>?
  }

  var kind: SourceHole.Kind
  /// In bytes of the author's text.
  var range: Range<Int>
  /// As `SourceHole.template`, without the line breaks.
  var template: String
  var dropped: [Dropped] = []
  /// A name that is declared with a type that was told from how its value was made.
  var guessed: String?
  /// Whether it is an argument, the rest of whose statement may be what a message is about.
  var isArgument = false
}
