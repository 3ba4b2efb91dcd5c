import Glibc
import Testing

@testable import PreviewBuilder

@Suite struct `Nibs and storyboards of a folder` {
  private let folder = Scratch()

  private func scan() throws -> SourceScan { SourceScan(try SourceRoot(folder.path)) }

  private static let cell = "<document><objects><view id=\"a\"/></objects></document>"

  @Test func `are found in the folders of languages, with their words`() throws {
    for name in ["Base.lproj", "de.lproj", "Views"] { folder.makeFolder(name) }
    folder.write("let a = 1", to: "A.swift")
    folder.write("<document><scenes/></document>", to: "Base.lproj/Main.storyboard")
    folder.write(Self.cell, to: "Views/Cell.xib")
    folder.write("\"a.text\" = \"Hallo\";", to: "de.lproj/Main.strings")
    folder.write("\"b\" = \"B\";", to: "de.lproj/Localizable.strings")

    let scan = try scan()

    #expect(scan.interfaces.files.map(\.fileName) == ["Main.storyboard", "Cell.xib"])
    #expect(scan.interfaces.files.map(\.language) == ["Base", ""])
    #expect(
      scan.interfaces.strings.map(\.name) == ["Main"]
        && scan.interfaces.strings[0].table == ["a.text": "Hallo"])
    #expect(scan.problems.isEmpty)
  }

  @Test func `make another source when they are saved`() throws {
    folder.write("let a = 1", to: "A.swift")
    let without = try scan().sourceHash
    folder.write(Self.cell, to: "Cell.xib")
    let first = try scan().sourceHash
    folder.write("<document/>", to: "Cell.xib")

    #expect(first != without)
    #expect(try scan().sourceHash != first)
    let root = try SourceRoot(folder.path)
    for name in ["Cell.xib", "Main.storyboard", "de.lproj/Main.strings"] {
      #expect(SourceScan.isOfInterest(folder(name), in: root))
    }
    #expect(!SourceScan.isOfInterest(folder(".Cell.xib"), in: root))
  }

  @Test func `that are broken are left out, each with a sentence on its line`() throws {
    folder.write("<document>\n<view>", to: "Cut.xib")
    folder.write("<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document>&a;</document>", to: "Bomb.storyboard")
    folder.write(Self.cell, to: "Good.xib")
    folder.write("\"a = ;", to: "Good.strings")
    // There is no writer: reading it would wait for ever.
    #expect(mkfifo(folder("Pipe.xib"), 0o600) == 0)

    let scan = try scan()

    #expect(scan.interfaces.files.map(\.name) == ["Good"])
    #expect(scan.problems.map(\.file) == ["Bomb.storyboard", "Cut.xib", "Good.strings"])
    #expect(scan.problems.map(\.line) == [1, 2, 0])
    #expect(scan.problems.allSatisfy { $0.kind == .warning && $0.message.hasSuffix(".") })
  }
}

@Suite(.serialized) struct `An app with a storyboard` {
  private let folder = Scratch()
  private let cache = Scratch()

  @Test func `builds without a hole, whatever is private in it`() throws {
    folder.write(
      """
      import UIKit
      class Shelf: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet fileprivate var buttons: [UIButton]! { didSet { print(buttons.count) } }
        @IBOutlet weak var delegate: AnyObject?
        @IBInspectable var gap: CGFloat = 3
        @IBAction private func tap(_ sender: UIButton) {}
        @IBAction func go() {}
        @IBAction func unwind(segue: UIStoryboardSegue) {}
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
      }
      private class Cell: UICollectionViewCell {
        @IBOutlet private var title: UILabel!
        private class Badge: UIView { @IBOutlet var inner: UIView? }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Fade: UIStoryboardSegue {
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
          super.init(identifier: identifier, source: source, destination: destination)
        }
        override func perform() { source.present(destination, animated: false) }
      }
      extension UIView { @IBInspectable private var round: CGFloat { get { 1 } set {} } }
      func all() -> [Any?] {
        let story = UIStoryboard(name: "Main", bundle: .main)
        let made: Shelf = story.instantiateViewController(identifier: "Shelf") { Shelf(coder: $0) }
        return [
          story.instantiateInitialViewController(), made, UINib(nibName: "A", bundle: nil).instantiate(withOwner: nil, options: nil),
          Bundle.main.loadNibNamed("A", owner: nil, options: nil)?.first, story.instantiateViewController(identifier: "Shelf"),
          story.instantiateViewController(withIdentifier: "Shelf") as? Shelf,
        ]
      }
      """, to: "Shelf.swift")
    folder.write(
      "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\" customClass=\"Shelf\"/></objects></scene></scenes></document>",
      to: "Main.storyboard")
    folder.write(
      "<document><objects><collectionViewCell id=\"b\" customClass=\"Cell\"/></objects></document>",
      to: "Cell.xib")
    let workshop = try Workshop(
      SourceRoot(folder.path), programFolder: RunningBuilder.programFolder, cache: cache("cache"))
    let notes = Notes()

    let outcome = OneShot(folder.path, workshop).run(output: nil) { notes.add($0) }

    guard case .built(_, _, let messages, false) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(messages == [] && !notes.all.contains { $0.contains("hole") })
  }
}
