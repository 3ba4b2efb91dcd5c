// StoryboardBased, StoryboardSceneBased — after Reusable's public API.
// State: complete.

import UIKit

/// A view controller that is the first of a storyboard of its class's name.
@preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  /// Of the class's name, in the module of the class.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: nil, fileID(of: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  /// Ends the preview where the storyboard's first controller is none of this class, as the package does.
  public static func instantiate() -> Self {
    guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
      fatalError("The first view controller of \(self)'s storyboard is no \(self)")
    }
    return controller
  }
}

/// A view controller that a storyboard with several has under an identifier.
@preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  /// The name of the class.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// Ends the preview where the storyboard has no controller of this class under that identifier, as the
  /// package does.
  public static func instantiate() -> Self {
    guard
      let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier) as? Self
    else { fatalError("The controller \"\(sceneIdentifier)\" of \(self)'s storyboard is no \(self)") }
    return controller
  }
}
