// Names from before Swift 4.2: of text, animation timing and layers.

import QuartzCore

/// The name before Swift 4.2 of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name before Swift 4.2 of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name before Swift 4.2 of `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight

/// The name before Swift 4.2 of `NSAttributedString.Key.font`.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name before Swift 4.2 of `NSAttributedString.Key.foregroundColor`.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name before Swift 4.2 of `NSAttributedString.Key.paragraphStyle`.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

/// The name before Swift 4.2 of `UIFont.Weight.ultraLight`.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// The name before Swift 4.2 of `UIFont.Weight.thin`.
public let UIFontWeightThin = UIFont.Weight.thin
/// The name before Swift 4.2 of `UIFont.Weight.light`.
public let UIFontWeightLight = UIFont.Weight.light
/// The name before Swift 4.2 of `UIFont.Weight.regular`.
public let UIFontWeightRegular = UIFont.Weight.regular
/// The name before Swift 4.2 of `UIFont.Weight.medium`.
public let UIFontWeightMedium = UIFont.Weight.medium
/// The name before Swift 4.2 of `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// The name before Swift 4.2 of `UIFont.Weight.bold`.
public let UIFontWeightBold = UIFont.Weight.bold
/// The name before Swift 4.2 of `UIFont.Weight.heavy`.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// The name before Swift 4.2 of `UIFont.Weight.black`.
public let UIFontWeightBlack = UIFont.Weight.black

/// The name before Swift 4.2 of `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The name before Swift 4.2 of `UILayoutPriority.defaultHigh`.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The name before Swift 4.2 of `UILayoutPriority.defaultLow`.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The name before Swift 4.2 of `UILayoutPriority.fittingSizeLevel`.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The name before Swift 4.2 of `CAMediaTimingFunctionName.linear`.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name before Swift 4.2 of `CAMediaTimingFunctionName.easeIn`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name before Swift 4.2 of `CAMediaTimingFunctionName.easeOut`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name before Swift 4.2 of `CAMediaTimingFunctionName.easeInEaseOut`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name before Swift 4.2 of `CAMediaTimingFunctionName.default`.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The name before Swift 4.2 of `CAMediaTimingFillMode.forwards`.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name before Swift 4.2 of `CAMediaTimingFillMode.backwards`.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name before Swift 4.2 of `CAMediaTimingFillMode.both`.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name before Swift 4.2 of `CAMediaTimingFillMode.removed`.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name before Swift 4.2 of `CALayerContentsGravity.resize`.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name before Swift 4.2 of `CALayerContentsGravity.resizeAspect`.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name before Swift 4.2 of `CALayerContentsGravity.resizeAspectFill`.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name before Swift 4.2 of `CALayerContentsGravity.center`.
public let kCAGravityCenter = CALayerContentsGravity.center
