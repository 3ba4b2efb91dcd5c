import PreviewWire
import Testing

@testable import PreviewBuilder

/// Builds of a folder that needs missing things, with the real compiler.
@Suite struct `A folder with something missing` {
  private let folder = Scratch()
  private let cache = Scratch()

  private func build(_ options: BuildOptions = BuildOptions()) throws -> ModuleBuild.Outcome {
    let root = try SourceRoot(folder.path)
    let workshop = try Workshop(
      root, options, programFolder: RunningBuilder.programFolder, cache: cache("cache"))
    return workshop.build.run(SourceScan(root), cancellation: Cancellation())
  }

  private func holes(_ options: BuildOptions = BuildOptions()) throws -> [Hole] {
    guard case .built(_, _, _, let holes, _) = try build(options) else {
      Issue.record("not built: \(try build(options))")
      return []
    }
    return holes
  }

  private let feed = """
    import UIKit
    import Glimpse
    import Freshet

    final class Card: UICollectionViewCell {
      let picture = UIImageView()
      var bag = DisposeBag()
      func show(_ url: URL) {
        picture.gl.setImage(with: url)
        backgroundColor = Theme.shared.colour
      }
    }

    final class Feed: UICollectionViewController {
      private let relay: BehaviorRelay<[String]> = BehaviorRelay(value: [])
      convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
        relay.subscribe(onNext: { [weak self] _ in self?.collectionView.reloadData() })
      }
    }

    """

  @Test func `compiles, and says what stands for what`() throws {
    folder.write(feed, to: "Feed.swift")
    let holes = try holes()
    #expect(
      holes.map { "\($0.line):\($0.column) \($0.kind) \($0.text)" } == [
        "9:5 statement picture.gl.setImage(with: url)",
        "10:23 value Theme.shared.colour",
        "15:48 value BehaviorRelay(value: [])",
        "20:5 statement relay.subscribe(onNext: { [weak self] _ in self?.collectionView.reloadData() })",
        "15:22 standIn BehaviorRelay",
        "7:13 standIn DisposeBag",
      ])
    #expect(holes.allSatisfy { $0.file == "Feed.swift" && !$0.reason.isEmpty && !$0.remedy.isEmpty })
  }

  @Test func `needs no second round where nothing new fails`() throws {
    folder.write(feed, to: "Feed.swift")
    let first = try holes()
    folder.write(
      feed.replacing("super.viewDidLoad()", with: "super.viewDidLoad(); title = \"Feed\""), to: "Feed.swift")
    let root = try SourceRoot(folder.path)
    let workshop = try Workshop(root, programFolder: RunningBuilder.programFolder, cache: cache("cache"))
    var rounds = HoleRounds(workshop.build, SourceScan(root), Cancellation())
    let second = rounds.run()
    #expect(rounds.count == 1)
    #expect(second.holes.map(\.text) == first.map(\.text))
  }

  @Test func `has no hole any more once what was missing is there`() throws {
    folder.write("import UIKit\nfinal class A: UIView { let box: UIBox? = nil }\n", to: "A.swift")
    #expect(try holes().map(\.text) == ["UIBox"])
    folder.write("final class UIBox {}\n", to: "Box.swift")
    #expect(try holes() == [])
  }

  @Test func `tells the author's own mistakes alone, and its holes again when they are mended`() throws {
    folder.write(feed + "func f() -> Int { \"a\" }\n", to: "Feed.swift")
    guard case .failed(let problems, _) = try build() else {
      Issue.record("a mistake was compiled")
      return
    }
    #expect(
      problems.map(\.message) == ["cannot convert return expression of type 'String' to return type 'Int'"])
    #expect(problems.map(\.line) == [23])
    folder.write(feed, to: "Feed.swift")
    #expect(try holes().count == 6)
  }

  @Test func `is refused when told to be strict, each hole with its line`() throws {
    folder.write(feed, to: "Feed.swift")
    _ = try holes()
    guard case .failed(let problems, _) = try build(BuildOptions(isStrict: true)) else {
      Issue.record("holes were let pass")
      return
    }
    #expect(Set(problems.map(\.line)) == [7, 9, 10, 15, 20])
    #expect(problems.allSatisfy { $0.kind == .unsupported })
  }

  @Test func `is counted in one line, what is missing most first`() {
    func hole(_ reason: String) -> Hole {
      Hole(kind: .value, file: "A.swift", line: 1, column: 1, text: "a", reason: reason, remedy: "b")
    }
    #expect(
      [hole("B is not here"), hole("A is not here"), hole("A is not here")].summary
        == "3 holes: A is not here (2), B is not here (1)")
    #expect([hole("A is not here")].summary == "1 hole: A is not here (1)")
    #expect([Hole]().summary == nil)
  }
}
