import UIKit

/// The screen that an app is shown by where it reached holes on the way to its window, such as a coordinator
/// of a package that is not here: of its view controllers the one that it most likely begins with.
struct StartScreen: Sendable {
  /// The name of its class.
  let title: String
  let make: @MainActor @Sendable () -> UIViewController

  /// Parts of the names of first screens, the likeliest first. Two that are as likely stand in the order of
  /// the source.
  private static let words = [["tabbar"], ["root", "main", "home", "start"], ["list", "feed"], [""]]
  /// Parts of the names of those that go by themselves.
  private static let passing = ["splash", "launch"]

  /// The likeliest of some; nil for none.
  static func likeliest(of screens: [StartScreen]) -> StartScreen? {
    let staying = screens.filter { screen in !passing.contains { screen.lowercased.contains($0) } }
    return words.lazy.compactMap { words in
      staying.first { screen in words.contains { $0.isEmpty || screen.lowercased.contains($0) } }
    }.first
  }

  private var lowercased: String { title.lowercased() }

  /// Launches `app`, and shows this screen in `window`, the running preview's, where the app has nothing to
  /// show and reached a hole meanwhile.
  @MainActor func launch(_ app: _App, in window: UIWindow) {
    let reached = HoleLedger.total
    app.launch()
    guard HoleLedger.total > reached, let shown = _App.window, shown === window || shown._isBlank else {
      return
    }
    window.rootViewController = make()
    if shown !== window { window.makeKeyAndVisible() }
    _App.report("As the app reached holes on the way to its first screen, \(title) is shown in its place.")
  }
}
