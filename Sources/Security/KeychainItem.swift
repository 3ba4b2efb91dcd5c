// The items of a keychain, and how queries find them.

import UIKit

/// One item, by the keys of its attributes.
struct KeychainItem {
  /// Its place in the order of adding, which also tells items apart.
  let number: Int
  let itemClass: String
  var attributes: [String: Any]
  /// The secret.
  var data: Data?

  /// The attributes of its primary key, which no second item of its class may have alike.
  var identity: [String: KeychainValue] {
    var parts: [String: KeychainValue] = [:]
    for key in Self.primaryKeys[itemClass as CFString] ?? [] {
      parts[key as String] = attributes[key].map(KeychainValue.init)
    }
    parts[kSecAttrSynchronizable] = .number(isSynchronizable ? 1 : 0)
    return parts
  }

  var isSynchronizable: Bool { attributes[kSecAttrSynchronizable] as? Bool ?? false }

  /// Names it in queries to come.
  var reference: Data { Data("keychain-item-\(number)".utf8) }

  static var classes: [String] { primaryKeys.keys.map { $0 as String } }

  private static var primaryKeys: [CFString: [CFString]] {
    [
      kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
      kSecClassInternetPassword: [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
        kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
      ],
      kSecClassKey: [
        kSecAttrKeyClass, kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag,
        kSecAttrKeySizeInBits, kSecAttrAccessGroup,
      ],
      kSecClassCertificate: [kSecAttrType, kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrAccessGroup],
      kSecClassIdentity: [kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrAccessGroup],
    ]
  }
}

/// A value as items are compared by: whether it came as a string of Swift's or of Foundation's does not
/// matter.
enum KeychainValue: Hashable {
  case text(String)
  case data(Data)
  case number(Double)
  case date(Date)
  case object(ObjectIdentifier)

  init(_ value: Any) {
    if let text = value as? String {
      self = .text(text)
    } else if let data = value as? Data {
      self = .data(data)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let number = value as? NSNumber {
      self = .number(number.doubleValue)
    } else {
      self = .object(ObjectIdentifier(value as AnyObject))
    }
  }
}

/// A query for items.
struct KeychainQuery {
  /// By the names of keys, whatever kind of string they were.
  private(set) var values: [String: Any] = [:]

  init(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      if let name = key as? String, let value = Self.unwrapped(value) { values[name] = value }
    }
  }

  /// A value that was optional where it went into the dictionary, as `kCFBooleanTrue` is; nil where it has
  /// none.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.anyValue.flatMap(unwrapped)
  }

  var itemClass: String? { values[kSecClass] as? String }
  func asks(for key: CFString) -> Bool { values[key] as? Bool ?? false }

  /// The attributes of the item itself.
  var attributes: [String: Any] {
    values.filter { key, _ in
      key != kSecClass as String && !["m_", "r_", "u_", "v_"].contains { key.hasPrefix($0) }
        && key != kSecUseDataProtectionKeychain as String
    }
  }

  /// How many are wanted.
  var limit: Int {
    if let number = values[kSecMatchLimit] as? Int { return max(0, number) }
    let word = values[kSecMatchLimit] as? String
    return word == kSecMatchLimitAll as String ? .max : 1
  }

  /// The attributes say which items are meant; data does not, and nor does a guard, which is an object of its
  /// own for each query. Items that other devices share are found only by those who say so.
  func finds(_ item: KeychainItem) -> Bool {
    if let reference = values[kSecValuePersistentRef] as? Data { return item.reference == reference }
    guard itemClass == nil || itemClass == item.itemClass else { return false }
    var wanted = attributes
    wanted[kSecAttrAccessControl] = nil
    let sharing = wanted.removeValue(forKey: kSecAttrSynchronizable as String)
    if sharing as? String != kSecAttrSynchronizableAny as String,
      item.isSynchronizable != (sharing as? Bool ?? false)
    {
      return false
    }
    return wanted.allSatisfy { key, value in
      item.attributes[key].map(KeychainValue.init) == KeychainValue(value)
    }
  }
}

private protocol AnyOptional { var anyValue: Any? { get } }

extension Optional: AnyOptional {
  fileprivate var anyValue: Any? { map { $0 } }
}

extension Dictionary where Key == String {
  subscript(key: CFString) -> Value? {
    get { self[key as String] }
    set { self[key as String] = newValue }
  }
}
