import Testing

@testable import SourceAdapter

@Suite struct `Initialisers that UIKit makes objects with` {
  @Test func `are added where an initialiser of the author's hides them`() {
    expect(
      """
      class Resize: UICollectionViewLayoutInvalidationContext {
        let item: Int
        init(item: Int) { self.item = item }
      }
      """,
      becomes: """
        class Resize: UICollectionViewLayoutInvalidationContext {
          let item: Int
          init(item: Int) { self.item = item }
         required init(_blank: ()) { fatalError("Use of unimplemented initializer 'init()' for class 'Resize'") } }
        """)
  }

  @Test func `call the plain one where the author has that`() {
    expect(
      """
      public class Tile: UICollectionViewCell {
        public override init(frame: CGRect) { super.init(frame: frame) }
        init(colour: UIColor) { super.init(frame: .zero) }
      }
      """,
      becomes: """
        public class Tile: UICollectionViewCell {
          public override init(frame: CGRect) { super.init(frame: frame) }
          init(colour: UIColor) { super.init(frame: .zero) }
         public required convenience init(_registeredFrame frame: CGRect) { self.init(frame: frame) } }
        """)
  }

  @Test func `are inherited by a class without initialisers of its own, or with convenience ones`() {
    expectUnchanged(
      """
      class Angle: UICollectionViewLayoutAttributes {
        var angle = 0.0
        convenience init(angle: Double) { self.init() }
      }
      class Sprite: UIView { init(name: String) { super.init(frame: .zero) } }
      """)
  }
}
