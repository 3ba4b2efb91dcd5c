// Keychain wrappers in the manners in which apps have them. They are to compile as on a device.

import Security
import UIKit

/// Queries by string keys, one function each.
enum PlainKeychain {
  static func save(_ value: String, for account: String) -> Bool {
    guard let data = value.data(using: .utf8) else { return false }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: account,
      kSecValueData as String: data,
    ]
    SecItemDelete(query as CFDictionary)
    return SecItemAdd(query as CFDictionary, nil) == noErr
  }

  static func load(_ account: String) -> String? {
    let query =
      [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrAccount as String: account,
        kSecReturnData as String: kCFBooleanTrue!,
        kSecMatchLimit as String: kSecMatchLimitOne,
      ] as [String: Any]
    var dataTypeRef: AnyObject?
    let status: OSStatus = SecItemCopyMatching(query as CFDictionary, &dataTypeRef)
    guard status == noErr, let data = dataTypeRef as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

/// Errors thrown, items as a struct, dictionaries of objects.
struct PasswordItem {
  enum KeychainError: Error, Equatable {
    case noPassword
    case unexpectedPasswordData
    case unhandledError(status: OSStatus)
  }

  let service: String
  private(set) var account: String
  let accessGroup: String?

  init(service: String, account: String, accessGroup: String? = nil) {
    self.service = service
    self.account = account
    self.accessGroup = accessGroup
  }

  func readPassword() throws -> String {
    var query = PasswordItem.query(service: service, account: account, accessGroup: accessGroup)
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanTrue

    var queryResult: AnyObject?
    let status = withUnsafeMutablePointer(to: &queryResult) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status != errSecItemNotFound else { throw KeychainError.noPassword }
    guard status == noErr else { throw KeychainError.unhandledError(status: status) }
    guard let existingItem = queryResult as? [String: AnyObject],
      let passwordData = existingItem[kSecValueData as String] as? Data,
      let password = String(data: passwordData, encoding: String.Encoding.utf8)
    else { throw KeychainError.unexpectedPasswordData }
    return password
  }

  func savePassword(_ password: String) throws {
    let encodedPassword = Data(password.utf8)
    do {
      try _ = readPassword()
      var attributesToUpdate = [String: AnyObject]()
      attributesToUpdate[kSecValueData as String] = encodedPassword as AnyObject?
      let query = PasswordItem.query(service: service, account: account, accessGroup: accessGroup)
      let status = SecItemUpdate(query as CFDictionary, attributesToUpdate as CFDictionary)
      guard status == noErr else { throw KeychainError.unhandledError(status: status) }
    } catch KeychainError.noPassword {
      var newItem = PasswordItem.query(service: service, account: account, accessGroup: accessGroup)
      newItem[kSecValueData as String] = encodedPassword as AnyObject?
      let status = SecItemAdd(newItem as CFDictionary, nil)
      guard status == noErr else { throw KeychainError.unhandledError(status: status) }
    }
  }

  func deleteItem() throws {
    let query = PasswordItem.query(service: service, account: account, accessGroup: accessGroup)
    let status = SecItemDelete(query as CFDictionary)
    guard status == noErr || status == errSecItemNotFound else {
      throw KeychainError.unhandledError(status: status)
    }
  }

  static func passwordItems(forService service: String) throws -> [PasswordItem] {
    var query = PasswordItem.query(service: service)
    query[kSecMatchLimit as String] = kSecMatchLimitAll
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanFalse
    var queryResult: AnyObject?
    let status = withUnsafeMutablePointer(to: &queryResult) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status != errSecItemNotFound else { return [] }
    guard let resultData = queryResult as? [[String: AnyObject]] else {
      throw KeychainError.unexpectedPasswordData
    }
    return resultData.compactMap { item in
      (item[kSecAttrAccount as String] as? String).map { PasswordItem(service: service, account: $0) }
    }
  }

  private static func query(
    service: String, account: String? = nil, accessGroup: String? = nil
  ) -> [String: AnyObject] {
    var query = [String: AnyObject]()
    query[kSecClass as String] = kSecClassGenericPassword
    query[kSecAttrService as String] = service as AnyObject?
    if let account = account { query[kSecAttrAccount as String] = account as AnyObject? }
    if let accessGroup = accessGroup { query[kSecAttrAccessGroup as String] = accessGroup as AnyObject? }
    return query
  }
}

/// Codable values, keys of Core Foundation, a mutable dictionary where one is filled, a choice of when it is
/// readable.
final class TypedKeychain {
  enum Access {
    case whenUnlocked, afterFirstUnlock

    var name: CFString {
      switch self {
      case .whenUnlocked: return kSecAttrAccessibleWhenUnlocked
      case .afterFirstUnlock: return kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      }
    }
  }

  private(set) var lastMessage: String?

  @discardableResult
  func set<Value: Encodable>(_ value: Value, forKey key: String, access: Access = .whenUnlocked) -> Bool {
    guard let data = try? JSONEncoder().encode(value) else { return false }
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "typed", kSecAttrAccount: key,
    ]
    var status = SecItemUpdate(
      item as CFDictionary, [kSecValueData: data, kSecAttrAccessible: access.name] as CFDictionary)
    if status == errSecItemNotFound {
      let full = NSMutableDictionary(dictionary: item)
      full[kSecValueData as String] = data
      full.setValue(access.name, forKey: kSecAttrAccessible as String)
      status = SecItemAdd(full as CFDictionary, nil)
    }
    lastMessage = SecCopyErrorMessageString(status, nil) as String?
    return status == errSecSuccess
  }

  func value<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    let query: NSDictionary = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "typed", kSecAttrAccount: key,
      kSecReturnData: true,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query, &item) == errSecSuccess, let data = item as? Data else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  func removeAll() {
    for itemClass in [kSecClassGenericPassword, kSecClassInternetPassword, kSecClassKey] {
      SecItemDelete([kSecClass: itemClass] as NSDictionary)
    }
  }
}
