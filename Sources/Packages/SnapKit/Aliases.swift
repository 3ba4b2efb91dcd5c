// Names of SnapKit's for types of UIKit's, and the settings — after SnapKit's public API.
// State: complete.

@_exported import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// Settings of all constraints that are made from now on.
@preconcurrency @MainActor public enum ConstraintConfig {
  /// Which sides of `UIEdgeInsets` leading and trailing edges take; it is not found out by itself. Default:
  /// left to right.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}

/// Where SnapKit would end the program, a preview goes on after a warning.
@MainActor func warn(_ sentence: String, _ file: String = "", _ line: UInt = 0) {
  let name = file.split(separator: "/").last.map { " (\($0):\(line))" } ?? ""
  SessionContext.current.report("SnapKit: \(sentence)\(name)")
}
