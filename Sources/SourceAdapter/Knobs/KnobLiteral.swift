import PreviewWire
import SwiftSyntax

/// A literal that can be turned, as it was found in an initial value.
struct KnobLiteral {
  /// `top` of `UIEdgeInsets(top: 8, …)`; empty where the literal is the whole value.
  var member = ""
  var value: KnobValue
  var style: KnobInfo.Style
  /// The type that the literal has, as source may write it.
  var type: String
  /// The part that is handed to the runtime, in bytes of the author's text: the literal, or a call around it,
  /// `CGFloat(20)`.
  var wrapped: Range<Int>
  /// The part that is written when the value changes: the literal with its sign, a colour's whole expression,
  /// a case's name.
  var literal: Range<Int>
  /// Names of the cases, of a choice.
  var choices: [String] = []
}

/// The literals of an initial value.
struct InitialValue {
  /// The type of the value, as source may write it: what the declaration says, else what the literal says.
  var type: String
  /// In the order of the source; never empty.
  var literals: [KnobLiteral]
  /// Those arguments of a value with members that are no literals.
  var others: [ExprSyntax] = []
}
