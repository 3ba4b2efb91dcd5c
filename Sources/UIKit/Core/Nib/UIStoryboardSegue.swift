// UIStoryboardSegue, UIStoryboardUnwindSegueSource — after Apple's documentation of the two, read 2026-11.
// State: complete.

import QuartzCore

/// A way from one controller to another, about to be gone.
@preconcurrency @MainActor open class UIStoryboardSegue: MainActorObject {
  /// The storyboard's name for the segue; nil where it has none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is gone to, already made; its view may not be loaded.
  public let destination: UIViewController
  private var handler: () -> Void = {}

  /// A segue whose `perform()` does nothing unless a subclass overrides it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init(_object: ())
  }

  /// `performHandler` is what `perform()` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// How classes that a storyboard names are instantiated (Facts 7.3).
  public required convenience init(
    _identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: _identifier, source: source, destination: destination)
  }

  /// Goes the way. Overridden by segues that animate it otherwise.
  open func perform() { handler() }

  /// Sets the work of `perform()`, unless a subclass overrides it.
  func onPerform(_ handler: @escaping () -> Void) { self.handler = handler }
}

/// How an unwind finds who takes it.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: MainActorObject {
  /// The controller that the unwind leaves.
  public let source: UIViewController
  /// The method that the controller to go to must have.
  public let unwindAction: Selector
  /// The control or object that set the unwind off; nil where a program did.
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init(_object: ())
  }
}
