import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// A pin on a cell of one version of a preview, looked for in the next version.
@MainActor @Suite struct `Pins after edits` {
  /// The version of a list of plants.
  struct Version: Sendable {
    var slug = "plants"
    var id: String? = "plants"
    var sections = [["Ivy", "Fern", "Aloe", "Basil", "Mint", "Rose", "Sage", "Thyme"]]
    /// In points.
    var itemSize = CGSize(width: 390, height: 60)
    var hasOtherCells = false
    var isTable = false
    var screen = ScreenSettings(width: 390, height: 844)
  }

  private final class Cell: UICollectionViewCell {
    func show(_ text: String) {
      for view in contentView.subviews { view.removeFromSuperview() }
      let label = UILabel(frame: contentView.bounds.insetBy(dx: 8, dy: 8))
      label.text = text
      contentView.addSubview(label)
    }
  }

  /// Writes its text in a view below others, and has a picture.
  private final class OtherCell: UICollectionViewCell {
    func show(_ text: String) {
      for view in contentView.subviews { view.removeFromSuperview() }
      let holder = UIView(frame: contentView.bounds)
      holder.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
      let label = UILabel(frame: CGRect(x: 40, y: 0, width: 80, height: 20))
      label.text = text
      holder.addSubview(label)
      contentView.addSubview(holder)
    }
  }

  private final class Plants: UIViewController, UICollectionViewDataSource, UITableViewDataSource {
    let version: Version

    init(_ version: Version) {
      self.version = version
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if version.isTable {
        let table = UITableView(frame: view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.accessibilityIdentifier = version.id
        table.dataSource = self
        view.addSubview(table)
        return
      }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = version.itemSize
      let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      list.register(Cell.self, forCellWithReuseIdentifier: "cell")
      list.register(OtherCell.self, forCellWithReuseIdentifier: "other")
      list.accessibilityIdentifier = version.id
      list.dataSource = self
      view.addSubview(list)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { version.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      version.sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let name = version.hasOtherCells ? "other" : "cell"
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
      let text = version.sections[indexPath.section][indexPath.item]
      (cell as? Cell)?.show(text)
      (cell as? OtherCell)?.show(text)
      return cell
    }

    func numberOfSections(in tableView: UITableView) -> Int { version.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      version.sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = version.sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  private static func run(_ version: Version) -> RunningPreview {
    let preview = Preview(slug: version.slug, title: version.slug, summary: "") { _ in Plants(version) }
    return RunningPreview(preview, on: version.screen, report: { _ in })
  }

  private static func find(_ words: String, in preview: RunningPreview) throws -> FoundElement {
    try preview.perform {
      let elements = ScreenElements(in: preview.window)
      let shown = try #require(elements.world(withViews: false).shown.first { $0.element.words == words })
      var found: FoundElement?
      for y in stride(from: 10.0, to: 840, by: 20) where found?.layer != shown.layer {
        found = elements.element(at: CGPoint(x: 20, y: y))
      }
      return try #require(found)
    }
  }

  private static func place(of pin: PinElement, in preview: RunningPreview) -> PinMatching.Place {
    preview.perform {
      PinMatching(pin, in: ScreenElements(in: preview.window).world(withViews: true)).place
    }
  }

  /// The words of the element that a place has led to.
  private static func words(at place: PinMatching.Place, in preview: RunningPreview) -> String? {
    preview.perform {
      ScreenElements(in: preview.window).world(withViews: true).shown.first { $0.layer == place.layer }?
        .element.words
    }
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var standing: PinPlace.Standing
    /// Of what the pin is on then.
    var words: String?
    var change: @Sendable (inout Version) -> Void

    init(
      _ name: String, _ standing: PinPlace.Standing, on words: String?,
      _ change: @escaping @Sendable (inout Version) -> Void
    ) {
      (testDescription, self.standing, self.words, self.change) = (name, standing, words, change)
    }
  }

  private static let usual = ["Ivy", "Fern", "Aloe", "Basil", "Mint", "Rose", "Sage", "Thyme"]

  @Test(
    arguments: [
      Edit("renamed preview", .here, on: "Aloe") { $0.slug = "greens" },
      Edit("renamed collection view", .here, on: "Aloe") { $0.id = "greens" },
      Edit("collection view without a name", .here, on: "Aloe") { $0.id = nil },
      Edit("items inserted before", .moved, on: "Aloe") {
        $0.sections[0].insert(contentsOf: ["A", "B"], at: 0)
      },
      Edit("items removed before", .moved, on: "Aloe") { $0.sections[0].removeFirst(2) },
      Edit("item moved", .moved, on: "Aloe") {
        $0.sections[0].remove(at: 2)
        $0.sections[0].append("Aloe")
      },
      Edit("another layout", .here, on: "Aloe") { $0.itemSize = CGSize(width: 120, height: 120) },
      Edit("a table in its place", .moved, on: "Aloe") {
        $0.isTable = true
        $0.id = nil
        $0.sections[0].insert("A", at: 0)
      },
      Edit("changed text", .here, on: "Agave") { $0.sections[0][2] = "Agave" },
      Edit("section inserted before", .moved, on: "Aloe") { $0.sections.insert(["News"], at: 0) },
      Edit("cells of another class", .here, on: "Aloe") { $0.hasOtherCells = true },
      Edit("another device", .here, on: "Aloe") {
        $0.screen = ScreenSettings(width: 1024, height: 768, appearance: .dark, textSize: .accessibility1)
      },
      Edit("item deleted", .orphaned, on: nil) { $0.sections[0].remove(at: 2) },
      Edit("all items deleted", .orphaned, on: nil) { $0.sections = [[]] },
      Edit("so many inserted that it is off the screen", .away, on: nil) {
        $0.sections[0].insert(contentsOf: (0..<12).map { "New \($0)" }, at: 1)
      },
    ])
  func `are on their element, or say that it is not there`(edit: Edit) throws {
    var version = Version()
    let before = Self.run(version)
    let found = try Self.find("Aloe", in: before)
    #expect(found.element.view == "plants" && found.element.item == 2)
    #expect(found.element.before == "Fern" && found.element.after == "Basil")

    edit.change(&version)
    let after = Self.run(version)
    let place = Self.place(of: found.element, in: after)

    #expect(place.standing == edit.standing)
    #expect(Self.words(at: place, in: after) == edit.words)
  }

  @Test func `are made on the element below the finger, at its place in it`() throws {
    let preview = Self.run(Version())
    try preview.perform {
      let elements = ScreenElements(in: preview.window)
      let shown = elements.world(withViews: false).shown
      let third = try #require(shown.first { $0.element.words == "Aloe" })
      let found = try Self.find("Aloe", in: preview)
      #expect(found.layer == third.layer)
      #expect(found.size == WireSize(widthPoints: 390, heightPoints: 60))
      #expect(found.fraction.x == 20.0 / 390)
      let y = found.point.yPoints - found.origin.yPoints
      #expect(abs(found.fraction.y - y / 60) < 0.02)
      #expect(elements.element(at: CGPoint(x: -1, y: 5)) == nil)
      #expect(elements.element(at: CGPoint(x: Double.nan, y: 5)) == nil)
    }
  }
}
