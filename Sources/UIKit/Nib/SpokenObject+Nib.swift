// Words from nibs for those who hear the screen.

internal import InterfaceTree
import QuartzCore

extension _SpokenObject {
  /// Takes `<accessibility>`: of views `accessibilityConfiguration`, of items of bars the same.
  func applyNibAccessibility(_ element: InterfaceElement) {
    guard let said = element.child("accessibility") else { return }
    if let identifier = said["identifier"] { accessibilityIdentifier = identifier }
    if let label = said["label"] { accessibilityLabel = label }
    if let hint = said["hint"] { accessibilityHint = hint }
    if let value = said["value"] { accessibilityValue = value }
    said.child("bool").flatMap { $0.flag("value") }.map { isAccessibilityElement = $0 }
    guard let traits = said.child("accessibilityTraits") else { return }
    accessibilityTraits = UIAccessibilityTraits(nib: traits)
  }
}

extension UIAccessibilityTraits {
  init(nib element: InterfaceElement) {
    self = []
    let names: [(String, Self)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("header", .header), ("tabBar", .tabBar),
    ]
    for (name, trait) in names where element.flag(name) == true { insert(trait) }
  }
}
