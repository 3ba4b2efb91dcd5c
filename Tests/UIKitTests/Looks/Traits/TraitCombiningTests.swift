import Testing

@testable import UIKit

@Suite struct `Collections of traits` {
  /// Each trait with a value that no phone held upright has.
  private static let samples: [(String, UITraitCollection)] = [
    ("UITraitUserInterfaceIdiom", UITraitCollection(userInterfaceIdiom: .pad)),
    ("UITraitUserInterfaceStyle", UITraitCollection(userInterfaceStyle: .dark)),
    ("UITraitLayoutDirection", UITraitCollection(layoutDirection: .rightToLeft)),
    ("UITraitDisplayScale", UITraitCollection(displayScale: 3)),
    ("UITraitDisplayGamut", UITraitCollection(displayGamut: .P3)),
    ("UITraitHorizontalSizeClass", UITraitCollection(horizontalSizeClass: .regular)),
    ("UITraitVerticalSizeClass", UITraitCollection(verticalSizeClass: .compact)),
    ("UITraitPreferredContentSizeCategory", UITraitCollection(preferredContentSizeCategory: .small)),
    ("UITraitLegibilityWeight", UITraitCollection(legibilityWeight: .bold)),
    ("UITraitAccessibilityContrast", UITraitCollection(accessibilityContrast: .high)),
    ("UITraitUserInterfaceLevel", UITraitCollection(userInterfaceLevel: .elevated)),
    ("UITraitForceTouchCapability", UITraitCollection(forceTouchCapability: .available)),
    ("UITraitActiveAppearance", UITraitCollection(activeAppearance: .inactive)),
    ("UITraitImageDynamicRange", UITraitCollection(imageDynamicRange: .high)),
    ("UITraitSceneCaptureState", UITraitCollection(sceneCaptureState: .active)),
    ("UITraitTypesettingLanguage", UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th"))),
  ]

  private func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name } }

  @Test(arguments: samples) func `of one trait say that and nothing else`(
    name: String, one: UITraitCollection
  ) {
    let none = UITraitCollection()

    #expect(names(one.changedTraits(from: none)) == [name] && names(none.changedTraits(from: one)) == [name])
    #expect(names(one.changedTraits(from: nil)) == [name] && one.changedTraits(from: one).isEmpty)
    #expect(one != none && one.containsTraits(in: none) && !none.containsTraits(in: one))
    #expect(one.containsTraits(in: nil))
  }

  @Test(arguments: samples) func `of several say the last of each`(name: String, one: UITraitCollection) {
    let both = UITraitCollection(traitsFrom: [.light, one])

    #expect(!UITraitCollection.light.containsTraits(in: one) && both.containsTraits(in: one))
    // A phone's collection says all but the language.
    #expect(names(both.changedTraits(from: .light)) == [name])
    let back = UITraitCollection(traitsFrom: [both, .light])
    #expect((back == .light) == (name != "UITraitTypesettingLanguage"))
  }

  @Test func `are equal where they say the same, however they were made`() {
    let all = UITraitCollection(traitsFrom: Self.samples.map(\.1))
    let other = UITraitCollection(traitsFrom: Self.samples.reversed().map(\.1))

    #expect(all == other && all.hash == other.hash)
    #expect(all.changedTraits(from: UITraitCollection()).count == Self.samples.count)
  }

  @Test func `read each trait by its name and by its type`() {
    let all = UITraitCollection(traitsFrom: Self.samples.map(\.1))

    #expect(all.userInterfaceIdiom == .pad && all[UITraitUserInterfaceIdiom.self] == .pad)
    #expect(all.userInterfaceStyle == .dark && all[UITraitUserInterfaceStyle.self] == .dark)
    #expect(all.layoutDirection == .rightToLeft && all[UITraitLayoutDirection.self] == .rightToLeft)
    #expect(all.displayScale == 3 && all[UITraitDisplayScale.self] == 3)
    #expect(all.displayGamut == .P3 && all[UITraitDisplayGamut.self] == .P3)
    #expect(all.horizontalSizeClass == .regular && all[UITraitHorizontalSizeClass.self] == .regular)
    #expect(all.verticalSizeClass == .compact && all[UITraitVerticalSizeClass.self] == .compact)
    #expect(all.preferredContentSizeCategory == .small)
    #expect(all[UITraitPreferredContentSizeCategory.self] == .small)
    #expect(all.legibilityWeight == .bold && all[UITraitLegibilityWeight.self] == .bold)
    #expect(all.accessibilityContrast == .high && all[UITraitAccessibilityContrast.self] == .high)
    #expect(all.userInterfaceLevel == .elevated && all[UITraitUserInterfaceLevel.self] == .elevated)
    #expect(all.forceTouchCapability == .available && all[UITraitForceTouchCapability.self] == .available)
    #expect(all.activeAppearance == .inactive && all[UITraitActiveAppearance.self] == .inactive)
    #expect(all.imageDynamicRange == .high && all[UITraitImageDynamicRange.self] == .high)
    #expect(all.sceneCaptureState == .active && all[UITraitSceneCaptureState.self] == .active)
    #expect(all.typesettingLanguage == Locale.Language(identifier: "th"))
    #expect(all[UITraitTypesettingLanguage.self] == Locale.Language(identifier: "th"))
    #expect(
      UITraitCollection().displayScale == 0 && UITraitCollection()[UITraitTypesettingLanguage.self] == nil)
  }

  @Test func `are set together when they are made, and changed in copies`() {
    let made = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 3
      traits.typesettingLanguage = Locale.Language(identifier: "th")
    }
    let changed = made.modifyingTraits { traits in
      if traits.userInterfaceStyle == .dark { traits[UITraitDisplayScale.self] = 1 }
      traits.typesettingLanguage = nil
    }

    #expect(made.userInterfaceStyle == .dark && made.displayScale == 3 && made.typesettingLanguage != nil)
    #expect(
      names(changed.changedTraits(from: made)) == ["UITraitDisplayScale", "UITraitTypesettingLanguage"])
    #expect(made.replacing(UITraitDisplayScale.self, value: 1).displayScale == 1 && made.displayScale == 3)
    #expect(made.replacing(UITraitDisplayScale.self, value: 3) == made)
  }

  @Test func `tell which traits change colours`() {
    let coloring = Self.samples.filter {
      UITraitCollection(traitsFrom: [.light, $0.1]).hasDifferentColorAppearance(comparedTo: .light)
    }

    #expect(
      coloring.map(\.0) == [
        "UITraitUserInterfaceIdiom", "UITraitUserInterfaceStyle", "UITraitDisplayGamut",
        "UITraitAccessibilityContrast", "UITraitUserInterfaceLevel", "UITraitActiveAppearance",
      ])
    #expect(names(UITraitCollection.systemTraitsAffectingColorAppearance) == coloring.map(\.0))
    #expect(UITraitCollection.light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(names(UITraitCollection.systemTraitsAffectingImageLookup).contains("UITraitDisplayScale"))
  }
}
