// UIInteraction — after Apple's documentation "UIInteraction", read 2026-11.
// State: complete.

import QuartzCore

/// A behaviour that a view is given.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called before the interaction gets another view; nil where it gets none.
  func willMove(to view: UIView?)
  /// Called when the interaction has got another view; nil where it has none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// In the order of their adding.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !ownInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// An interaction belongs to one view: it leaves the one it was in.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Does nothing where the interaction is not one of the view's.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let place = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: place)
    interaction.didMove(to: nil)
  }
}
