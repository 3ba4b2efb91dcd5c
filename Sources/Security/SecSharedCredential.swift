// SecAddSharedWebCredential, SecRequestSharedWebCredential, SecCreateSharedWebCredentialPassword — after
// Apple's documentation "Shared web credentials", read 2026-11.
// State: partial. Missing: sharing: there are no websites, and no user is asked.

import UIKit

/// The handler gets an error in a later turn: the user was not asked.
public func SecAddSharedWebCredential(
  _ domain: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  onMainThread(completionHandler) { handler in
    VirtualRunLoop.current.post { handler(refusal) }
  }
}

/// The handler gets no credentials, and an error, in a later turn.
public func SecRequestSharedWebCredential(
  _ domain: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  onMainThread(completionHandler) { handler in
    VirtualRunLoop.current.post { handler(nil, refusal) }
  }
}

private var refusal: CFError {
  NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound))
}

/// A password in the form of those that Safari suggests: four groups of three letters or digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let characters = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in characters.randomElement() }) }
  return groups.joined(separator: "-") as CFString
}
