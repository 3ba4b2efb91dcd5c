// kSecClass, kSecAttrAccount, kSecValueData, kSecMatchLimit, kSecReturnData — after Apple's documentation
// "Keychain items", read 2026-11.
// State: partial. Missing: keys of certificates and of cryptographic keys beyond those below.
//
// The values are our own: an app compares keys and hands them back, and never reads them.

@_exported import UIKit

public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassIdentity: CFString { "idnt" }

// MARK: What an item says of itself

public var kSecAttrAccessControl: CFString { "accc" }
public var kSecAttrAccessGroup: CFString { "agrp" }
public var kSecAttrAccessGroupToken: CFString { "com.apple.token" }
public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrApplicationLabel: CFString { "klbl" }
public var kSecAttrApplicationTag: CFString { "atag" }
public var kSecAttrAuthenticationType: CFString { "atyp" }
public var kSecAttrCanDecrypt: CFString { "decr" }
public var kSecAttrCanEncrypt: CFString { "encr" }
public var kSecAttrCanSign: CFString { "sign" }
public var kSecAttrCanVerify: CFString { "vrfy" }
public var kSecAttrComment: CFString { "icmt" }
public var kSecAttrCreationDate: CFString { "cdat" }
public var kSecAttrCreator: CFString { "crtr" }
public var kSecAttrDescription: CFString { "desc" }
public var kSecAttrEffectiveKeySize: CFString { "esiz" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrIsInvisible: CFString { "invi" }
public var kSecAttrIsNegative: CFString { "nega" }
public var kSecAttrIsPermanent: CFString { "perm" }
public var kSecAttrIssuer: CFString { "issr" }
public var kSecAttrKeyClass: CFString { "kcls" }
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
public var kSecAttrKeyType: CFString { "type" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrModificationDate: CFString { "mdat" }
public var kSecAttrPath: CFString { "path" }
public var kSecAttrPort: CFString { "port" }
public var kSecAttrProtocol: CFString { "ptcl" }
public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrSerialNumber: CFString { "slnr" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrSubject: CFString { "subj" }
public var kSecAttrSyncViewHint: CFString { "vwht" }
public var kSecAttrSynchronizable: CFString { "sync" }
/// Items of both kinds, those that other devices share and those that they do not.
public var kSecAttrSynchronizableAny: CFString { "syna" }
public var kSecAttrTokenID: CFString { "tkid" }
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
public var kSecAttrType: CFString { "type" }

// MARK: When an item can be read

public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleAlways: CFString { "dk" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }

// MARK: Kinds of keys

public var kSecAttrKeyClassPublic: CFString { "0" }
public var kSecAttrKeyClassPrivate: CFString { "1" }
public var kSecAttrKeyClassSymmetric: CFString { "2" }
public var kSecAttrKeyTypeRSA: CFString { "42" }
public var kSecAttrKeyTypeEC: CFString { "73" }
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
public var kSecPrivateKeyAttrs: CFString { "private" }
public var kSecPublicKeyAttrs: CFString { "public" }

// MARK: Protocols and ways to sign in

public var kSecAttrProtocolFTP: CFString { "ftp " }
public var kSecAttrProtocolHTTP: CFString { "http" }
public var kSecAttrProtocolHTTPS: CFString { "htps" }
public var kSecAttrProtocolIMAP: CFString { "imap" }
public var kSecAttrProtocolSMTP: CFString { "smtp" }
public var kSecAttrProtocolSSH: CFString { "ssh " }
public var kSecAttrProtocolSMB: CFString { "smb " }
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }

// MARK: Searching

public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
public var kSecMatchItemList: CFString { "m_ItemList" }
public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecReturnRef: CFString { "r_Ref" }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
public var kSecValueData: CFString { "v_Data" }
public var kSecValueRef: CFString { "v_Ref" }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
public var kSecUseItemList: CFString { "u_ItemList" }
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }

// MARK: Passwords that websites share

public var kSecSharedPassword: CFString { "spwd" }
