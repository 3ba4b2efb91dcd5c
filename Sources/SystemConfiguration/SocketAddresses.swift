// The length that socket addresses of Apple's systems begin with and those of Linux do not have.

import UIKit

extension sockaddr_in {
  /// In bytes. Nothing on Linux reads it, so that it is not kept.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// In bytes. Nothing on Linux reads it, so that it is not kept.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension sockaddr {
  /// In bytes. Nothing on Linux reads it, so that it is not kept.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}
