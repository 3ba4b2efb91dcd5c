import Security
import Testing
import UIKit

@MainActor @Suite struct `Security` {
  // MARK: As apps use it

  @Test func `a wrapper by string keys reads what it wrote, and writes over it`() {
    VirtualRunLoop.current = VirtualRunLoop()
    #expect(PlainKeychain.load("token") == nil)
    #expect(PlainKeychain.save("first", for: "token"))
    #expect(PlainKeychain.save("second", for: "token"))
    #expect(PlainKeychain.save("other", for: "id"))
    #expect(PlainKeychain.load("token") == "second")
  }

  @Test func `a wrapper of items adds, updates, lists and deletes`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    let ada = PasswordItem(service: "shop", account: "ada")
    let bob = PasswordItem(service: "shop", account: "bob")
    #expect(throws: PasswordItem.KeychainError.noPassword) { try ada.readPassword() }
    try ada.savePassword("one")
    try bob.savePassword("two")
    try ada.savePassword("three")
    #expect(try ada.readPassword() == "three")
    #expect(try PasswordItem.passwordItems(forService: "shop").map(\.account) == ["ada", "bob"])
    #expect(try PasswordItem.passwordItems(forService: "bank").isEmpty)
    try ada.deleteItem()
    try ada.deleteItem()
    #expect(try PasswordItem.passwordItems(forService: "shop").map(\.account) == ["bob"])
  }

  @Test func `a wrapper of typed values keeps them by keys of Core Foundation`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let keychain = TypedKeychain()
    keychain.set([1, 2], forKey: "numbers")
    keychain.set([1, 2, 3], forKey: "numbers", access: .afterFirstUnlock)
    #expect(keychain.lastMessage == "There was no error.")
    #expect(keychain.value([Int].self, forKey: "numbers") == [1, 2, 3])
    keychain.removeAll()
    #expect(keychain.value([Int].self, forKey: "numbers") == nil)
  }

  // MARK: The rules

  private func item(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
    let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
    return item.merging(more) { $1 } as CFDictionary
  }

  @Test func `a second item of the same account and service is refused, whatever its secret`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let first = item("a", [kSecAttrService: "s", kSecValueData: Data([1])])
    let alike = item("a", [kSecAttrService: "s", kSecValueData: Data([2]), kSecAttrLabel: "l"])
    let other = item("a", [kSecAttrService: "t"])
    #expect(SecItemAdd(first, nil) == errSecSuccess)
    #expect(SecItemAdd(alike, nil) == errSecDuplicateItem)
    #expect(SecItemAdd(other, nil) == errSecSuccess)
    let all: CFDictionary = [kSecClass: kSecClassGenericPassword]
    #expect(SecItemUpdate(all, [kSecAttrService: "u"] as CFDictionary) == errSecDuplicateItem)
    #expect(SecItemDelete(other) == errSecSuccess)
    #expect(SecItemUpdate(other, [kSecAttrService: "u"] as CFDictionary) == errSecItemNotFound)
  }

  @Test func `a query without a class, or a secret that is no data, is not valid`() {
    VirtualRunLoop.current = VirtualRunLoop()
    var result: CFTypeRef?
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecAttrAccount: "a"] as CFDictionary, &result) == errSecParam)
    #expect(SecItemAdd(item("a", [kSecValueData: "text"]), nil) == errSecParam)
    #expect(SecItemUpdate(item("a"), [:] as CFDictionary) == errSecParam)
    #expect(SecItemDelete(item("a")) == errSecItemNotFound)
    #expect(result == nil)
  }

  @Test func `a search gives what it asks for, and for more than one a list`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    for (index, account) in ["a", "b", "c"].enumerated() {
      _ = SecItemAdd(item(account, [kSecValueData: Data([UInt8(index)])]), nil)
    }
    var result: CFTypeRef?
    let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecReturnData: true]
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data([0]))
    let all = query.merging([kSecMatchLimit: kSecMatchLimitAll]) { $1 }
    #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
    #expect(result as? [Data] == [Data([0]), Data([1]), Data([2])])
    let two = query.merging([kSecMatchLimit: 2, kSecReturnAttributes: true]) { $1 }
    #expect(SecItemCopyMatching(two as CFDictionary, &result) == errSecSuccess)
    let found = try #require(result as? [[String: Any]])
    #expect(found.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(found[0][kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
    let nothing: CFDictionary = [kSecClass: kSecClassGenericPassword]
    result = nil
    #expect(SecItemCopyMatching(nothing, &result) == errSecSuccess)
    #expect(result == nil)
  }

  @Test func `a persistent reference finds its item again`() {
    VirtualRunLoop.current = VirtualRunLoop()
    var reference: CFTypeRef?
    #expect(
      SecItemAdd(item("a", [kSecValueData: Data([7]), kSecReturnPersistentRef: true]), &reference)
        == errSecSuccess)
    var data: CFTypeRef?
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecValuePersistentRef: reference as Any, kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &data) == errSecSuccess)
    #expect(data as? Data == Data([7]))
  }

  @Test func `items that other devices share are found only by those who say so`() {
    VirtualRunLoop.current = VirtualRunLoop()
    _ = SecItemAdd(item("a", [kSecAttrSynchronizable: true]), nil)
    #expect(SecItemCopyMatching(item("a"), nil) == errSecItemNotFound)
    #expect(SecItemCopyMatching(item("a", [kSecAttrSynchronizable: true]), nil) == errSecSuccess)
    #expect(
      SecItemCopyMatching(item("a", [kSecAttrSynchronizable: kSecAttrSynchronizableAny]), nil)
        == errSecSuccess)
  }

  @Test func `another session has a keychain of its own`() {
    VirtualRunLoop.current = VirtualRunLoop()
    #expect(PlainKeychain.save("mine", for: "token"))
    VirtualRunLoop.current = VirtualRunLoop()
    #expect(PlainKeychain.load("token") == nil)
  }

  @Test func `an item behind a guard can be read`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    var error: Unmanaged<CFError>?
    let guarding = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, &error)
    #expect(error == nil)
    let access = try #require(guarding)
    _ = SecItemAdd(item("a", [kSecAttrAccessControl: access, kSecValueData: Data([1])]), nil)
    var data: CFTypeRef?
    _ = SecItemCopyMatching(item("a", [kSecReturnData: kCFBooleanTrue as Any]), &data)
    #expect(data as? Data == Data([1]))
  }

  @Test func `random bytes fill what they are asked for, and no more`() {
    VirtualRunLoop.current = VirtualRunLoop()
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(Set(bytes.prefix(32)).count > 4)
    #expect(bytes.suffix(32).allSatisfy { $0 == 0 })
  }
}
