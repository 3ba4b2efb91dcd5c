import Dispatch
import Foundation

/// Whether UIKit may be touched where a hole is reached: previewed code reaches them on any thread.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Also on the main queue, which a test runner has on whatever thread is free.
  package static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: key) == true
  }
}
