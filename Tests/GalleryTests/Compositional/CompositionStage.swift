import QuartzCore
import Testing
import UIKit

@testable import Gallery

/// Windows that compositions are shown in, in points.
enum Screen {
  static let phone = CGSize(width: 390, height: 844)
  static let phoneOnItsSide = CGSize(width: 844, height: 390)
  static let tablet = CGSize(width: 1024, height: 768)
}

/// A composition of the gallery in a window, in virtual time.
@MainActor final class CompositionStage {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  private let controller: UIViewController

  /// `items` replaces how many items there are by themselves.
  init(_ slug: String, items: Int? = nil, on screen: CGSize) throws {
    VirtualRunLoop.current = loop
    let preview = try #require(GalleryPreview.all.first { $0.slug == slug })
    window = UIWindow(frame: CGRect(origin: .zero, size: screen))
    controller = preview.makeViewController(items.map { ["main": $0] } ?? [:])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.settle()
    view = try #require(Self.collectionView(in: controller.view), "there is no collection view called main")
  }

  private static func collectionView(in view: UIView) -> UICollectionView? {
    if let found = view as? UICollectionView, found.accessibilityIdentifier == "main" { return found }
    return view.subviews.lazy.compactMap(collectionView(in:)).first
  }

  /// The layout's frames for all of the content, a line for each element: kind, section/item, x y width
  /// height. By section, in it the header, the card behind, then item by item.
  var frames: [String] {
    get throws {
      let content = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -10_000, dy: -10_000)
      let attributes = try #require(view.collectionViewLayout.layoutAttributesForElements(in: content))
      return Self.lines(of: attributes.map { ($0, $0.frame) })
    }
  }

  /// The cells that are on screen, where they appear: what scrolls by itself has gone its way.
  var shownCells: [String] {
    Self.lines(
      of: view.shownElements.filter { $0.attributes.representedElementCategory == .cell }
        .map { ($0.attributes, $0.frame) })
  }

  private static func lines(of elements: [(UICollectionViewLayoutAttributes, CGRect)]) -> [String] {
    elements.sorted { key(of: $0.0).lexicographicallyPrecedes(key(of: $1.0)) }
      .map { element, frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(FrameText.number)
        let path = element.indexPath
        return "\(kind(of: element)) \(path.section)/\(path.item) \(numbers.joined(separator: " "))"
      }
  }

  private static func key(of element: UICollectionViewLayoutAttributes) -> [Int] {
    let path = element.indexPath
    switch kind(of: element) {
    case "header": return [path.section, 0, path.item]
    case "card": return [path.section, 1, path.item]
    case "cell": return [path.section, 2, path.item, 0]
    default: return [path.section, 2, path.item, 1]
    }
  }

  private static func kind(of element: UICollectionViewLayoutAttributes) -> String {
    switch element.representedElementKind {
    case nil: "cell"
    case UICollectionView.elementKindSectionHeader: "header"
    case let kind?: kind
    }
  }

  // MARK: What happens

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    loop.settle()
  }

  func turn(to screen: CGSize) {
    window.frame = CGRect(origin: .zero, size: screen)
    loop.settle()
  }
}

/// Expected frames as they stand in the tests: an element in a line, what is behind a # being how it was
/// found.
enum FrameText {
  /// To a hundredth of a point, without zeros that say nothing.
  static func number(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded()
    let whole = hundredths / 100
    return whole == whole.rounded() ? String(format: "%.0f", whole) : "\(whole)"
  }

  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n")
      .map { $0.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
