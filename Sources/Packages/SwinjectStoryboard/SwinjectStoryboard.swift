// SwinjectStoryboard — after SwinjectStoryboard's public API.
// State: complete.

import Swinject
import UIKit

/// A storyboard whose container gives its controllers what they need, and those of storyboards that it refers
/// to. The default container does so for all other storyboards.
@preconcurrency @MainActor public class SwinjectStoryboard: UIStoryboard {
  private var resolver: any Resolver = Container()

  private static var keptContainer = Container()
  private static var isListening = false
  /// An extension's `setup()`, until it has been called.
  private static var setup: (@MainActor () -> Void)?

  /// Gives controllers their dependencies where the storyboard has no container of its own.
  public static var defaultContainer: Container {
    get {
      start()
      return keptContainer
    }
    set { keptContainer = newValue }
  }

  /// A storyboard whose controllers are given what they need by the default container. `file` tells the
  /// caller's module.
  public class func create(
    name: String, bundle storyboardBundleOrNil: Bundle?, _ file: String = #fileID
  ) -> SwinjectStoryboard {
    create(name: name, bundle: storyboardBundleOrNil, container: defaultContainer, file)
  }

  /// A storyboard whose controllers are given what they need by `container`.
  public class func create(
    name: String, bundle storyboardBundleOrNil: Bundle?, container: any Resolver, _ file: String = #fileID
  ) -> SwinjectStoryboard {
    start()
    let storyboard = SwinjectStoryboard(name: name, bundle: storyboardBundleOrNil, file)
    storyboard.resolver = container
    return storyboard
  }

  // MARK: Set-up

  /// For generated code: says that an extension has a `setup()`, which Objective-C would find. It is called
  /// before the default container is first used.
  public static func _register(setup: @escaping @MainActor () -> Void) {
    self.setup = setup
    listen()
  }

  /// Calls `setup()` once. It uses the default container itself.
  private static func start() {
    listen()
    let waiting = setup
    setup = nil
    waiting?()
  }

  // MARK: Injection

  private static func listen() {
    if isListening { return }
    isListening = true
    UIViewController.registerSwinjectName()
    UIStoryboard._controllerMade = { controller, storyboard in
      let referring = sequence(first: storyboard, next: \._referrer)
      let own = referring.lazy.compactMap { ($0 as? SwinjectStoryboard)?.resolver }.first ?? defaultContainer
      (own as? Container)?.complete(controller, name: controller.swinjectRegistrationName)
    }
  }
}

extension Container {
  /// The class of what storyboards make.
  public typealias Controller = UIViewController

  /// Has `initCompleted` called with controllers of that very class when a storyboard has made them, before
  /// their views are loaded; with a name, those whose user-defined attribute `swinjectRegistrationName` has
  /// it.
  public func storyboardInitCompleted<C: Controller>(
    _ controllerType: C.Type, name: String? = nil, initCompleted: @escaping (any Resolver, C) -> Void
  ) {
    onCompletion(of: controllerType, name: name, initCompleted)
  }
}
