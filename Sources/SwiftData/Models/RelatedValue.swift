// Types of properties that hold other models: `Item`, `Item?`, `[Item]`, `[Item]?`.

/// A value that consists of models.
public protocol _RelatedValue {
  static var _target: any PersistentModel.Type { get }
  static var _isToMany: Bool { get }
  static var _canBeEmpty: Bool { get }
  var _models: [any PersistentModel] { get }
  /// nil: these cannot be one.
  static func _made(of models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public static var _target: any PersistentModel.Type { Self.self }
  public static var _isToMany: Bool { false }
  public static var _canBeEmpty: Bool { false }
  public var _models: [any PersistentModel] { [self] }
  public static func _made(of models: [any PersistentModel]) -> Self? { models.last as? Self }
}

extension Array: _RelatedValue where Element: PersistentModel {
  public static var _target: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static var _canBeEmpty: Bool { true }
  public var _models: [any PersistentModel] { self }
  public static func _made(of models: [any PersistentModel]) -> [Element]? {
    models.compactMap { $0 as? Element }
  }
}

extension Optional: _RelatedValue where Wrapped: _RelatedValue {
  public static var _target: any PersistentModel.Type { Wrapped._target }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public static var _canBeEmpty: Bool { true }
  public var _models: [any PersistentModel] { self?._models ?? [] }
  public static func _made(of models: [any PersistentModel]) -> Wrapped?? {
    models.isEmpty && !_isToMany ? .some(nil) : Wrapped._made(of: models).map { .some($0) }
  }
}
