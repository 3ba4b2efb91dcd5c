/// A module as the adapter leaves it: a layout with a knob, and some that go wrong.
let bundleSource = """
  import UIKit
  import PreviewRuntime

  final class RowLayout: UICollectionViewLayout {
    static var step: CGFloat { _knob(0, 100 as CGFloat) }
    override var collectionViewContentSize: CGSize { CGSize(width: 4000, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: CGFloat(item) * Self.step, y: 0, width: Self.step, height: 200)
        return attributes
      }
    }
  }

  final class CrashLayout: UICollectionViewLayout {
    override func prepare() {
      let widths: [CGFloat] = []
      print(widths[3])  // line 19
    }
  }

  final class GreedyLayout: UICollectionViewLayout {
    override func prepare() {
      var all: [[Int]] = []
      while true { all.append([Int](repeating: 1, count: 1 << 20)) }
    }
  }

  @MainActor private let __preview_0 = PreviewRuntime.PreviewDeclaration("On its side", traits: .landscapeLeft) {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
  }

  @_cdecl("scrollwork_register")
  @MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {
    let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()
    bundle.knob(0, .init(name: "RowLayout.step", title: "Step", value: .number(100), style: .float, minimum: 1, maximum: 900, isRangeStated: true), aliases: [])
    bundle.layout(RowLayout.self, "RowLayout", file: "Row.swift", line: 4) { RowLayout() }
    bundle.layout(CrashLayout.self, "CrashLayout") { CrashLayout() }
    bundle.layout(GreedyLayout.self, "GreedyLayout") { GreedyLayout() }
    bundle.preview(__preview_0)
  }
  """
