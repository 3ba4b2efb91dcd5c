// SecItemAdd, SecItemCopyMatching, SecItemUpdate, SecItemDelete — after Apple's documentation of the four,
// read 2026-11.
// State: partial. Missing: keeping beyond the session, references to keys and certificates, access groups,
// guards by face and finger (everything can be read).

import UIKit

/// Adds one item.
///
/// - Parameter result: gets what the attributes ask for; a reference to it is not made for nothing.
/// - Returns: `errSecDuplicateItem` if there is one of the same class, account and service, or what else
///   tells items of that class apart.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  var answer: AnyObject?
  let status = withKeychain { $0.add(KeychainQuery(attributes), &answer) }
  if let answer { result?.pointee = answer }
  return status
}

/// Finds items.
///
/// - Parameter result: gets `Data`, a dictionary, or, with a limit of more than one, an array of either.
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  var answer: AnyObject?
  let status = withKeychain { $0.copy(KeychainQuery(query), &answer) }
  if let answer { result?.pointee = answer }
  return status
}

/// Changes all items that are found.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  withKeychain { $0.update(KeychainQuery(query), KeychainQuery(attributesToUpdate)) }
}

/// Takes all items away that are found.
///
/// - Returns: `errSecItemNotFound` if there was none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  withKeychain { $0.delete(KeychainQuery(query)) }
}

private func withKeychain(_ body: (Keychain) -> OSStatus) -> OSStatus {
  body(onMainThread(()) { Keychain.current })
}
