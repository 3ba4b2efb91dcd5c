// Drivers, signals and what controls tell, for holes that want one.

import PreviewRuntime
import RxSwift
import UIKit

extension SharedSequence: _NeutralMaking {
  /// Tells one element, as the answer to a request, and ends.
  public static func _makeNeutral() -> Any? {
    SharedSequence(Observable<Element>._makeNeutral() as? Observable<Element> ?? .empty())
  }
}

extension ControlEvent: _NeutralMaking {
  /// Nothing has happened.
  public static func _makeNeutral() -> Any? { ControlEvent(events: Observable.never()) }
}
