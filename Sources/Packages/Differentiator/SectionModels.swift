// SectionModelType, SectionModel, AnimatableSectionModelType, AnimatableSectionModel, IdentifiableType,
// IdentifiableValue — after Differentiator's public API.
// State: partial. Missing: differences as values of one's own.

import UIKit

/// A section with items.
public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  /// As `original`, with other items.
  init(original: Self, items: [Item])
}

/// Can be told from others.
public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

/// A section that can be told from others, with items that can.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

public struct SectionModel<Section, ItemType>: SectionModelType, CustomStringConvertible {
  public typealias Identity = Section
  public typealias Item = ItemType
  public var model: Section
  public var items: [Item]

  public init(model: Section, items: [Item]) { (self.model, self.items) = (model, items) }
  public init(original: SectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section { model }
  public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}

public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
  AnimatableSectionModelType, CustomStringConvertible
{
  public typealias Item = ItemType
  public typealias Identity = Section.Identity
  public var model: Section
  public var items: [Item]

  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  public init(original: AnimatableSectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section.Identity { model.identity }
  public var description: String { "\(model) > \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

/// A value that is told from others by itself.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType, Hashable, CustomStringConvertible {
  public let value: Value
  public init(value: Value) { self.value = value }
  public var identity: Value { value }
  public var description: String { "\(value)" }
}

extension String: IdentifiableType { public var identity: String { self } }
extension Int: IdentifiableType { public var identity: Int { self } }
extension Double: IdentifiableType { public var identity: Double { self } }
