import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Files of Interface Builder` {
  let stage = Stage()

  private static let files: Void = InterfaceFixtures.registerFiles(of: "Shown")

  /// Beside each file stands `NAME.txt`: what it shows on a phone, and what is said of it.
  @Test(arguments: InterfaceFixtures.names)
  func `show what is written down for them`(name: String) throws {
    InterfaceFixtures.register()
    _ = Self.files
    let shown = try show(name)
    let url = InterfaceFixtures.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_INTERFACES"] == "1" {
      try shown.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try shown == String(contentsOf: url, encoding: .utf8))
  }

  @Test func `are forty, and all are read`() {
    InterfaceFixtures.register()
    #expect(InterfaceFixtures.names.count >= 40)
    for name in InterfaceFixtures.names {
      let stem = String(name.prefix { $0 != "." })
      #expect(_InterfaceFiles.file(stem, isStoryboard: name.hasSuffix(".storyboard")) != nil, "\(name)")
    }
  }

  private func show(_ name: String) throws -> String {
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    // Tests of pictures leave theirs.
    _AssetFolders.current = []
    let stem = String(name.prefix { $0 != "." })
    let shown = try name.hasSuffix(".xib") ? showNib(stem) : showStoryboard(stem)
    return shown + reports.map { "- \($0)\n" }.joined()
  }

  private func showNib(_ stem: String) throws -> String {
    let owners: [String: NSObject] = ["OwnedView": FixtureOwner(), "Pickers": FixturePicks()]
    let made = UINib(nibName: stem, bundle: nil, "Shown/").instantiate(withOwner: owners[stem])
    return made.compactMap { $0 as? UIView }.map { view in
      stage.window.addSubview(view)
      stage.loop.settle()
      defer { view.removeFromSuperview() }
      return TreeText(view).text
    }.joined()
  }

  private func showStoryboard(_ stem: String) throws -> String {
    let storyboard = UIStoryboard(name: stem, bundle: nil, "Shown/")
    let scenes = try #require(storyboard.loaded).file.scenes
    return scenes.map { scene in
      guard let controller = storyboard.instantiate(id: scene.id) else { return "\(scene.id): nothing\n" }
      stage.window.rootViewController = controller
      stage.loop.settle()
      return "\(scene.title): \(type(of: controller))\n" + TreeText(controller.view).text
    }.joined(separator: "\n")
  }
}
