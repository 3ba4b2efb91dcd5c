import QuartzCore

/// The proxies of one preview's app.
@MainActor final class AppearanceProxies: AppearanceGiving {
  static var current: AppearanceProxies { SessionContext.current.keeping { AppearanceProxies() } }

  static func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [],
    for traits: UITraitCollection? = nil
  ) -> Object {
    AppearanceGiver.find = { AppearanceProxies.current }
    let containers = containers.map { $0 as AnyClass }
    let found = current.proxy(of: type, in: containers, for: traits).object as? Object
    guard let found else { preconditionFailure("\(type) is made by another class's maker") }
    return found
  }

  private var proxies: [AppearanceProxy] = []

  private func proxy(
    of type: NSObject.Type, in containers: [AnyClass], for traits: UITraitCollection?
  ) -> AppearanceProxy {
    func known() -> AppearanceProxy? {
      proxies.first {
        $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
      }
    }
    if let known = known() { return known }
    let made = AppearanceProxy(type, containers, traits)
    // The initialiser of the class may have asked for the same one.
    if let known = known() { return known }
    proxies.append(made)
    return made
  }

  /// - Parameter outside: what the object stands in, directly.
  func dress(_ object: NSObject, from outside: UIResponder?, traits: UITraitCollection) {
    guard let object = object as? any AppearanceTaking else { return }
    let matching = proxies.filter { proxy in
      proxy.type.isAbove(Swift.type(of: object)) && proxy.containsMatch(outside)
        && (proxy.traits == nil || traits.containsTraits(in: proxy.traits))
    }
    guard !matching.isEmpty else { return }
    var wanted: [AnyHashable: (property: AppearanceProperty, plain: Any?, given: Any?)] = [:]
    // The first that is set could change the effect of the next.
    var order: [AnyHashable] = []
    for proxy in matching.sorted(by: { $0.rank < $1.rank }) {
      for change in proxy.changes where wanted.updateValue(change, forKey: change.property.name) == nil {
        order.append(change.property.name)
      }
    }
    for name in order {
      guard let (property, plain, given) = wanted[name] else { continue }
      let now = property.get(object)
      let isUntouched = same(now, plain) || object.takenLooks?[name].map { same(now, $0) } == true
      guard isUntouched else { continue }
      object.takenLooks = (object.takenLooks ?? [:]).merging([name: given as Any]) { $1 }
      if !same(now, given) { property.set(object, given) }
    }
  }
}

/// An object that can take looks from proxies.
@MainActor protocol AppearanceTaking: NSObject {
  /// The looks that it took, by the names of properties.
  var takenLooks: [AnyHashable: Any]? { get set }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

/// One of the objects that `appearance()` and its like return.
@MainActor private final class AppearanceProxy {
  let type: NSObject.Type
  let containers: [AnyClass]
  let traits: UITraitCollection?
  let object: NSObject
  private let properties: [AppearanceProperty]
  /// `plain[i]` is what `properties[i]` was when the object was made.
  private let plain: [Any?]

  init(_ type: NSObject.Type, _ containers: [AnyClass], _ traits: UITraitCollection?) {
    (self.type, self.containers, self.traits) = (type, containers, traits)
    object = _Makers.madeForAppearance(type)
    let made = object
    properties = AppearanceProperty.properties(of: made)
    plain = properties.map { $0.get(made) }
  }

  /// The values that have been set.
  var changes: [(property: AppearanceProperty, plain: Any?, given: Any?)] {
    zip(properties, plain).compactMap { property, plain in
      let given = property.get(object)
      return same(given, plain) ? nil : (property, plain, given)
    }
  }

  /// The more it asks of an object, the later its looks come.
  var rank: (Int, Int, Int) { (containers.count, traits == nil ? 0 : 1, type.depth) }

  func containsMatch(_ outside: UIResponder?) -> Bool {
    var rest = containers[...]
    var next = outside
    while let wanted = rest.first, let here = next {
      if lineage(Swift.type(of: here)).contains(where: { $0 == wanted }) { rest = rest.dropFirst() }
      next = here.next
    }
    return rest.isEmpty
  }
}

/// Whether two values of one property are the same; values that cannot be compared never are.
private func same(_ one: Any?, _ other: Any?) -> Bool {
  switch (one.flatMap(flat), other.flatMap(flat)) {
  case (nil, nil): return true
  case (let one?, let other?):
    if let one = one as? [NSAttributedString.Key: Any], let other = other as? [NSAttributedString.Key: Any] {
      return one.count == other.count && one.allSatisfy { same($1, other[$0]) }
    }
    if let one = one as? any Equatable { return equal(one, other) }
    return false
  default: return false
  }
}

private func equal<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }

/// The value inside, where `value` is an optional that was put into another.
private func flat(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { flat($0.value) }
}

extension NSObject {
  /// How many classes there are from this one up.
  fileprivate static var depth: Int { lineage(self).reduce(0) { count, _ in count + 1 } }

  fileprivate static func isAbove(_ type: AnyClass) -> Bool { lineage(type).contains { $0 == self } }
}

/// The class itself, and those above it.
private func lineage(_ type: AnyClass) -> some Sequence<AnyClass> {
  sequence(first: type) { _getSuperclass($0) }
}
