// sentMessage and methodInvoked of view controllers — after RxCocoa's public API.
// State: partial. Missing: other methods than those that UIKit calls of every view controller as it comes and
// goes.

import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  /// Told within the call of `viewDidLoad`, `viewWillAppear` and their like, as far as overrides call
  /// `super`. Of other methods nothing is told, and the preview is warned.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    let name = String(selector.description.prefix { $0 != "(" && $0 != ":" })
    guard Lifecycle.methods.contains(name) else { return Reactive<AnyObject>(base).sentMessage(selector) }
    return .create { [weak base] observer in
      guard let base else { return Disposables.create() }
      let end = onMainThread((base, observer)) { base, observer in
        LifecycleListeners.add(to: base) { method, arguments in
          if method == name { observer.onNext(arguments) }
        }
      }
      return Disposables.create { end() }
    }.take(until: deallocated)
  }

  /// The same after the call, in the next turn.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    sentMessage(selector).observe(on: MainScheduler.asyncInstance)
  }
}

private enum Lifecycle {
  static let methods: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]
}
