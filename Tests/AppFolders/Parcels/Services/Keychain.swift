import Foundation
import Security

struct Keychain {

    enum Failure: Error {
        case status(OSStatus)

        var message: String {
            guard case .status(let status) = self else { return "" }
            return SecCopyErrorMessageString(status, nil) as String? ?? "OSStatus \(status)"
        }
    }

    let service: String

    subscript(key: String) -> String? {
        get { (try? read(key)).flatMap { String(data: $0, encoding: .utf8) } }
        nonmutating set {
            if let value = newValue {
                try? write(Data(value.utf8), for: key)
            } else {
                SecItemDelete(query(key) as CFDictionary)
            }
        }
    }

    func read(_ key: String) throws -> Data {
        var query = self.query(key)
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        query[kSecReturnData as String] = kCFBooleanTrue

        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status == errSecSuccess, let data = item as? Data else {
            throw Failure.status(status)
        }
        return data
    }

    func write(_ data: Data, for key: String) throws {
        var query = self.query(key)
        var status = SecItemUpdate(query as CFDictionary, [kSecValueData as String: data] as CFDictionary)
        if status == errSecItemNotFound {
            query[kSecValueData as String] = data
            query[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
            status = SecItemAdd(query as CFDictionary, nil)
        }
        guard status == errSecSuccess else { throw Failure.status(status) }
    }

    private func query(_ key: String) -> [String: Any] {
        return [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: key,
        ]
    }
}
