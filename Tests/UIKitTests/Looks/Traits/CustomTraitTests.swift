import Testing

@testable import UIKit

private enum Theme: Int {
  case standard, sea, forest
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

/// Not equatable.
private struct Recipe: Sendable {
  var name: String
}

private struct RecipeTrait: UITraitDefinition {
  static let defaultValue = Recipe(name: "")
  static let name = "recipe"
}

private final class Account: Sendable {}

private struct AccountTrait: UITraitDefinition {
  static let defaultValue: Account? = nil
  static let identifier = "org.example.account"
}

@MainActor @Suite struct `Traits of one's own` {
  let stage = Stage()

  @Test func `go down through views and a controller between, the nearest first, until they are taken back`()
  {
    _ = stage.loop
    let (root, child, outer, leaf) = (UIViewController(), UIViewController(), UIView(), UIView())
    stage.window.rootViewController = root
    root.view.addSubview(outer)
    root.addChild(child)
    outer.addSubview(child.view)
    child.view.addSubview(leaf)
    func themes() -> [Theme] {
      [root.traitCollection, outer.traitCollection, child.traitCollection, leaf.traitCollection].map(\.theme)
    }
    #expect(themes() == [.standard, .standard, .standard, .standard])

    outer.traitOverrides.theme = .sea
    #expect(themes() == [.standard, .sea, .sea, .sea])
    child.traitOverrides.theme = .forest
    #expect(themes() == [.standard, .sea, .forest, .forest])
    // The default value, said, is another thing than nothing.
    leaf.traitOverrides.theme = .standard
    #expect(themes() == [.standard, .sea, .forest, .standard])
    #expect(
      leaf.traitOverrides.contains(ThemeTrait.self) && !root.view.traitOverrides.contains(ThemeTrait.self))

    leaf.traitOverrides.remove(ThemeTrait.self)
    child.traitOverrides.remove(ThemeTrait.self)
    #expect(themes() == [.standard, .sea, .sea, .sea])
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(themes() == [.standard, .standard, .standard, .standard])
    #expect(leaf.traitCollection === stage.window.traitCollection)
  }

  @Test func `are told of, to whom registered for them, where their values change`() {
    _ = stage.loop
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    var heard: [Theme] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old) in
      heard += [old.theme, view.traitCollection.theme]
    }
    inner.registerForTraitChanges([AccountTrait.self, UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      Issue.record("neither has changed")
    }

    outer.traitOverrides.theme = .standard
    #expect(heard == [])
    outer.traitOverrides.theme = .sea
    outer.traitOverrides.theme = .sea
    #expect(heard == [.standard, .sea])
  }

  @Test func `make dynamic colours come out differently, also those of letters`() {
    _ = stage.loop
    let color = UIColor { $0[ThemeTrait.self] == .sea ? .blue : .red }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "Sea"
    label.textColor = color
    label.backgroundColor = color
    stage.window.addSubview(label)
    func letters() -> CGColor? { label.presentedText?.lines.first?.runs.first?.color }
    #expect(label.layer.backgroundColor == UIColor.red.cgColor && letters() == UIColor.red.cgColor)

    label.traitOverrides.theme = .sea

    #expect(label.layer.backgroundColor == UIColor.blue.cgColor && letters() == UIColor.blue.cgColor)
    #expect(label.traitCollection.hasDifferentColorAppearance(comparedTo: stage.window.traitCollection))
  }

  @Test func `stand in collections as UIKit's do`() {
    let sea = UITraitCollection { $0.theme = .sea }

    #expect(sea.theme == .sea && UITraitCollection().theme == .standard)
    #expect(sea == UITraitCollection().replacing(ThemeTrait.self, value: .sea) && sea != UITraitCollection())
    #expect(sea.changedTraits(from: nil).map { ObjectIdentifier($0) } == [ObjectIdentifier(ThemeTrait.self)])
    #expect(UITraitCollection(traitsFrom: [sea, .dark]).theme == .sea)
    #expect(UITraitCollection(traitsFrom: [sea, .dark]).containsTraits(in: sea))
    #expect(!UITraitCollection.dark.containsTraits(in: sea))
    #expect(UITraitCollection.dark.containsTraits(in: UITraitCollection { $0.theme = .standard }))
    #expect(
      UITraitCollection(traitsFrom: [sea, sea.modifyingTraits { $0.theme = .forest }]).theme == .forest)
  }

  @Test func `that are objects are told apart as objects, and what cannot be compared is always another`() {
    let account = Account()
    let first = UITraitCollection { $0[AccountTrait.self] = account }
    let again = first.replacing(AccountTrait.self, value: account)
    let other = first.replacing(AccountTrait.self, value: Account())
    #expect(first[AccountTrait.self] === account && again[AccountTrait.self] === account)
    #expect(again == first && other.changedTraits(from: first).count == 1)
    #expect(
      UITraitCollection { $0[AccountTrait.self] = nil }.changedTraits(from: UITraitCollection()).isEmpty)

    let soup = UITraitCollection { $0[RecipeTrait.self] = Recipe(name: "Soup") }
    #expect(soup[RecipeTrait.self].name == "Soup" && soup == UITraitCollection(traitsFrom: [soup]))
    #expect(soup != soup.replacing(RecipeTrait.self, value: Recipe(name: "Soup")))
  }

  @Test func `have a name and an identifier of their own`() {
    #expect(ThemeTrait.name == "ThemeTrait" && RecipeTrait.name == "recipe")
    #expect(
      ThemeTrait.identifier != AccountTrait.identifier && AccountTrait.identifier == "org.example.account")
    #expect(!RecipeTrait.affectsColorAppearance)
  }
}
