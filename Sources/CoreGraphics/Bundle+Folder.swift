import Foundation

extension Bundle {
  /// The folder that Foundation knows the bundle by. UIKit answers `bundlePath` and its kin itself, so that
  /// none of its own files can ask Foundation's.
  public var _folder: String { bundlePath }
}
