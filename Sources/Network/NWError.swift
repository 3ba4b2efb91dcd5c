// NWError — after Apple's documentation "NWError", read 2026-11.
// State: complete.

import UIKit

/// Why a connection fails.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  /// The number of an error of DNS-SD.
  case dns(Int32)
  case tls(OSStatus)

  public var debugDescription: String {
    switch self {
    case .posix(let code):
      "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "DNS error \(code)"
    case .tls(let status): "TLS error \(status)"
    }
  }
}

extension NWError: LocalizedError, CustomNSError {
  public static var errorDomain: String { "Network.NWError" }

  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code): Int(code)
    case .tls(let status): Int(status)
    }
  }

  public var errorDescription: String? { debugDescription }
}
