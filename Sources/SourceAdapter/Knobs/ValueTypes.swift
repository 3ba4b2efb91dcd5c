/// The types whose literals are knobs, by the names that source has for them.
enum ValueTypes {
  /// Floating-point types: any number can stand where a literal of them stands.
  static let floats: Set<String> = [
    "CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval", "CFTimeInterval",
  ]
  static let integer = "Int"
  static let boolean = "Bool"
  static let colour = "UIColor"

  /// Labels of the memberwise initialisers whose number literals are knobs each.
  static let members: [String: [String]] = [
    "CGSize": ["width", "height"],
    "CGPoint": ["x", "y"],
    "CGVector": ["dx", "dy"],
    "CGRect": ["x", "y", "width", "height"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "UIOffset": ["horizontal", "vertical"],
  ]

  /// `name` without the module in front.
  static func plain(_ name: String) -> String {
    for module in ["Swift.", "Foundation.", "CoreGraphics.", "QuartzCore.", "UIKit."]
    where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
}
