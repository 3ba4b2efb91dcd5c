import Testing

@testable import UIKit

/// A mistake in a file ends in a sentence, and the rest is shown.
@MainActor @Suite struct `Mistakes in nibs` {
  let stage = Stage()

  /// The reports of loading a storyboard with these scenes; the first is the initial one, and is shown.
  private func reports(_ name: String, _ scenes: String...) -> [String] {
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    var lines = ["0\tdocument\t1\tinitialViewController\ta", "1\tscenes\t2"]
    for scene in scenes {
      lines += ["2\tscene\t3", "3\tobjects\t4"]
      lines += scene.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return "\((Int(words[0]) ?? 0) + 4)\t" + words.dropFirst().joined(separator: "\t")
      }
    }
    _InterfaceFiles.register(
      name, isStoryboard: true, module: "Bad", language: "", lines.joined(separator: "\n"))
    let controller = UIStoryboard(name: name, bundle: nil, "Bad/").instantiateInitialViewController()
    stage.window.rootViewController = controller ?? UIViewController()
    stage.loop.settle()
    return reports
  }

  private func container(_ id: String, embeds other: String) -> String {
    """
    0 viewController 9 id \(id)
    1 view 10 key view id v\(id)
    2 subviews 11
    3 containerView 12 id c\(id)
    4 connections 13
    5 segue 14 kind embed destination \(other)
    """
  }

  @Test func `scenes that embed each other end`() {
    let said = reports("Loop", container("a", embeds: "b"), container("b", embeds: "a"))
    #expect(said == ["Loop.storyboard:14: The scene a embeds itself; the inner one is left out."])
  }

  @Test func `containers that contain each other end`() {
    let said = reports(
      "Ring", "0 navigationController 9 id a\n1 connections 9\n2 segue 9 kind relationship destination b",
      "0 tabBarController 9 id b\n1 connections 9\n2 segue 9 kind relationship destination a")
    #expect(said == ["Ring.storyboard: The scene a contains itself; it is left out."])
  }

  @Test func `destinations that are not there are named`() {
    let said = reports(
      "Lost",
      """
      0 viewController 9 id a
      1 view 10 key view id v
      2 constraints 11
      3 constraint 12 firstItem gone firstAttribute top secondItem v secondAttribute top
      3 constraint 13 firstItem v firstAttribute sideways
      1 connections 14
      2 outlet 15 property label destination nobody
      2 outlet 16 property nothing destination v
      2 action 17 selector x: destination v
      """)
    #expect(
      said == [
        "Lost.storyboard:12: A constraint refers to gone, which is not in its view; it is left out.",
        "Lost.storyboard:13: A constraint has the attribute sideways, which is not known here.",
        "Lost.storyboard:16: UIViewController has no outlet nothing.",
        "Lost.storyboard:17: UIView has no action x:.",
        "Lost.storyboard:15: The connection label leads to nobody, which is not in its scene.",
      ])
  }

  @Test func `a user-defined attribute that loads the view is set once`() {
    let said = reports(
      "Eager",
      """
      0 viewController 9 id a
      1 view 10 key view id v
      1 userDefinedRuntimeAttributes 11
      2 userDefinedRuntimeAttribute 12 type number keyPath view.tag
      3 integer 13 key value value 7
      """)
    #expect(stage.window.rootViewController?.view.tag == 7 && said == [])
  }

  @Test func `an outlet of another class stays nil, and says so once`() {
    InterfaceFixtures.register()
    let said = reports(
      "Other",
      """
      0 viewController 9 id a customClass FixtureController
      1 view 10 key view id v
      2 subviews 11
      3 metalKitView 12 id t
      1 connections 14
      2 outlet 15 property label destination t
      """)
    #expect(
      said == [
        "Other.storyboard:12: metalKitView is not here: a labelled place stands for it.",
        "Other.storyboard:15: The outlet label of FixtureController cannot be what stands for it here: it stays nil.",
      ])
  }

  @Test func `numbers that no layout can hold are bounded`() {
    _ = reports(
      "Huge",
      """
      0 viewController 9 id a
      1 view 10 key view id v alpha nan tag 99999999999999999999
      2 rect 11 key frame x 1e300 y -inf width 1e300 height nan
      2 subviews 12
      3 pageControl 13 numberOfPages 2000000000
      3 view 14 id w translatesAutoresizingMaskIntoConstraints NO
      2 constraints 15
      3 constraint 16 firstItem w firstAttribute width multiplier 1:0 constant 1e999 priority nan
      """)
    let view = stage.window.rootViewController?.view
    #expect(view?.frame.width.isFinite == true && view?.frame.minX.isFinite == true)
  }

  @Test func `a storyboard that is not there is named`() {
    var said: [String] = []
    stage.loop.session.report = { said.append($0) }
    #expect(UIStoryboard(name: "Absent", bundle: nil, "Bad/").instantiateInitialViewController() == nil)
    #expect(said.first == "There is no storyboard Absent.storyboard here.")
  }
}
