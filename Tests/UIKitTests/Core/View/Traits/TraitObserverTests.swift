import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Overrides of traits and who hears of them` {
  let stage = Stage()

  @Test func `every trait that is overridden comes to the views below and is taken back`() {
    _ = stage.loop
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    let language = Locale.Language(identifier: "th")
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.traitOverrides.displayScale = 3
    outer.traitOverrides.userInterfaceIdiom = .tv
    outer.traitOverrides.userInterfaceLevel = .elevated
    outer.traitOverrides.typesettingLanguage = language

    let traits = inner.traitCollection
    #expect(
      traits.preferredContentSizeCategory == .accessibilityLarge && traits.layoutDirection == .rightToLeft)
    #expect(traits.displayScale == 3 && traits.userInterfaceIdiom == .tv)
    #expect(traits.userInterfaceLevel == .elevated && traits.typesettingLanguage == language)
    #expect(traits.userInterfaceStyle == .light && traits.displayGamut == .SRGB)
    #expect(outer.traitOverrides.contains(UITraitDisplayScale.self))
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))

    for trait in traits.changedTraits(from: stage.window.traitCollection) {
      outer.traitOverrides.remove(trait)
    }
    #expect(inner.traitCollection === stage.window.traitCollection)
    #expect(outer.traitOverrides == UIView().traitOverrides)
  }

  private final class Told: UIView {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func one(_ view: UIView) { heard.append("one \(view === self)") }
    func two(_ view: any UITraitEnvironment, _ old: UITraitCollection) {
      heard.append("two \(view === self) \(old.preferredContentSizeCategory == .large)")
    }
  }

  @Test func `a method hears as much of a change as it takes, until it is taken back`() {
    _ = stage.loop
    let view = Told()
    stage.window.addSubview(view)
    let category: [UITrait] = [UITraitPreferredContentSizeCategory.self]
    view.registerForTraitChanges(category, action: Selector("plain()", Told.plain))
    let one = view.registerForTraitChanges(category, action: Selector("one(_:)", Told.one))
    view.registerForTraitChanges(category, action: Selector("two(_:_:)", Told.two))
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("plain()", Told.plain))

    stage.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(view.heard == ["plain", "one true", "two true true"])

    view.unregisterForTraitChanges(one)
    stage.window.traitOverrides.preferredContentSizeCategory = .medium
    #expect(view.heard.suffix(2) == ["plain", "two true false"])
  }

  @Test func `a target hears of a controller's traits and is not kept alive`() {
    _ = stage.loop
    @MainActor final class Target {
      var heard: [Bool] = []
      func changed(_ controller: UIViewController, _ old: UITraitCollection) {
        heard.append(controller.traitCollection.legibilityWeight == .bold && old.legibilityWeight == .regular)
      }
    }
    let (controller, target) = (UIViewController(), Target())
    weak var other: Target?
    stage.window.rootViewController = controller
    let action = Selector("changed(_:_:)", Target.changed)
    controller.registerForTraitChanges([UITraitLegibilityWeight.self], target: target, action: action)
    do {
      let gone = Target()
      controller.registerForTraitChanges([UITraitLegibilityWeight.self], target: gone, action: action)
      other = gone
    }
    #expect(other == nil)

    controller.traitOverrides.legibilityWeight = .bold
    #expect(target.heard == [true])
  }

  @Test func `a parent gives its child traits, which has the last word`() {
    _ = stage.loop
    let (root, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    root.setOverrideTraitCollection(regular, forChild: child)
    #expect(root.overrideTraitCollection(forChild: child) === regular)
    root.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .compact)

    root.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(child.traitCollection.horizontalSizeClass == .regular)

    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    root.addChild(child)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection === stage.window.traitCollection)
  }

  @Test func `a container may answer for its children, and they may ask again`() {
    _ = stage.loop
    final class Container: UIViewController {
      var level = UIUserInterfaceLevel.base
      override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        UITraitCollection(userInterfaceLevel: level)
      }
    }
    let (root, child) = (Container(), UIViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    root.level = .elevated
    #expect(child.traitCollection.userInterfaceLevel == .base)

    child.updateTraitsIfNeeded()

    #expect(child.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func `a view's own word comes before its controller's`() {
    _ = stage.loop
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.overrideUserInterfaceStyle = .dark
    controller.view.traitOverrides.userInterfaceStyle = .light

    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a controller says its traits before its view is loaded`() {
    _ = stage.loop
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark

    #expect(controller.traitCollection.userInterfaceStyle == .dark && !controller.isViewLoaded)
  }

  @Test func `a layout is asked for its sections again where a trait is overridden`() {
    _ = stage.loop
    var scales: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      scales.append(environment.traitCollection.displayScale)
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let source = OneItem()
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.window.addSubview(view)
    stage.settle()
    #expect(Set(scales) == [2])

    view.traitOverrides.displayScale = 3
    stage.settle()
    #expect(scales.last == 3)
  }
}

@MainActor private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
