// Relays for holes that want one.

import PreviewRuntime
import UIKit

extension PublishRelay: _NeutralMaking {
  public static func _makeNeutral() -> Any? { PublishRelay() }
}

extension BehaviorRelay: _NeutralMaking {
  public static func _makeNeutral() -> Any? {
    neutralValue(Element.self).map { BehaviorRelay(value: $0) }
  }
}
