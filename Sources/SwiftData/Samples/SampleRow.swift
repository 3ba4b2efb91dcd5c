// Values of one sample object.

import SampleData
import UIKit

/// The values that a sample object's properties are set to, by their names and types.
public final class _SampleRow {
  private let record: SampleRecord
  private let table: String
  private let row: Int
  private let model: (any PersistentModel.Type) throws -> any PersistentModel

  /// - Parameter model: makes an object that another cannot do without.
  init(
    _ table: String, row: Int, of rows: Int,
    model: @escaping (any PersistentModel.Type) throws -> any PersistentModel
  ) {
    (self.table, self.row, self.model) = (table, row, model)
    record = SampleRecord(table: table, row: row, of: rows)
  }

  /// A value for a property that has none yet.
  public func value<Value>(_ name: String) throws -> Value {
    guard let made = try any(name, Value.self) as? Value else {
      throw SwiftDataError.noSample(Value.self, "\(table).\(name)")
    }
    return made
  }

  /// Sets a property whose first value says nothing: empty, zero, absent, or the present time.
  public func fill<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, _ name: String
  ) {
    guard !(Value.self is any _RelatedValue.Type), Self.isPlain(model[keyPath: keyPath]) else { return }
    if let value: Value = try? value(name) { model[keyPath: keyPath] = value }
  }

  private static func isPlain(_ value: Any) -> Bool {
    switch value {
    case let text as String: text.isEmpty
    case let number as any BinaryInteger: number.isZero
    case let number as any BinaryFloatingPoint: number.isZeroNumber
    case let flag as Bool: !flag
    case is Date: true
    case let data as Data: data.isEmpty
    case let list as any Collection: list.isEmpty
    default: Mirror(reflecting: value).displayStyle == .optional && Mirror(reflecting: value).children.isEmpty
    }
  }

  private func any(_ name: String, _ type: Any.Type) throws -> Any? {
    if let related = type as? any _RelatedValue.Type { return try Self.related(related, model) }
    if let optional = type as? any OptionalValue.Type {
      return record.isBestAbsent(name) ? nil : try any(name, optional.wrapped)
    }
    if let plain = plain(name, type) { return plain }
    if let cases = type as? any CaseIterable.Type { return Self.oneOf(cases, record, name) }
    guard let decodable = type as? any Decodable.Type else { return nil }
    return try decoded(decodable, name)
  }

  private func plain(_ name: String, _ type: Any.Type) -> Any? {
    switch type {
    case is String.Type: record.text(name)
    case is Int.Type: record.integer(name, isSmall: false)
    case is Int64.Type: Int64(record.integer(name, isSmall: false))
    case is Int32.Type: Int32(clamping: record.integer(name, isSmall: false))
    case is Int16.Type: Int16(clamping: record.integer(name, isSmall: true))
    case is Double.Type: record.number(name)
    case is Float.Type: Float(record.number(name))
    case is CGFloat.Type: CGFloat(record.number(name))
    case is Decimal.Type: Decimal(string: "\(record.number(name))")
    case is Bool.Type: record.flag(name)
    case is Date.Type: record.date(name)
    case is UUID.Type: record.uuid(name)
    case is URL.Type: record.url(name)
    case is Data.Type: record.pictureAddress(name).map { SamplePicture(address: $0).encoded } ?? Data()
    default: nil
    }
  }

  /// Others are made afterwards, and joined.
  private static func related<Value: _RelatedValue>(
    _ type: Value.Type, _ model: (any PersistentModel.Type) throws -> any PersistentModel
  ) throws -> Any? {
    Value._canBeEmpty ? Value._made(of: []) : try model(Value._target)
  }

  private static func oneOf<Cases: CaseIterable>(
    _ type: Cases.Type, _ record: SampleRecord, _ name: String
  ) -> Any? {
    let all = Array(type.allCases)
    return all.isEmpty ? nil : all[record.choice(name, below: all.count)]
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Any? {
    var options = SampleOptions()
    (options.rows, options.source) = (3, "\(table).\(name).\(row)")
    return try Sample(of: type, options).value
  }
}

/// The type that an optional would hold.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}

extension BinaryInteger {
  fileprivate var isZero: Bool { self == 0 }
}

extension BinaryFloatingPoint {
  fileprivate var isZeroNumber: Bool { self == 0 }
}
