// ObservedObject, StateObject, EnvironmentObject, Bindable — after Apple's documentation of them,
// read 2026-11.
// State: complete.

import PreviewRuntime
import UIKit

/// An object whose changes the view follows.
@MainActor @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        reading: { object[keyPath: keyPath] }, writing: { new, _ in object[keyPath: keyPath] = new })
    }
  }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    ObjectSubscription.follow(wrappedValue, &slot, context)
  }
}

/// An object that the view makes once and keeps while it stays in the tree.
@MainActor @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  private let link: ObjectLink<ObjectType>

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { link = ObjectLink(wrappedValue) }

  public var wrappedValue: ObjectType { link.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: link.object) }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    if let known = (slot as? ObjectSubscription)?.object as? ObjectType { link.known = known }
    ObjectSubscription.follow(link.object, &slot, context)
  }
}

/// Makes the object when it is asked for first.
private final class ObjectLink<ObjectType> {
  private let make: () -> ObjectType
  var known: ObjectType?

  init(_ make: @escaping () -> ObjectType) { self.make = make }

  var object: ObjectType {
    if let known { return known }
    let made = make()
    known = made
    return made
  }
}

/// An object that a view above has put into the environment.
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  private let link = EnvironmentObjectLink<ObjectType>()

  public init() {}

  /// As with Apple's, a view that asks for an object that was not put there cannot go on. Only in code with
  /// holes, which may have swallowed the view that puts it there, one is made up.
  public var wrappedValue: ObjectType {
    guard let object = link.object ?? MadeUpObjects.object(ObjectType.self) else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    link.object = context.environment.object(ObjectType.self)
    if let object = link.object { ObjectSubscription.follow(object, &slot, context) }
  }
}

private final class EnvironmentObjectLink<ObjectType> {
  var object: ObjectType?
}

/// Objects for views that ask the environment for one that was not put there: one of each type.
@MainActor private enum MadeUpObjects {
  private static var made: [ObjectIdentifier: AnyObject] = [:]

  /// Nil for a type of which no neutral value is known: none is, of code without holes.
  static func object<ObjectType: ObservableObject>(_ type: ObjectType.Type) -> ObjectType? {
    if let known = made[ObjectIdentifier(type)] as? ObjectType { return known }
    guard let object = neutralValue(type) else { return nil }
    made[ObjectIdentifier(type)] = object
    SessionContext.current.report(
      "No ObservableObject of type \(type) was found: a View.environmentObject(_:) may be missing above, which ends the "
        + "app on a device. A neutral one stands for it.")
    return object
  }
}

/// Keeps a view told of an object's changes.
@MainActor private final class ObjectSubscription {
  let object: AnyObject
  var changed: @MainActor (Animation?) -> Void
  private var token: AnyCancellable?

  private init<O: ObservableObject>(_ object: O, _ changed: @escaping @MainActor (Animation?) -> Void) {
    self.object = object
    self.changed = changed
    token = object.objectWillChange.sink { [weak self] _ in
      let animation = Transaction.current.animation
      onMain { self?.changed(animation) }
    }
  }

  static func follow<O: ObservableObject>(_ object: O, _ slot: inout AnyObject?, _ context: LinkContext) {
    if let known = slot as? ObjectSubscription, known.object === object {
      known.changed = context.changed
    } else {
      slot = ObjectSubscription(object, context.changed)
    }
  }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      reading: { object[keyPath: keyPath] }, writing: { new, _ in object[keyPath: keyPath] = new })
  }
}
