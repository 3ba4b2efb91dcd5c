// Numbers in a JSON — after SwiftyJSON's public API.
// State: complete.

import UIKit

extension JSON {
  private func number(as wish: Wish) -> NSNumber? {
    switch settled(as: wish) {
    case .number(let number): number
    case .bool(let flag): NSNumber(value: flag ? 1 : 0)
    default: nil
    }
  }

  /// The number, the one that a text is, 1 for yes; otherwise 0.
  private func numberValue(as wish: Wish) -> NSNumber {
    if case .string(let text) = settled(as: wish) {
      return Decimal(string: text).map { NSDecimalNumber(decimal: $0) } ?? 0
    }
    return number(as: wish) ?? 0
  }

  /// nil where it is no number.
  public var number: NSNumber? {
    get { number(as: .number) }
    set { object = newValue as Any? ?? NSNull() }
  }

  /// 0 where it is no number.
  public var numberValue: NSNumber {
    get { numberValue(as: .number) }
    set { object = newValue }
  }

  public var double: Double? {
    get { number?.doubleValue }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var doubleValue: Double {
    get { numberValue.doubleValue }
    set { object = NSNumber(value: newValue) }
  }

  public var float: Float? {
    get { number?.floatValue }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var floatValue: Float {
    get { numberValue.floatValue }
    set { object = NSNumber(value: newValue) }
  }

  public var int: Int? {
    get { number(as: .integer)?.intValue }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var intValue: Int {
    get { numberValue(as: .integer).intValue }
    set { object = NSNumber(value: newValue) }
  }

  public var int8: Int8? {
    get { number(as: .integer)?.int8Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var int8Value: Int8 {
    get { numberValue(as: .integer).int8Value }
    set { object = NSNumber(value: newValue) }
  }

  public var int16: Int16? {
    get { number(as: .integer)?.int16Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var int16Value: Int16 {
    get { numberValue(as: .integer).int16Value }
    set { object = NSNumber(value: newValue) }
  }

  public var int32: Int32? {
    get { number(as: .integer)?.int32Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var int32Value: Int32 {
    get { numberValue(as: .integer).int32Value }
    set { object = NSNumber(value: newValue) }
  }

  public var int64: Int64? {
    get { number(as: .integer)?.int64Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var int64Value: Int64 {
    get { numberValue(as: .integer).int64Value }
    set { object = NSNumber(value: newValue) }
  }

  public var uInt: UInt? {
    get { number(as: .integer)?.uintValue }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var uIntValue: UInt {
    get { numberValue(as: .integer).uintValue }
    set { object = NSNumber(value: newValue) }
  }

  public var uInt8: UInt8? {
    get { number(as: .integer)?.uint8Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var uInt8Value: UInt8 {
    get { numberValue(as: .integer).uint8Value }
    set { object = NSNumber(value: newValue) }
  }

  public var uInt16: UInt16? {
    get { number(as: .integer)?.uint16Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var uInt16Value: UInt16 {
    get { numberValue(as: .integer).uint16Value }
    set { object = NSNumber(value: newValue) }
  }

  public var uInt32: UInt32? {
    get { number(as: .integer)?.uint32Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var uInt32Value: UInt32 {
    get { numberValue(as: .integer).uint32Value }
    set { object = NSNumber(value: newValue) }
  }

  public var uInt64: UInt64? {
    get { number(as: .integer)?.uint64Value }
    set { object = newValue.map { NSNumber(value: $0) } as Any? ?? NSNull() }
  }
  public var uInt64Value: UInt64 {
    get { numberValue(as: .integer).uint64Value }
    set { object = NSNumber(value: newValue) }
  }
}
