import Synchronization

/// A type that knows a value of its own that says nothing: what stands for a type that is missing here, for
/// one.
///
/// `_makeNeutral` is called on whatever thread the hole was reached on. It gives a value of the type itself,
/// or nil. A class gives nil for its subclasses, which inherit it: `self == Missing.self ? Missing() : nil`.
public protocol _NeutralMaking {
  static func _makeNeutral() -> Any?
}

/// The words of the library of the previewed code about its own types.
enum NeutralRegistry {
  private typealias Maker = @Sendable () -> Any?
  /// How many values are being made, each for another: a type that holds itself never ends.
  private static let depth = Mutex(0)
  private static let deepest = 24
  private static let makers = Mutex<[ObjectIdentifier: Maker]>([:])

  static func register(_ type: Any.Type, _ make: @escaping @Sendable () -> Any?) {
    let id = ObjectIdentifier(type)
    makers.withLock { $0[id] = make }
  }

  /// Nil for a type of which nothing was said.
  static func value(of type: Any.Type) -> Any? {
    let id = ObjectIdentifier(type)
    // Not under the lock: what is made may reach a hole itself.
    guard let maker = makers.withLock({ $0[id] }),
      depth.withLock({
        $0 += 1; return $0
      }) <= deepest
    else {
      return nil
    }
    defer { depth.withLock { $0 -= 1 } }
    return maker()
  }
}
