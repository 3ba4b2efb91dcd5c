import Foundation
import SampleData
import UIKit

/// The element that a sequence tells which a hole should have made. Such a sequence is an answer to a
/// request, mostly: it is made up from its type as the answer of a server would be.
package enum NeutralElement {
  /// Nil where none is known: the sequence is empty then.
  package static func make<Element>(_ type: Element.Type) -> Element? {
    if type == Data.self { return bytes as? Element }
    // Texts and numbers say nothing rather than anything: no app asks a server for one alone.
    if !(type is any LosslessStringConvertible.Type), let decodable = type as? any Decodable.Type,
      let made = sample(decodable)
    {
      return made as? Element
    }
    return NeutralValue.make(type)
  }

  private static func sample<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? UIKit.JSONDecoder().decode(type, from: bytes)
  }

  private static let bytes = SampleBytes(method: "GET", address: "hole:").data
}
