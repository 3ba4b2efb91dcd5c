// How the classes that stand for nibs, storyboards and scenes reach the room that reads the files, which
// names every class that a nib can hold and so stands above them all.

import QuartzCore

/// Reads nibs and storyboards.
@MainActor protocol InterfaceReading {
  /// Whether there is a file of that name; `module` decides where several modules have one, nil: any of them.
  func hasFile(_ name: String, isStoryboard: Bool, module: String?) -> Bool

  /// The objects at the top of the nib, connected and awake; nil where there is no such nib.
  func objects(of nib: UINib, owner: AnyObject?) -> [AnyObject]?
  /// The cell or reusable view that the nib describes; nil where it describes none.
  func prototype(of nib: UINib) -> NibPrototype?

  /// The scene that the storyboard begins with; nil where it names none.
  func initialScene(of storyboard: UIStoryboard) -> String?
  /// The scenes with a storyboard ID, in the order of the file.
  func namedScenes(of storyboard: UIStoryboard) -> [(identifier: String, id: String)]
  /// A new controller of that scene, made by `creator` if there is one; nil where it could not be made.
  func controller(
    of id: String, in storyboard: UIStoryboard, madeBy creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

@MainActor enum InterfaceReader {
  /// There from the first file that is registered (`_InterfaceFiles`): without a file there is nothing to
  /// read.
  static var current: (any InterfaceReading)?

  static func hasFile(_ name: String, isStoryboard: Bool, module: String? = nil) -> Bool {
    current?.hasFile(name, isStoryboard: isStoryboard, module: module) ?? false
  }
}

/// The scene of a storyboard that a controller was made from.
@MainActor protocol ControllerScene: AnyObject {
  var storyboard: UIStoryboard { get }
  /// Makes the controller's view and connects it. False where the scene has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Goes the way of that name from the scene.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?)
}
