/// Types and functions that cannot be had here, with the nearest thing that works.
///
/// A name that the module declares itself is not meant.
enum UnsupportedNames {
  /// nil: nothing is known against the name.
  static func remedy(for name: String) -> String? { all[name] }

  private static let all: [String: String] = {
    var all: [String: String] = [:]
    for (names, remedy) in groups { for name in names { all[name] = remedy } }
    return all
  }()

  private static let groups: [([String], String)] = [
    (
      [
        "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
        "method_setImplementation", "method_getImplementation", "class_addMethod", "class_replaceMethod",
        "imp_implementationWithBlock", "object_setClass", "objc_getClass", "objc_allocateClassPair",
        "objc_msgSend",
      ], "Methods cannot be exchanged without the Objective-C runtime. Override the method in a subclass."
    ),
    (["NSSelectorFromString", "NSStringFromSelector"], "Use #selector(Type.method(_:))."),
    (
      ["UIWebView", "MTKView", "SCNView", "SKView"],
      "Only UIKit's own views are drawn. Show a coloured UIView or a UIImageView instead."
    ),
    (
      [
        "UIFieldBehavior", "UIRegion",
      ],
      "UIKit Dynamics has no fields here. UIGravityBehavior, UIPushBehavior and UIAttachmentBehavior work."
    ),
    (
      ["CIFilter", "CIImage", "CIContext"],
      "There are no image filters. UIImage(named:) shows the picture as it is."
    ),
  ]
}
