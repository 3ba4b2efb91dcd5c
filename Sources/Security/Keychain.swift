import UIKit

/// The keychain of a session: in memory, empty at its beginning, gone at its end.
final class Keychain {
  private var items: [KeychainItem] = []
  private var made = 0

  @MainActor static var current: Keychain { SessionContext.current.keeping { Keychain() } }

  func add(_ query: KeychainQuery, _ result: inout AnyObject?) -> OSStatus {
    guard let itemClass = query.itemClass, KeychainItem.classes.contains(itemClass) else {
      return errSecParam
    }
    let value = query.values[kSecValueData]
    let data = value as? Data
    guard value == nil || data != nil else { return errSecParam }
    made += 1
    var item = KeychainItem(
      number: made, itemClass: itemClass, attributes: query.attributes, data: data)
    let sharing = item.attributes[kSecAttrSynchronizable] as? String
    guard sharing != kSecAttrSynchronizableAny as String else { return errSecParam }
    let identity = item.identity
    let isKnown = items.contains { $0.itemClass == itemClass && $0.identity == identity }
    guard !isKnown else { return errSecDuplicateItem }
    let now = Date()
    item.attributes[kSecAttrAccessible] =
      item.attributes[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
    item.attributes[kSecAttrCreationDate] = item.attributes[kSecAttrCreationDate] ?? now
    item.attributes[kSecAttrModificationDate] = item.attributes[kSecAttrModificationDate] ?? now
    items.append(item)
    if let answer = Self.answer(query, item) { result = answer as AnyObject }
    return errSecSuccess
  }

  func copy(_ query: KeychainQuery, _ result: inout AnyObject?) -> OSStatus {
    guard query.itemClass != nil || query.values[kSecValuePersistentRef] != nil else { return errSecParam }
    let found = items.filter(query.finds).prefix(query.limit)
    guard let first = found.first else { return errSecItemNotFound }
    if query.limit == 1 {
      if let answer = Self.answer(query, first) { result = answer as AnyObject }
    } else {
      let answers = found.compactMap { Self.answer(query, $0) }
      if !answers.isEmpty { result = answers as AnyObject }
    }
    return errSecSuccess
  }

  /// Changes all that the query finds.
  func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    guard query.itemClass != nil || query.values[kSecValuePersistentRef] != nil, !changes.values.isEmpty,
      changes.itemClass == nil
    else { return errSecParam }
    let value = changes.values[kSecValueData]
    guard value == nil || value is Data else { return errSecParam }
    let found = items.indices.filter { query.finds(items[$0]) }
    guard !found.isEmpty else { return errSecItemNotFound }
    var changed = items
    for index in found {
      changed[index].attributes.merge(changes.attributes) { _, new in new }
      changed[index].attributes[kSecAttrModificationDate] = Date()
      if let data = value as? Data { changed[index].data = data }
    }
    guard Set(changed.map { [$0.itemClass: $0.identity] }).count == changed.count else {
      return errSecDuplicateItem
    }
    items = changed
    return errSecSuccess
  }

  /// All that the query finds go.
  func delete(_ query: KeychainQuery) -> OSStatus {
    guard query.itemClass != nil || query.values[kSecValuePersistentRef] != nil else { return errSecParam }
    let before = items.count
    items.removeAll(where: query.finds)
    return items.count < before ? errSecSuccess : errSecItemNotFound
  }

  /// The result that a query wants to have of an item: data alone, or several things by their keys; nil if it
  /// only asks whether there is one.
  private static func answer(_ query: KeychainQuery, _ item: KeychainItem) -> Any? {
    var parts: [String: Any] = [:]
    if query.asks(for: kSecReturnData) { parts[kSecValueData] = item.data ?? Data() }
    if query.asks(for: kSecReturnPersistentRef) { parts[kSecValuePersistentRef] = item.reference }
    if query.asks(for: kSecReturnAttributes) {
      parts.merge(item.attributes) { part, _ in part }
      parts[kSecClass] = item.itemClass
      parts[kSecAttrSynchronizable] = item.isSynchronizable
      return parts
    }
    return parts.count > 1 ? parts : parts.values.first
  }
}
