import Testing
import UIKit

@testable import PreviewRuntime

@MainActor @Suite struct `Bundle builder` {
  @Test(arguments: [
    ("CarouselLayout", "carousel-layout"), ("Both sides", "both-sides"), ("makeSection()", "make-section"),
    ("  ", "preview"), ("", "preview"), ("Grid2x2", "grid2x2"), ("Ärger & Söhne", "ärger-söhne"),
    ("../../etc", "etc"), ("URLGrid", "urlgrid"),
  ])
  func `makes slugs of titles`(title: String, slug: String) {
    #expect(Slug.make(from: title) == slug)
  }

  @Test func `keeps slugs short, and characters whole`() {
    let slug = Slug.make(from: String(repeating: "ü", count: 100))
    #expect(slug == String(repeating: "ü", count: 32))
  }

  @Test func `numbers names that are taken`() {
    let bundle = BundleBuilder()
    for _ in 0..<3 { bundle.preview("Grid") { UICollectionViewFlowLayout() } }
    #expect(bundle.previews.map(\.slug) == ["grid", "grid-2", "grid-3"])
    #expect(bundle.previews.map(\.title) == ["Grid", "Grid", "Grid"])
  }

  @Test func `a declaration without a name has its file's`() {
    let bundle = BundleBuilder()
    bundle.preview(PreviewDeclaration(file: "/src/Cards/CardStack.swift") { UIView() })
    bundle.preview(PreviewDeclaration("Named", file: "/src/A.swift") { UIView() }, named: "Other")
    #expect(bundle.previews.map(\.title) == ["CardStack", "Named"])
    #expect(bundle.previews.first?.summary.hasPrefix("CardStack.swift:") == true)
  }

  @Test func `shows a section as the layout of numbered cells`() throws {
    let bundle = BundleBuilder()
    bundle.section("makeSection()") {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
    let preview = try #require(bundle.previews.first)
    let controller = try #require(preview.makeViewController([:]))
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    controller.view.layoutIfNeeded()
    let collection = try #require(controller.view.subviews.first as? UICollectionView)
    #expect(collection.visibleCells.count == 16)
    #expect(collection.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 75, height: 80))
  }

  @Test func `takes controllers, views and layouts, in bodies of one line and of many`() throws {
    let bundle = BundleBuilder()
    bundle.preview(
      PreviewDeclaration("Controller") {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.title = "Many lines"
        return controller
      })
    bundle.preview(PreviewDeclaration("View") { UILabel() })
    bundle.preview(PreviewDeclaration("Layout") { UICollectionViewFlowLayout() })
    bundle.layout(UICollectionViewFlowLayout.self, "Found") { UICollectionViewFlowLayout() }

    let made = bundle.previews.compactMap { $0.makeViewController([:]) }

    #expect(
      made.map { "\(type(of: $0))" } == [
        "UICollectionViewController", "ViewStage", "LayoutStage", "LayoutStage",
      ])
    #expect(bundle.previews.map(\.collections) == [[], [], ["main"], ["main"]])
  }

  @Test func `lists the app, what people declared, screens, and then layouts`() {
    let bundle = BundleBuilder()
    bundle.layout(UICollectionViewFlowLayout.self, "Layout") { UICollectionViewFlowLayout() }
    bundle.preview("Screen") { UIViewController() }
    bundle.preview(PreviewDeclaration("Declared") { UICollectionViewFlowLayout() })
    bundle.preview("Second") { UIViewController() }
    bundle.app("Shop", file: "/a/AppDelegate.swift", line: 4) { nil }
    bundle.app("Hidden", isShown: false) { nil }
    defer { _App.loaded = nil }
    #expect(bundle.previews.map(\.title) == ["Shop", "Declared", "Screen", "Second", "Layout"])
    #expect(bundle.previews.first?.summary == "AppDelegate.swift:4")
    #expect(bundle.previews.first?.makeViewController([:]) == nil)
  }

  @Test func `turns the window on its side where a trait says so`() {
    func size(_ traits: [PreviewTrait], _ width: CGFloat, _ height: CGFloat) -> CGSize {
      let bundle = BundleBuilder()
      bundle.preview("P", traits: traits) { UIView() }
      return bundle.previews[0].windowSize(on: CGSize(width: width, height: height))
    }
    #expect(size([.landscapeLeft], 390, 844) == CGSize(width: 844, height: 390))
    #expect(size([.landscapeRight], 844, 390) == CGSize(width: 844, height: 390))
    #expect(size([.portrait], 844, 390) == CGSize(width: 390, height: 844))
    #expect(size([.sizeThatFitsLayout], 844, 390) == CGSize(width: 844, height: 390))
    #expect(size([.portrait, .landscapeLeft], 390, 844) == CGSize(width: 844, height: 390))
  }

  @Test func `shows a fixed layout in the middle, whatever its numbers are`() throws {
    func frame(_ trait: PreviewTrait) throws -> CGRect {
      let bundle = BundleBuilder()
      bundle.preview("P", traits: [trait]) { UIView() }
      let controller = try #require(bundle.previews[0].makeViewController([:]))
      controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      controller.view.layoutIfNeeded()
      return try #require(controller.view.subviews.first).frame
    }
    #expect(try frame(.fixedLayout(width: 100, height: 44)) == CGRect(x: 145, y: 400, width: 100, height: 44))
    #expect(try frame(.fixedLayout(width: .nan, height: -4)) == CGRect(x: 195, y: 422, width: 0, height: 0))
    #expect(try frame(.defaultLayout) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `shows what fits in the size that it asks for`() throws {
    let bundle = BundleBuilder()
    bundle.preview("P", traits: [.sizeThatFitsLayout]) {
      let label = UILabel()
      label.text = "fits"
      return label
    }
    let controller = try #require(bundle.previews[0].makeViewController([:]))
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    let label = try #require(controller.view.subviews.first as? UILabel)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > 10 && label.frame.width < 100)
  }
}
