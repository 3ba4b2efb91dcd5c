import Testing

@testable import UIKit

private final class Tile: UIView {
  var made = "init()"
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}
private final class CodedCell: UITableViewCell {
  override class func classForCoder() -> AnyClass { UITableViewCell.self }
}

private final class TileCell: UICollectionViewCell {
  let first: CGRect
  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}
private final class MadeScreen: UIViewController {}

@MainActor @Suite struct `Classes that are only known as values` {
  private func make<View: UIView>(_ type: View.Type) -> View { type._made() }

  @Test func `are made as their own file has said`() {
    _Makers.register(Tile.self) { Tile() }
    _Makers.register(MadeScreen.self) { MadeScreen() }
    let type: UIViewController.Type = MadeScreen.self
    #expect(make(Tile.self).made == "init()")
    #expect(Tile._made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(type._made() is MadeScreen && type._made(nibName: "MadeScreen", bundle: nil) is MadeScreen)
  }

  @Test func `are asked for their class and their name`() {
    #expect(Tile.classForCoder() == Tile.self && UILabel.classForCoder() == UILabel.self)
    #expect(CodedCell.classForCoder() == UITableViewCell.self)
    #expect(CodedCell(style: .default, reuseIdentifier: nil).classForCoder == CodedCell.self)
    #expect(Tile.description() == "Tile")
  }

  @Test func `are made without a word where UIKit makes them in any case`() {
    #expect(make(TileCell.self).first == .zero)
    #expect(TileCell._made(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).first.width == 9)
    #expect(make(UILabel.self).text == nil && NSObject._made() !== NSObject._made())
    let type: UINavigationController.Type = UINavigationController.self
    #expect(type._made(rootViewController: MadeScreen()).viewControllers.count == 1)
  }
}
