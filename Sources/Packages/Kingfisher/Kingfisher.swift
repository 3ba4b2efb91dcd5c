// KingfisherWrapper, KingfisherCompatible — after Kingfisher's public API.
// State: complete.

import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformButton = UIButton
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformColor = UIColor

/// Where Kingfisher's words on a value are: `kf`.
public struct KingfisherWrapper<Base>: @unchecked Sendable {
  // Only hands the value on; views are used on UIKit's one thread.
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

/// An object that has `kf`.
public protocol KingfisherCompatible: AnyObject {}

/// A value that has `kf`.
public protocol KingfisherCompatibleValue {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension KingfisherCompatibleValue {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImage: KingfisherCompatible {}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension Data: KingfisherCompatibleValue {}
extension CGSize: KingfisherCompatibleValue {}
