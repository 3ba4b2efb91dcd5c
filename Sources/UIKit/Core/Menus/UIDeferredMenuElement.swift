// UIDeferredMenuElement — after Apple's documentation "UIDeferredMenuElement", read 2026-11.
// State: partial. Missing: a row that waits: what does not come at once comes when the menu is opened again.

import QuartzCore

/// Stands for entries that are made when the menu is opened.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?

  /// Asks the closure when the menu is opened, until it has answered once; the answer is kept.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", image: nil)
  }

  /// Asks the closure each time the menu is opened.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  /// Those that have come.
  var elements: [UIMenuElement] {
    if isCached, let known { return known }
    known = nil
    provider { [weak self] in self?.known = $0 }
    return known ?? []
  }
}
