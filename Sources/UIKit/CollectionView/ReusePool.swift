// Registered classes, and the views that wait to be used again.

import QuartzCore

/// One queue per category, kind and identifier; the view that came last goes first (Facts 2.7).
struct ReusePool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var identifier: String

    static func cell(_ identifier: String) -> Key { Key(category: .cell, kind: "", identifier: identifier) }

    static func supplementary(_ kind: String, _ identifier: String) -> Key {
      Key(category: .supplementaryView, kind: kind, identifier: identifier)
    }

    /// Decoration views are registered with the layout, by kind alone.
    static func decoration(_ kind: String) -> Key {
      Key(category: .decorationView, kind: kind, identifier: kind)
    }
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  /// How views are made that nibs describe.
  private var makers: [Key: @MainActor () -> UICollectionReusableView?] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// nil takes a registration back. Views of the former class that wait are let go.
  mutating func register(
    _ viewClass: UICollectionReusableView.Type?, as key: Key,
    madeBy maker: (@MainActor () -> UICollectionReusableView?)? = nil
  ) {
    classes[key] = viewClass
    makers[key] = maker
    waiting[key] = nil
  }

  /// One that has never been used. A nib's is as large as the nib says until it is given attributes.
  @MainActor func makeView(_ key: Key, _ viewClass: UICollectionReusableView.Type, frame: CGRect)
    -> UICollectionReusableView
  {
    guard let maker = makers[key], let view = maker() else {
      let view = viewClass.init(_registeredFrame: frame)
      view.warnOfEmptyOutlets()
      return view
    }
    return view
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  /// Those that have a class registered.
  var supplementaryKinds: Set<String> {
    Set(classes.keys.filter { $0.category == .supplementaryView }.map(\.kind))
  }

  mutating func take(_ key: Key) -> UICollectionReusableView? { waiting[key]?.popLast() }

  mutating func put(_ view: UICollectionReusableView, as key: Key) { waiting[key, default: []].append(view) }

  /// Decoration classes belong to a layout and go with it.
  mutating func dropDecorationViews() {
    waiting = waiting.filter { $0.key.category != .decorationView }
  }

  /// Those that wait are of the class that was registered before.
  mutating func dropDecorationViews(ofKind kind: String) { waiting[.decoration(kind)] = nil }
}
