import Glibc
import PreviewWire
import Processes
import Testing

@testable import PreviewBuilder

/// Folders of several modules, built with the real compiler.
@Suite struct `A folder of modules` {
  private let folder = Scratch()
  private let cache = Scratch()

  private func workshop(_ options: BuildOptions = BuildOptions()) throws -> Workshop {
    try Workshop(
      try SourceRoot(folder.path), options, programFolder: RunningBuilder.programFolder, cache: cache("cache")
    )
  }

  private func built(_ workshop: Workshop) throws -> (library: String, problems: [Problem], holes: [Hole]) {
    let outcome = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    guard case .built(let library, _, let problems, let holes, _) = outcome else {
      Issue.record("not built: \(outcome)")
      return ("", [], [])
    }
    return (library, problems, holes)
  }

  /// An app, a framework, tests and an extension, a local package, and a package of others.
  private func writeShop() {
    for name in [
      "Shop.xcodeproj", "App", "Feature", "ShopTests", "Widget", "Core/Sources/Core", "Core/Tests/CoreTests",
      ".build/checkouts/Fluent/Sources/Fluent", ".build/checkouts/Unused/Sources/Unused",
    ] {
      folder.makeFolder(name)
    }
    folder.write(XcodeFolders.shop, to: "Shop.xcodeproj/project.pbxproj")
    folder.write(
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\"), .testTarget(name: \"CoreTests\")])",
      to: "Core/Package.swift")
    folder.write(
      """
      import UIKit
      import Analytics
      public struct Item { public var title: String; public init(title: String) { self.title = title } }
      open class CoreController: UIViewController {
        public var bag = Tracker()
        open override func viewDidLoad() { super.viewDidLoad(); bag.start() }
      }
      public func hidden() -> Int { 1 }
      """, to: "Core/Sources/Core/Core.swift")
    folder.write("import XCTest\n@main struct Tests {}", to: "Core/Tests/CoreTests/T.swift")
    folder.write(
      """
      import UIKit
      import Core
      struct Layout { var width: CGFloat = 40 }
      struct Secret { let item = Item(title: "secret") }
      public final class FeatureController: CoreController { let layout = Layout() }
      """, to: "Feature/Feature.swift")
    folder.write(
      """
      import UIKit
      @testable import Feature
      import Core
      import Fluent
      import Ads
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      struct Layout { var width: CGFloat = 60 }
      final class HomeController: CoreController {
        let label = UILabel().then { $0.text = "home" }
        let secret = Secret()
        let other = Feature.Layout()
        let nothing = AdBanner.shared
      }
      """, to: "App/App.swift")
    folder.write("@main class Tests {}", to: "ShopTests/T.swift")
    folder.write("@main class Widget {}", to: "Widget/W.swift")
    folder.write("@main class Loose {}", to: "Loose.swift")
    folder.write(
      "let package = Package(name: \"Fluent\", targets: [.target(name: \"Fluent\")])",
      to: ".build/checkouts/Fluent/Package.swift")
    folder.write(
      """
      import Foundation
      import Analytics
      public protocol Fluent {}
      extension Fluent where Self: AnyObject {
        @inlinable public func then(_ block: (Self) throws -> Void) rethrows -> Self { try block(self); return self }
      }
      extension NSObject: Fluent {}
      public final class Toolbar { public let tracker: Tracker? = nil }
      """, to: ".build/checkouts/Fluent/Sources/Fluent/Fluent.swift")
    folder.write("nonsense", to: ".build/checkouts/Unused/Sources/Unused/U.swift")
    folder.write(
      "let package = Package(name: \"Unused\", targets: [.target(name: \"Unused\")])",
      to: ".build/checkouts/Unused/Package.swift")
  }

  @Test func `is built in the order in which they import each other`() throws {
    writeShop()
    let workshop = try workshop()
    let scan = workshop.scan()
    #expect(scan.moduleSummary == "Shop ← Core, Feature; Fluent from .build/checkouts")
    #expect(
      scan.files.map(\.path.lastComponent) == ["Core.swift", "Feature.swift", "Fluent.swift", "App.swift"])
    #expect(
      scan.notes == [
        "left out: ShopTests (tests), Widget (an extension)",
        "1 file is in no target and left out: Loose.swift",
      ])
    #expect(scan.app?.module == "Shop")
    #expect(scan.app?.bundleIdentifier == "org.example.Shop")

    let result = try built(workshop)
    #expect(
      Set(result.holes.map(\.file)) == [
        "Core/Sources/Core/Core.swift", "App/App.swift",
        ".build/checkouts/Fluent/Sources/Fluent/Fluent.swift",
      ])
    #expect(
      result.holes.filter { $0.file.hasPrefix(".build") }.allSatisfy { $0.reason.hasSuffix(" in Fluent") })
    #expect(Set(result.holes.map { "\($0.file) \($0.line) \($0.text)" }).count == result.holes.count)
  }

  @Test func `keeps knobs of modules apart`() throws {
    writeShop()
    let workshop = try workshop()
    let outcome = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    guard case .built(_, let knobs, _, _, _) = outcome else {
      Issue.record("not built: \(outcome)")
      return
    }
    #expect(Set(knobs.map(\.id)).count == knobs.count)
    #expect(Set(knobs.map(\.info.name)).count == knobs.count)
    #expect(knobs.filter { $0.info.name.hasPrefix("Layout.width") }.count == 2)
    let files = workshop.scan().files
    #expect(knobs.allSatisfy { files[$0.file].text.utf8.count >= $0.literal.upperBound })
    for knob in knobs {
      let bytes = Array(files[knob.file].text.utf8)[knob.literal]
      #expect(String(decoding: bytes, as: UTF8.self) == knob.literalText)
    }
  }

  @Test func `compiles nothing that imports a module of which only the body of a function changed`() throws {
    writeShop()
    let workshop = try workshop()
    _ = try built(workshop)
    func compiled() -> Set<String> {
      let objects = cache("cache/folders/\(ContentHash(folder.path).text.prefix(16))/objects")
      return Set(FolderListing(objects)?.files.filter { $0.hasSuffix(".o") } ?? [])
    }
    let before = compiled()
    let text = String(decoding: folder.read("Core/Sources/Core/Core.swift"), as: UTF8.self)

    folder.write(text.replacing("{ 1 }", with: "{ 2 }"), to: "Core/Sources/Core/Core.swift")
    _ = try built(workshop)
    #expect(compiled().subtracting(before).count == 1)

    let between = compiled()
    folder.write(text + "\npublic func more() {}\n", to: "Core/Sources/Core/Core.swift")
    _ = try built(workshop)
    #expect(compiled().subtracting(between).count > 1)
  }

  @Test func `shows the target that is asked for`() throws {
    writeShop()
    var options = BuildOptions()
    options.target = "Feature"
    #expect(try workshop(options).scan().moduleSummary == "Feature ← Core")
    options.target = "Nothing"
    let workshop = try workshop(options)
    guard case .failed(let problems, _) = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    else {
      Issue.record("built")
      return
    }
    #expect(
      problems.map(\.message) == [
        "there is no target Nothing that can be shown; there are: Shop, Feature, Core"
      ])
  }

  @Test func `in a circle says so, and is built as far as it goes`() throws {
    for name in ["Sources/A", "Sources/B"] { folder.makeFolder(name) }
    folder.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [\"A\"])])",
      to: "Package.swift")
    folder.write(
      "import UIKit\nimport B\npublic final class AController: UIViewController { let b = B.made() }",
      to: "Sources/A/A.swift")
    folder.write(
      "import A\npublic enum B { public static func made() -> Int { 1 } }", to: "Sources/B/B.swift")
    let result = try built(try workshop())
    #expect(
      result.problems.map(\.message).contains {
        $0.hasPrefix("modules import each other in a circle: ")
      })
  }

  @Test func `a broken project says where, and the folder is one module`() throws {
    folder.makeFolder("App.xcodeproj")
    folder.write("{\n objects = {\n<<<<<<< HEAD\n", to: "App.xcodeproj/project.pbxproj")
    folder.write("import UIKit\nfinal class One: UIViewController {}", to: "One.swift")
    let result = try built(try workshop())
    #expect(result.problems.map { "\($0.file):\($0.line)" } == ["App.xcodeproj/project.pbxproj:3"])
    #expect(
      result.problems.first?.message
        == "the project cannot be read: a merge left its marks here; the folder is taken as one module instead"
    )
  }

  @Test func `what is handed along is built along, and what lies outside is not read`() throws {
    let elsewhere = Scratch()
    elsewhere.makeFolder("Sources/Kit")
    elsewhere.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])", to: "Package.swift")
    elsewhere.write("public enum Kit { public static let size = 4 }", to: "Sources/Kit/Kit.swift")
    elsewhere.write("public let secret = 1", to: "Secret.swift")
    folder.makeFolder("App")
    #expect(symlink(elsewhere.path, folder("App/Link")) == 0)
    folder.write(
      "import UIKit\nimport Kit\nfinal class One: UIViewController { let s = Kit.size }", to: "App/One.swift")
    var options = BuildOptions()
    options.packages = [elsewhere.path]

    let result = try built(try workshop(options))

    #expect(result.holes.isEmpty)
    #expect(result.problems.map(\.message) == ["App/Link is a link that leaves the folder; it is left out"])
  }

  @Test func `what does not compile in a module of others is a hole`() throws {
    folder.makeFolder("Pods/Bad")
    folder.write("public func bad() { let x: Int = \"\" }", to: "Pods/Bad/Bad.swift")
    folder.write(
      "import UIKit\nimport Bad\nfinal class One: UIViewController { func f() { bad() } }", to: "One.swift")
    let result = try built(try workshop())
    #expect(result.problems.isEmpty)
    #expect(result.holes.map(\.file) == ["Pods/Bad/Bad.swift"])
    #expect(result.holes.first?.reason.hasSuffix(" in Bad") == true)
  }

  @Test func `tests in a plain folder are left out with a word`() throws {
    folder.write("import XCTest\nfinal class T: XCTestCase {}", to: "T.swift")
    folder.write("import UIKit\nfinal class One: UIViewController {}", to: "One.swift")
    let scan = try workshop().scan()
    #expect(scan.files.map { $0.path.lastComponent } == ["One.swift"])
    #expect(scan.notes == ["left out as tests: T.swift"])
  }

  @Test func `symbols of catalogues stand in for what Xcode writes`() throws {
    for name in ["Assets.xcassets/Brand Blue.colorset", "Assets.xcassets/star.imageset"] {
      folder.makeFolder(name)
    }
    folder.write(
      """
      import UIKit
      final class One: UIViewController {
        let colours: [UIColor] = [.brandBlue, UIColor(resource: .brandBlue)]
        let picture = UIImage(resource: .star)
        let bundle = Bundle.module
      }
      """, to: "One.swift")
    #expect(try built(try workshop()).holes.isEmpty)
  }

  @Test func `of twenty thousand files is listed quickly`() throws {
    for number in 0..<200 {
      folder.makeFolder("Old/F\(number)")
      for file in 0..<100 { folder.write("", to: "Old/F\(number)/\(file).swift") }
    }
    folder.makeFolder("node_modules/x")
    folder.write("import UIKit\nfinal class One: UIViewController {}", to: "One.swift")
    #expect(try workshop().scan().isTooLarge)

    folder.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"P\", path: \".\", exclude: [\"Old\"])])",
      to: "Package.swift")
    let start = MonotonicClock.seconds
    let scan = try workshop().scan()
    #expect(scan.files.map { $0.path.lastComponent } == ["One.swift"])
    #expect(MonotonicClock.seconds - start < 10)
  }
}
