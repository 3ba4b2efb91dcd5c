// Selector — after Apple's documentation "Selector", read 2026-11.
// State: partial. Missing: methods by their bare name (a selector made of a string calls nothing).

import Foundation

/// A method by name, together with the way to call it.
///
/// Without the Objective-C runtime a name alone finds no method (Facts 7.4). Apple's
/// `#selector(Deck.tap(_:))` is here `Selector("tap(_:)", Deck.tap(_:))`: the unapplied method, which is
/// called as any method is, overrides included. Arguments and targets are cast when it is called. Two
/// selectors of one name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// As Swift writes it, with labels: `tap(_:)`.
  package let name: String

  /// Calls the method of a target with as many of the arguments as it takes.
  let call: (@Sendable @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> SelectorOutcome)?
  private let isOwner: @Sendable (AnyObject) -> Bool

  /// A name for comparisons. There is nothing to call.
  public init(_ name: String) {
    self.name = name
    call = nil
    isOwner = { _ in false }
  }

  /// A name for comparisons, written as a literal. There is nothing to call.
  public init(stringLiteral name: String) { self.init(name) }

  /// The method's name with its labels, as `tap(_:)`.
  public var description: String { name }

  /// Compares the names alone.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Mixes in the name, which is all that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  // MARK: Methods on the main actor

  // An unapplied method holds nothing, so it may go anywhere; the compiler only sees that some function is
  // stored.

  /// A method without arguments. Its result is only for `perform(_:)`.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
    nonisolated(unsafe) let method = method
    self.name = name
    isOwner = { $0 is Target }
    call = { target, _ in
      guard let target = target as? Target else { return .otherTarget(Target.self) }
      return .called(method(target)())
    }
  }

  /// A method with one argument: the sender, as a rule.
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor (A) -> Result) {
    nonisolated(unsafe) let method = method
    self.name = name
    isOwner = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherTarget(Target.self) }
      guard let a: A = argument(0, of: arguments) else { return .otherArgument(A.self) }
      return .called(method(target)(a))
    }
  }

  /// A method with two arguments: sender and event, as a rule.
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (A, B) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    isOwner = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherTarget(Target.self) }
      guard let a: A = argument(0, of: arguments) else { return .otherArgument(A.self) }
      guard let b: B = argument(1, of: arguments) else { return .otherArgument(B.self) }
      return .called(method(target)(a, b))
    }
  }

  /// A method with three arguments: what is told that a picture was saved has as many.
  public init<Target, A, B, C, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (A, B, C) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    isOwner = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherTarget(Target.self) }
      guard let a: A = argument(0, of: arguments) else { return .otherArgument(A.self) }
      guard let b: B = argument(1, of: arguments) else { return .otherArgument(B.self) }
      guard let c: C = argument(2, of: arguments) else { return .otherArgument(C.self) }
      return .called(method(target)(a, b, c))
    }
  }
}

// MARK: Properties

extension Selector {
  /// The getter of a property, by the property's name. Reading it is for `perform(_:)`; mostly it is asked
  /// whether an object responds to it.
  public init<Target, Value>(getter name: String, _ get: @escaping @MainActor (Target) -> Value) {
    self.init(name) { (target: Target) -> @MainActor () -> Value in
      nonisolated(unsafe) let target = target
      return { get(target) }
    }
  }

  /// The setter of a property, by the property's name: `setTitle:` for `title`.
  public init<Target, Value>(setter name: String, _ set: @escaping @MainActor (Target, Value) -> Void) {
    self.init("set\(name.prefix(1).uppercased())\(name.dropFirst()):") {
      (target: Target) -> @MainActor (Value) -> Void in
      nonisolated(unsafe) let target = target
      return { set(target, $0) }
    }
  }
}

/// The outcome of a call.
enum SelectorOutcome {
  case called(Any)
  case otherTarget(Any.Type)
  case otherArgument(Any.Type)
}

/// The argument at `index` as an `Argument`; nil where it is something else, or is missing and not optional.
private func argument<Argument>(_ index: Int, of arguments: [Any?]) -> Argument? {
  let value = arguments.indices.contains(index) ? arguments[index] : nil
  if let value {
    // Casts between a Foundation value and its class are the Objective-C runtime's.
    return value as? Argument ?? (value as? Notification)?._bridgeToObjectiveC() as? Argument
  }
  return Any?.none as? Argument
}

extension Selector {
  /// Calls the method on `target` with as many of `arguments` as it takes, and returns what it returns. Where
  /// that cannot be, the session's log says why.
  @MainActor @discardableResult
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Any? {
    switch call?(target, arguments) {
    case .called(let result): return result
    case .otherTarget(let expected):
      report("\(name) is a method of \(expected), but its target is a \(type(of: target)): it is not called.")
    case .otherArgument(let expected):
      let given = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
      report("\(name) of \(type(of: target)) takes a \(expected), not (\(given)): it is not called.")
    case nil:
      report("The selector \"\(name)\" was made from a string, by which no method is found: use #selector.")
    }
    return nil
  }

  /// Whether `object` has the method; false for a selector made from a string.
  package func isMethod(of object: AnyObject) -> Bool { isOwner(object) }
}
