// One preview's app: UIKit has one `UIApplication` for a process, in which several previews may run, one at a
// time.

import QuartzCore

/// The app around the running preview: its delegates, made when they are asked for or when it is launched.
@MainActor final class AppSession {
  /// That of the preview that runs just now.
  static var current: AppSession { SessionContext.current.keeping { AppSession() } }

  /// Kept alive here: no other object owns it.
  private(set) var delegate: (any UIApplicationDelegate)?
  private(set) var sceneDelegate: (any UISceneDelegate)?
  var configuration: UISceneConfiguration?
  private var isMaking = false

  /// The delegate of the app whose code is loaded, made when it is first asked for. The screens of an app may
  /// ask for it where the app itself was not launched: it then has the preview's window.
  var delegateOnDemand: (any UIApplicationDelegate)? {
    if delegate == nil, let app = _App.loaded, let made = makingAlone(app.makeDelegate) {
      delegate = made
      if !app.usesScenes(asTold: made) { made.window = UIWindow.current }
    }
    return delegate
  }

  /// Likewise the scene's delegate.
  var sceneDelegateOnDemand: (any UISceneDelegate)? {
    if sceneDelegate == nil, let app = _App.loaded, app.usesScenes(asTold: delegateOnDemand),
      let made = makingAlone({ app.sceneDelegate(for: nil)?.make() })
    {
      sceneDelegate = made
      (made as? any UIWindowSceneDelegate)?.window = UIWindow.current
    }
    return sceneDelegate
  }

  /// Makes a delegate. Its initialiser may ask for it, and gets nil.
  func makingAlone<Made>(_ make: () -> Made?) -> Made? {
    guard !isMaking else { return nil }
    isMaking = true
    defer { isMaking = false }
    return make()
  }

  func begin(with delegate: (any UIApplicationDelegate)?) { self.delegate = delegate }
  func connect(_ delegate: (any UISceneDelegate)?) { sceneDelegate = delegate }
}
