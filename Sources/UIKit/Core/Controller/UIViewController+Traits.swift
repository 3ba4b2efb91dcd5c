// The traits that controllers say, for themselves and for their children.

import QuartzCore

/// The traits that a controller gives one of its children. They count as long as that is its child.
struct TraitsFromParent {
  weak var parent: UIViewController?
  let traits: UITraitCollection
}

extension UIViewController {
  /// The traits of the controller where the surroundings of its view have `traits`.
  func ownTraits(in traits: UITraitCollection) -> UITraitCollection {
    traits.overridden(by: parent?.overrideTraitCollection(forChild: self))
      .overridden(by: traitOverrides.said, style: overrideUserInterfaceStyle)
  }

  func takeTraits(_ traits: UITraitCollection?, from parent: UIViewController) {
    traitsFromParent = traits.map { TraitsFromParent(parent: parent, traits: $0) }
    if self.parent === parent { viewIfLoaded?.updateTraits() }
  }

  /// Those that `parent` has given; nil for none.
  func traits(from parent: UIViewController) -> UITraitCollection? {
    traitsFromParent.flatMap { $0.parent === parent ? $0.traits : nil }
  }

  /// To be called where the parent has changed.
  func parentOfTraitsChanged() {
    if traitsFromParent != nil { viewIfLoaded?.updateTraits() }
  }
}
