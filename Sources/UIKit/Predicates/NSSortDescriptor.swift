// NSSortDescriptor — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: archives, the forms of Swift's own SortDescriptor.
//
// Foundation's own on Linux takes key paths only. This one stands before it, and takes keys as well.

import QuartzCore

/// How objects are put in order by one of their values.
open class NSSortDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Never changes once it is made.

  /// Whether the least value comes first.
  public let ascending: Bool
  /// nil where a Swift key path says it, or the objects themselves are compared.
  public let key: String?
  /// NSString's comparison that was asked for; nil compares plainly.
  public let selector: Selector?
  /// nil where a key says it.
  public let keyPath: AnyKeyPath?
  private let comparison: ((Any, Any) -> ComparisonResult)?

  /// - Parameter key: a key path of the objects; nil compares these themselves.
  public init(key: String?, ascending: Bool) {
    (self.key, self.ascending, selector, keyPath, comparison) = (key, ascending, nil, nil, nil)
  }

  /// - Parameter selector: of NSString's comparisons those that say that case does not matter, or that are
  ///   localized; any other compares plainly.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    (self.key, self.ascending, self.selector, keyPath, comparison) = (key, ascending, selector, nil, nil)
  }

  /// By the values of `key`, which `comparator` compares; nil compares the objects themselves.
  public init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
    (self.key, self.ascending, selector, keyPath, comparison) = (key, ascending, nil, nil, comparator)
  }

  /// By the values of a Swift key path, compared plainly.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    (key, self.ascending, selector, self.keyPath, comparison) = (nil, ascending, nil, keyPath, nil)
  }

  /// By the values of a Swift key path, which `comparator` compares.
  public init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    (key, self.ascending, selector, self.keyPath, comparison) = (nil, ascending, nil, keyPath, comparator)
  }

  /// Nothing comes before anything.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let (a, b) = (value(of: object1), value(of: object2))
    let result =
      switch (a, b) {
      case (nil, nil): ComparisonResult.orderedSame
      case (nil, _): ComparisonResult.orderedAscending
      case (_, nil): ComparisonResult.orderedDescending
      case (let a?, let b?): comparison?(a, b) ?? order(a, b)
      }
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }

  private func value(of object: Any) -> Any? {
    if let keyPath { return object[keyPath: keyPath].flatMap(unwrapped) }
    guard let key, key.lowercased() != "self" else { return object }
    return PredicateKeys.value(key, of: object)
  }

  private func order(_ a: Any, _ b: Any) -> ComparisonResult {
    if let name = selector?.name, let a = PredicateValues.text(a), let b = PredicateValues.text(b) {
      if name.hasPrefix("localizedStandard") {
        return a.compare(b, options: [.caseInsensitive, .numeric, .diacriticInsensitive])
      }
      if name.lowercased().contains("caseinsensitive") { return a.compare(b, options: .caseInsensitive) }
    }
    return PredicateValues.order(a, b) ?? .orderedSame
  }

  /// A descriptor of the opposite order; nothing comes last in it.
  open var reversedSortDescriptor: Any {
    if let comparison, let keyPath { return NSSortDescriptor(keyPath, !ascending, comparison) }
    if let comparison { return NSSortDescriptor(key: key, ascending: !ascending, comparator: comparison) }
    if let keyPath { return NSSortDescriptor(keyPath, !ascending, nil) }
    return NSSortDescriptor(key: key, ascending: !ascending, selector: selector)
  }

  private init(_ keyPath: AnyKeyPath, _ ascending: Bool, _ comparison: ((Any, Any) -> ComparisonResult)?) {
    (key, self.ascending, selector, self.keyPath, self.comparison) = (
      nil, ascending, nil, keyPath, comparison
    )
  }

  /// The descriptor itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }

  open override var description: String {
    "(\(key ?? keyPath.map { "\($0)" } ?? "self"), \(ascending ? "ascending" : "descending"))"
  }
}

extension [NSSortDescriptor] {
  /// The objects in this order; those that are alike stay as they were.
  package func sorted<Object>(_ objects: [Object]) -> [Object] {
    if isEmpty { return objects }
    return objects.enumerated().sorted { a, b in
      for descriptor in self {
        switch descriptor.compare(a.element, to: b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}
