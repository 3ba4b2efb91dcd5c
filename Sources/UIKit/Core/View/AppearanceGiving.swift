// How views and items of bars get the looks that an app has set for all objects of their class.

import QuartzCore

/// Knows the looks that were set with `appearance()`.
@MainActor protocol AppearanceGiving: AnyObject {
  /// Gives `object` the looks of its class as they are within `outside`, the next responder, with these
  /// traits.
  func dress(_ object: NSObject, from outside: UIResponder?, traits: UITraitCollection)
}

@MainActor enum AppearanceGiver {
  /// Finds the running preview's. nil until an app of this process asks for a proxy: most never do.
  static var find: (() -> any AppearanceGiving)?
}

extension UIView {
  /// Takes the looks that were set for its class, on its way into a window.
  func takeAppearance() {
    guard let giver = AppearanceGiver.find?() else { return }
    giver.dress(self, from: next, traits: traitCollection)
    (self as? any BarShowingItems)?.itemsMayLookDifferent()
  }
}

extension UIBarItem {
  /// Takes the looks that were set for its class, without telling the bar that is about to show it.
  func takeAppearance(in bar: UIView) {
    guard let giver = AppearanceGiver.find?() else { return }
    let told = onChange
    onChange = {}
    giver.dress(self, from: bar, traits: bar.traitCollection)
    onChange = told
  }
}
