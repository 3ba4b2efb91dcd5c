// errSecSuccess, errSecItemNotFound, errSecDuplicateItem, SecCopyErrorMessageString — after Apple's
// documentation "Security Framework Result Codes", read 2026-11.
// State: partial. Missing: codes that no keychain of passwords gives.

import UIKit

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecDiskFull: OSStatus { -34 }
public var errSecIO: OSStatus { -36 }
public var errSecOpWr: OSStatus { -49 }
public var errSecParam: OSStatus { -50 }
public var errSecWrPerm: OSStatus { -61 }
public var errSecAllocate: OSStatus { -108 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecBadReq: OSStatus { -909 }
public var errSecInternalComponent: OSStatus { -2070 }
public var errSecMissingEntitlement: OSStatus { -34018 }
public var errSecNotAvailable: OSStatus { -25291 }
public var errSecReadOnly: OSStatus { -25292 }
public var errSecAuthFailed: OSStatus { -25293 }
public var errSecNoSuchKeychain: OSStatus { -25294 }
public var errSecInvalidKeychain: OSStatus { -25295 }
public var errSecDuplicateKeychain: OSStatus { -25296 }
public var errSecDuplicateCallback: OSStatus { -25297 }
public var errSecInvalidCallback: OSStatus { -25298 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecBufferTooSmall: OSStatus { -25301 }
public var errSecDataTooLarge: OSStatus { -25302 }
public var errSecNoSuchAttr: OSStatus { -25303 }
public var errSecInvalidItemRef: OSStatus { -25304 }
public var errSecNoSuchClass: OSStatus { -25306 }
public var errSecNoDefaultKeychain: OSStatus { -25307 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecInteractionRequired: OSStatus { -25315 }
public var errSecDataNotAvailable: OSStatus { -25316 }
public var errSecDecode: OSStatus { -26275 }
public var errSecInvalidValue: OSStatus { -67689 }
public var errSecUnsupportedKeyFormat: OSStatus { -67734 }

/// A sentence about a status, in English; nil for a number that is none.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  sentences[status].map { $0 as CFString }
}

private let sentences: [OSStatus: String] = [
  errSecSuccess: "There was no error.",
  errSecUnimplemented: "The function is not implemented.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "Reading or writing failed.",
  errSecParam: "A parameter is not valid.",
  errSecWrPerm: "There is no permission to write.",
  errSecAllocate: "Memory could not be had.",
  errSecUserCanceled: "The user canceled.",
  errSecBadReq: "The request is not valid.",
  errSecInternalComponent: "A component failed.",
  errSecMissingEntitlement: "An entitlement is missing.",
  errSecNotAvailable: "No keychain is available.",
  errSecReadOnly: "The keychain can only be read.",
  errSecAuthFailed: "The user name or the passphrase is not right.",
  errSecDuplicateItem: "The item is in the keychain already.",
  errSecItemNotFound: "The item is not in the keychain.",
  errSecNoSuchAttr: "There is no such attribute.",
  errSecInvalidItemRef: "The reference to the item is not valid.",
  errSecNoSuchClass: "There is no such class of items.",
  errSecInteractionNotAllowed: "The user must not be asked just now.",
  errSecDecode: "The data could not be decoded.",
]
