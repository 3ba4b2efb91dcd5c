// CNLabeledValue, CNPhoneNumber, CNPostalAddress, CNMutablePostalAddress — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: labels in languages but English, archives.

import UIKit

/// A value with what it is for: a number for work.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
  // All of it is constant.
  public let identifier: String
  /// One of `CNLabelHome` and its kin, or anybody's own; nil for none.
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    (identifier, self.label, self.value) = (UUID().uuidString, label, value)
    super.init()
  }

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
    super.init()
  }

  public func settingLabel(_ label: String?) -> Self { Self(identifier, label, value) }
  public func settingValue(_ value: ValueType) -> Self { Self(identifier, label, value) }
  public func settingLabel(_ label: String?, value: ValueType) -> Self { Self(identifier, label, value) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return other.label == label && other.value.isEqual(value)
  }
  public override var hash: Int { value.hash }

  /// As it reads in English: "mobile".
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    let name = label.dropFirst(4).dropLast(4)
    return name.replacingOccurrences(of: "FAX", with: " fax").replacingOccurrences(of: "Page", with: " page")
      .lowercased()
  }
}

/// A telephone number, as it was written.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  // Constant.
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}

struct PostalValues: Hashable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
}

open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  var values = PostalValues()

  public override init() { super.init() }

  init(_ values: PostalValues) {
    self.values = values
    super.init()
  }

  open var street: String { values.street }
  open var subLocality: String { values.subLocality }
  open var city: String { values.city }
  open var subAdministrativeArea: String { values.subAdministrativeArea }
  open var state: String { values.state }
  open var postalCode: String { values.postalCode }
  open var country: String { values.country }
  open var isoCountryCode: String { values.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
  open override var hash: Int { values.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  // As its superclass.
  public override init() { super.init() }

  override init(_ values: PostalValues) { super.init(values) }

  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  open override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}
