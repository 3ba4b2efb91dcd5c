// swinjectRegistrationName — after SwinjectStoryboard's public API.
// State: complete.

import UIKit

extension UIViewController {
  /// By which `storyboardInitCompleted` tells controllers of one class apart; a storyboard's user-defined
  /// attribute.
  public var swinjectRegistrationName: String? {
    get { objc_getAssociatedObject(self, Key.name) as? String }
    set { objc_setAssociatedObject(self, Key.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }

  static func registerSwinjectName() {
    _KeyedProperties.register(
      UIViewController.self, "swinjectRegistrationName", \.swinjectRegistrationName)
  }
}

private enum Key {
  /// An address that nothing else has.
  nonisolated(unsafe) static let name = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
