import Foundation
import PreviewWire
import Testing

@testable import PreviewBuilder

/// Stand-ins for modules of Apple's and for packages, in libraries made by the real compiler.
@Suite struct `A stand-in for a module` {
  private let folder = Scratch()
  private let cache = Scratch()
  /// The end of warnings of packages that are replaced.
  private let taken = "Scrollwork's stand-in takes its place (--with PATH uses the package all the same)"

  /// The bytes of the library that the folder becomes, without a hole, and with those warnings.
  private func library(warnings: [String] = [], with packages: [String] = []) throws -> String {
    var options = BuildOptions()
    options.packages = packages
    let workshop = try Workshop(
      try SourceRoot(folder.path), options, programFolder: RunningBuilder.programFolder,
      cache: cache("cache"))
    let outcome = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    guard case .built(let path, _, let problems, let holes, _) = outcome else {
      Issue.record("not built: \(outcome)")
      return ""
    }
    #expect(problems.map(\.message) == warnings)
    #expect(holes.isEmpty)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
  }

  @Test func `is in the library of who imports it, and in no other`() throws {
    folder.write(
      """
      import UIKit
      import Network
      final class One: UIViewController { let monitor = NWPathMonitor() }
      // Foundation brings it on a device.
      let kind = kSecClassGenericPassword
      """, to: "One.swift")
    let with = try library()
    // The metadata of a class, where it is defined and not where it is used.
    #expect(with.contains("$s7Network13NWPathMonitorCMn"))
    #expect(with.contains("$s8Security8KeychainCMn"))
    #expect(!with.contains("$s8StoreKit"))

    folder.write("import UIKit\nfinal class One: UIViewController {}", to: "One.swift")
    #expect(try !library().contains("NWPathMonitor"))
  }

  @Test func `gives way to a module of the author's own with its name`() throws {
    for name in ["Sources/Network", "Sources/App"] { folder.makeFolder(name) }
    folder.write(
      """
      let package = Package(name: "App", targets: [
        .target(name: "App", dependencies: ["Network"]), .target(name: "Network"),
      ])
      """, to: "Package.swift")
    folder.write(
      "public struct Client { public init() {}; public func isMine() -> Bool { true } }",
      to: "Sources/Network/Client.swift")
    folder.write(
      """
      import UIKit
      import Network
      public final class One: UIViewController { let client = Client() }
      """, to: "Sources/App/One.swift")
    let own = try library()
    #expect(own.contains("$s7Network6ClientV6isMine"))
    #expect(!own.contains("NWPathMonitor"))
  }

  // MARK: Packages

  private let screen = """
    import UIKit
    import SnapKit
    import Moya
    import Alamofire
    final class One: UIViewController {
      override func viewDidLoad() {
        view.snp.makeConstraints { make in make.width.equalTo(1) }
        AF.request("https://example.com").response { _ in }
      }
      let provider = MoyaProvider<MultiTarget>()
    }
    """

  @Test func `of a package is in the library of who imports it, with what it stands on`() throws {
    folder.write(screen, to: "One.swift")
    let with = try library()
    for name in ["7SnapKit15ConstraintMakerCMn", "4Moya0A8ProviderCMn", "9Alamofire11DataRequestCMn"] {
      #expect(with.contains("$s\(name)"), "\(name)")
    }
    #expect(!with.contains("CombineMoya"))
    folder.write("import UIKit\nimport CombineMoya\nfinal class One: UIViewController {}", to: "One.swift")
    let less = try library()
    #expect(less.contains("$s4Moya0A8ProviderCMn") && less.contains("$s9Alamofire11DataRequestCMn"))
    #expect(!less.contains("$s7SnapKit"))
  }

  @Test func `of RxSwift's kin comes with what it stands on, and its neighbours do not`() throws {
    folder.write(
      """
      import UIKit
      import RxCocoa
      import RxSwift
      final class One: UIViewController {
        let names = BehaviorRelay(value: ["a"])
        let label = UILabel()
        let bag = DisposeBag()
        override func viewDidLoad() {
          names.asDriver().map { $0.joined() }.drive(label.rx.text).disposed(by: bag)
          Observable.combineLatest(names, names) { $0 + $1 }.bind(to: names).disposed(by: bag)
        }
      }
      """, to: "One.swift")
    let with = try library()
    for name in ["7RxSwift10DisposeBagCMn", "7RxRelay08BehaviorB0CMn", "7RxCocoa13DelegateProxyCMn"] {
      #expect(with.contains("$s\(name)"), "\(name)")
    }
    #expect(!with.contains("$s13RxDataSources"))
  }

  @Test(arguments: ["Pods", "Carthage/Checkouts", ".build/checkouts"])
  func `of a package gives way to the package itself`(place: String) throws {
    folder.makeFolder("\(place)/SnapKit/Sources/SnapKit")
    if place != "Pods" {
      folder.write(
        "let package = Package(name: \"SnapKit\", targets: [.target(name: \"SnapKit\")])",
        to: "\(place)/SnapKit/Package.swift")
    }
    folder.write(
      "public struct Theirs { public init() {}; public func isTheirs() -> Bool { true } }",
      to: "\(place)/SnapKit/Sources/SnapKit/Theirs.swift")
    folder.write(
      "import UIKit\nimport SnapKit\nfinal class One: UIViewController { let kit = Theirs() }",
      to: "One.swift")
    let own = try library()
    #expect(own.contains("$s7SnapKit6TheirsV02is") && !own.contains("ConstraintMaker"))
  }

  @Test func `of a package gives way to one that is handed along`() throws {
    let elsewhere = Scratch()
    elsewhere.makeFolder("Sources/Moya")
    elsewhere.write(
      "let package = Package(name: \"Moya\", targets: [.target(name: \"Moya\")])", to: "Package.swift")
    elsewhere.write("public enum Theirs { public static let size = 4 }", to: "Sources/Moya/Theirs.swift")
    folder.write(
      "import UIKit\nimport Moya\nfinal class One: UIViewController { let size = Theirs.size }",
      to: "One.swift")
    let own = try library(with: [elsewhere.path])
    #expect(own.contains("$s4Moya6TheirsO") && !own.contains("MoyaProvider"))
  }

  @Test func `takes the place of a package that cannot be compiled`() throws {
    folder.makeFolder("Pods/Alamofire")
    folder.write("public let AF = )", to: "Pods/Alamofire/AF.swift")
    folder.write(screen, to: "One.swift")
    let message =
      "Alamofire from Pods does not compile here without holes: consecutive statements on a line must be separated by ';' "
      + "(Pods/Alamofire/AF.swift:1); \(taken)"
    for _ in 0..<2 { #expect(try library(warnings: [message]).contains("$s9Alamofire11DataRequestCMn")) }
  }

  @Test func `takes the places of those that it stands on as well`() throws {
    let texts = [
      "RxSwift": "public struct Theirs {}",
      "RxRelay": "import RxSwift\npublic struct Others { let one: Theirs }",
      "RxCocoa": "import RxRelay\nimport RxSwift\npublic func start() { Meter.shared.start() }",
    ]
    for (name, text) in texts {
      folder.makeFolder("Pods/\(name)")
      folder.write(text, to: "Pods/\(name)/\(name).swift")
    }
    folder.write(
      """
      import RxCocoa
      import UIKit
      final class One: UIViewController {
        let names = BehaviorRelay(value: ["a"])
        override func viewDidLoad() { _ = names.asDriver().drive() }
      }
      """, to: "One.swift")
    let asWell = { (name: String) in
      "\(name) from Pods leaves its place to Scrollwork's stand-in as well, as the one for RxCocoa stands on it"
    }
    let expected = [
      "RxCocoa from Pods does not compile here without holes: cannot find 'Meter' in scope (Pods/RxCocoa/RxCocoa.swift:3); \(taken)",
      asWell("RxSwift"), asWell("RxRelay"),
    ]
    for _ in 0..<2 {
      let with = try library(warnings: expected)
      #expect(with.contains("$s7RxCocoa13DelegateProxyCMn") && !with.contains("$s7RxSwift6Theirs"))
    }
  }

  @Test func `is none where what it stands on is the package itself`() throws {
    folder.makeFolder("Pods/Alamofire")
    folder.write("public let AF = 1", to: "Pods/Alamofire/AF.swift")
    folder.write(
      """
      import UIKit
      import Alamofire
      import Moya
      final class One: UIViewController {
        let af = AF
        let provider = MoyaProvider<Int>()
      }
      """, to: "One.swift")
    let workshop = try Workshop(
      try SourceRoot(folder.path), BuildOptions(), programFolder: RunningBuilder.programFolder,
      cache: cache("cache"))
    let outcome = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    guard case .built(_, _, _, let holes, _) = outcome else {
      Issue.record("not built: \(outcome)")
      return
    }
    #expect(Set(holes.map(\.reason)) == ["Moya is not here"])
  }

  @Test func `takes the place of a package that has holes here, but not of one that is handed along`() throws
  {
    let elsewhere = Scratch()
    let package = """
      import Foundation
      import Metering
      public enum Theirs { public static func start() { Meter.shared.start() } }
      """
    for (home, name) in [(folder, "Pods/Alamofire"), (elsewhere, "Alamofire")] {
      home.makeFolder(name)
      home.write(package, to: "\(name)/Theirs.swift")
    }
    folder.write(
      "import UIKit\nimport Alamofire\nfinal class One: UIViewController { let all = Session.default }",
      to: "One.swift")
    let message =
      "Alamofire from Pods does not compile here without holes: cannot find 'Meter' in scope "
      + "(Pods/Alamofire/Theirs.swift:3); \(taken)"
    for _ in 0..<2 { #expect(try library(warnings: [message]).contains("$s9Alamofire11DataRequestCMn")) }

    folder.write(
      "import UIKit\nimport Alamofire\nfinal class One: UIViewController { let all = Theirs.self }",
      to: "One.swift")
    var options = BuildOptions()
    options.packages = [elsewhere("Alamofire")]
    let workshop = try Workshop(
      try SourceRoot(folder.path), options, programFolder: RunningBuilder.programFolder, cache: cache("cache")
    )
    let outcome = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    guard case .built(_, _, let problems, let holes, _) = outcome else {
      Issue.record("not built: \(outcome)")
      return
    }
    #expect(problems.isEmpty && holes.map(\.text) == ["Meter.shared.start()"])
  }
}
