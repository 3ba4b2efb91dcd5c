// _App — the app as generated code describes it, with the values of its Info.plist.

import QuartzCore

/// An app that can be launched.
@preconcurrency @MainActor public struct _App {
  /// The values of an Info.plist that decide how an app is launched.
  public struct Info: Hashable, Sendable {
    /// `UIMainStoryboardFile`.
    public var mainStoryboard: String?
    /// Whether there is a `UIApplicationSceneManifest`; nil where nothing is known of an Info.plist.
    public var hasScenes: Bool?
    /// Of the manifest's first configuration for windows: name of the class, perhaps behind its module's and
    /// a full stop.
    public var sceneDelegate: String?
    /// Of the same configuration: `UISceneStoryboardFile`.
    public var sceneStoryboard: String?

    /// Of an app whose Info.plist is not known, unless something is given.
    public init(
      mainStoryboard: String? = nil, hasScenes: Bool? = nil, sceneDelegate: String? = nil,
      sceneStoryboard: String? = nil
    ) {
      self.mainStoryboard = mainStoryboard
      self.hasScenes = hasScenes
      self.sceneDelegate = sceneDelegate
      self.sceneStoryboard = sceneStoryboard
    }
  }

  /// A class that can be a scene's delegate.
  public struct SceneDelegate {
    var type: AnyClass
    var make: @MainActor () -> any UISceneDelegate

    /// `make` makes one delegate, each time it is called.
    public init<Delegate: UISceneDelegate>(
      _ type: Delegate.Type, _ make: @escaping @MainActor () -> Delegate
    ) {
      self.type = type
      self.make = make
    }
  }

  let makeDelegate: @MainActor () -> (any UIApplicationDelegate)?
  let sceneDelegates: [SceneDelegate]
  let info: Info

  /// - Parameter makeDelegate: nil for an app whose delegate is not there.
  public init(
    info: Info = Info(), sceneDelegates: [SceneDelegate] = [],
    makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?
  ) {
    self.info = info
    self.sceneDelegates = sceneDelegates
    self.makeDelegate = makeDelegate
  }

  /// The app whose code is loaded; set when its library is. Nil in the gallery.
  public static var loaded: _App?

  /// The window on the running preview's screen; nil for none.
  public static var window: UIWindow? { .current }

  /// Says something about the running preview, one sentence for people.
  public static func report(_ sentence: String) { SessionContext.current.report(sentence) }

  /// Whether its windows belong to scenes. Where no Info.plist says so, an app delegate that configures
  /// scenes does.
  func usesScenes(asTold delegate: (any UIApplicationDelegate)?) -> Bool {
    info.hasScenes ?? (delegate.map(Self.configuresScenes) ?? !sceneDelegates.isEmpty)
  }

  static func configuresScenes(_ delegate: any UIApplicationDelegate) -> Bool {
    _OptionalMethods.implements(delegate, "application(_:configurationForConnecting:options:)") == true
  }

  /// The class that a configuration or the Info.plist names; otherwise the first there is.
  func sceneDelegate(for configuration: UISceneConfiguration?) -> SceneDelegate? {
    if let type = configuration?.delegateClass, let known = sceneDelegates.first(where: { $0.type == type }) {
      return known
    }
    let name = info.sceneDelegate?.split(separator: ".").last.map(String.init)
    return sceneDelegates.first { name == "\($0.type)" } ?? sceneDelegates.first
  }
}
