// Properties that somebody else sets, in code of which something is missing. Adapted sources use these;
// people do not write them.

import UIKit

/// A property that is read as if it were set, `var output: FeedOutput!`. Where it is read before anybody has
/// set it, who would have may be in a hole: something is made up, and kept as if it had been set.
@propertyWrapper public struct _Given<Value> {
  private let name: String
  private var value: Value?
  /// Whether making something up has failed, or is going on.
  private var isTried = false

  public init(_ name: String) { self.name = name }

  @available(*, unavailable, message: "only a class has such properties")
  public var wrappedValue: Value? {
    get { value }
    set { value = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value?>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value? {
    get {
      if let value = owner[keyPath: storage].value { return value }
      guard !owner[keyPath: storage].isTried, MainThread.isCurrent else { return nil }
      owner[keyPath: storage].isTried = true
      let family = MadeUpFamily.founded(by: owner)
      guard
        let made = family.member(as: Value.self, asking: owner)
          ?? family.making({ NeutralValue.make(Value.self) })
      else { return nil }
      family.adopt(made)
      owner[keyPath: storage].value = made
      let sentence =
        "No code has set \(owner[keyPath: storage].name): the code that would may be in a hole. "
        + "A \(type(of: made as Any)) is made up for it."
      MainActor.assumeIsolated { SessionContext.current.report(sentence) }
      return made
    }
    set { owner[keyPath: storage].value = newValue }
  }
}

/// A weak property, mostly the way back to the maker of the object: `weak var view: FeedView?`. An object
/// that was made up finds there who fits of those that it was made for and with.
@propertyWrapper public struct _GivenBack<Value> {
  private weak var object: AnyObject?
  private var isSet = false

  public init(_ name: String) {}

  @available(*, unavailable, message: "only a class has such properties")
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue as AnyObject? }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value?>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value? {
    get {
      let own = owner[keyPath: storage]
      if own.isSet { return own.object as? Value }
      // For an object that the app made itself, no family is asked: it may well be nothing.
      guard MainThread.isCurrent, let family = MadeUpFamily.of(owner), !family.isFounded(by: owner) else {
        return nil
      }
      return family.member(as: Value.self, asking: owner)
    }
    set {
      owner[keyPath: storage].object = newValue.map { $0 as AnyObject }
      owner[keyPath: storage].isSet = true
    }
  }
}
