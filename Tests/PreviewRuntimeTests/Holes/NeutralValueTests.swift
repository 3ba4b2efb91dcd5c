import Foundation
import Testing
import UIKit

@testable import PreviewRuntime

@MainActor @Suite struct `Neutral values` {
  private enum Side: CaseIterable { case left, right }
  private enum Sort: Int { case newest = 0, oldest = 1 }
  private enum Odd: Int { case one = 1, three = 3 }
  private enum Word: String { case none = "", some }
  private enum Empty: CaseIterable {}
  private struct Flags: OptionSet { var rawValue: Int }
  private struct Plain { var title: String }
  private struct Wrapped: RawRepresentable { var rawValue: [Int]? }
  private struct Endless: RawRepresentable {
    var rawValue: Endless {
      get { self }
      set {}
    }; init(rawValue: Endless) {}
  }

  @Test func `of what may be missing are none, however deep`() {
    #expect(NeutralValue.make(Int?.self) == .some(nil))
    #expect(NeutralValue.make(UIView?.self) == .some(nil))
    #expect(NeutralValue.make(Plain?.self).map { $0 == nil } == true)
    #expect(NeutralValue.make(String??.self).map { $0 == nil } == true)
    #expect(NeutralValue.make((any Error)?.self).map { $0 == nil } == true)
  }

  @Test func `of functions give neutral values when they are called`() {
    typealias Making = () -> Int
    struct Box {
      var make: Making
      var add: (Int, String) -> Int
      var maybe: (() -> Int)?
      var last: (Int, Int, Int, Int) throws -> String
    }
    let box = Box(make: _neutral(), add: _neutral(), maybe: _neutral(), last: _neutral())
    #expect(box.make() == 0)
    #expect(box.add(1, "a") == 0)
    #expect(box.maybe == nil)
    #expect(throws: Never.self) { try box.last(1, 2, 3, 4) }
  }

  @Test func `of numbers are zero`() {
    #expect(NeutralValue.make(Int.self) == 0)
    #expect(NeutralValue.make(UInt8.self) == 0)
    #expect(NeutralValue.make(Int64.self) == 0)
    #expect(NeutralValue.make(Float.self) == 0)
    #expect(NeutralValue.make(Double.self) == 0)
    #expect(NeutralValue.make(CGFloat.self) == 0)
    #expect(NeutralValue.make(Decimal.self) == 0)
    #expect(NeutralValue.make(NSNumber.self) == 0)
    #expect(NeutralValue.make(Duration.self) == .zero)
    #expect(NeutralValue.make(Bool.self) == false)
  }

  @Test func `of texts and collections are empty`() {
    #expect(NeutralValue.make(String.self) == "")
    #expect(NeutralValue.make(Substring.self) == "")
    #expect(NeutralValue.make(NSString.self) == "")
    #expect(NeutralValue.make(Character.self) == " ")
    #expect(NeutralValue.make(NSAttributedString.self)?.string == "")
    #expect(NeutralValue.make([Plain].self)?.isEmpty == true)
    #expect(NeutralValue.make(Set<Int>.self) == [])
    #expect(NeutralValue.make([String: Plain].self)?.isEmpty == true)
    #expect(NeutralValue.make(ContiguousArray<Int>.self) == [])
    #expect(NeutralValue.make(Data.self) == Data())
    #expect(NeutralValue.make(IndexSet.self) == [])
    #expect(NeutralValue.make(Range<Int>.self) == 0..<0)
    #expect(NeutralValue.make(ClosedRange<Double>.self) == 0...0)
    #expect(NeutralValue.make(Void.self) != nil)
  }

  @Test func `of places, days and sizes are nowhere, the same day, and nothing`() {
    #expect(NeutralValue.make(IndexPath.self) == IndexPath(item: 0, section: 0))
    #expect(NeutralValue.make(URL.self)?.absoluteString == "about:blank")
    #expect(NeutralValue.make(Date.self) == NeutralValue.make(Date.self))
    #expect(NeutralValue.make(UUID.self)?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(NeutralValue.make(CGRect.self) == .zero)
    #expect(NeutralValue.make(UIEdgeInsets.self) == .zero)
    #expect(NeutralValue.make(CGAffineTransform.self) == .identity)
  }

  @Test func `of enums are the first case, or the one whose raw value says nothing`() {
    #expect(NeutralValue.make(Side.self) == .left)
    #expect(NeutralValue.make(Sort.self) == .newest)
    #expect(NeutralValue.make(Word.self) == Word.none)
    #expect(NeutralValue.make(Flags.self) == [])
    #expect(NeutralValue.make(UIStatusBarStyle.self) == .default)
    #expect(NeutralValue.make(Wrapped.self)?.rawValue == .some(nil))
  }

  @Test func `are not made up where there is none`() {
    #expect(NeutralValue.make(Odd.self) == nil)
    #expect(NeutralValue.make(Empty.self) == nil)
    #expect(NeutralValue.make(Plain.self) == nil)
    #expect(NeutralValue.make((any CustomStringConvertible).self) == nil)
    #expect(NeutralValue.make((Int, Int).self) == nil)
    #expect(NeutralValue.make(Endless.self) == nil, "and the search for one ends")
  }

  @Test func `of what is seen can be seen`() {
    #expect(NeutralValue.make(UIColor.self) == .systemGray)
    #expect(NeutralValue.make(UIFont.self)?.pointSize == 17)
    #expect(NeutralValue.make(UIImage.self)?.size == CGSize(width: 100, height: 100))
    #expect(NeutralValue.make(UIView.self)?.subviews.isEmpty == true)
    #expect(NeutralValue.make(UICollectionView.self)?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(NeutralValue.make(UICollectionViewCell.self) != nil)
    #expect(NeutralValue.make(UICollectionViewLayout.self) != nil)
    #expect(NeutralValue.make(NSCollectionLayoutSection.self) != nil)
    #expect(NeutralValue.make(UIViewController.self) != nil)
  }

  @Test func `of successes and functions do nothing`() throws {
    let result = try #require(NeutralValue.make(Result<[Int], any Error>.self))
    #expect(try result.get() == [])
    #expect(NeutralValue.make(Result<Void, any Error>.self) != nil)
    #expect(NeutralValue.make(Result<Plain, any Error>.self) == nil)
    let function = try #require(NeutralValue.make((() -> Void).self))
    function()
    #expect(NeutralValue.make((any Error).self) != nil)
  }

  // MARK: Classes of the previewed code

  private class Card: UIView {
    let title: String
    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Missing: _NeutralMaking {
    static func _makeNeutral() -> Any? { self == Missing.self ? Missing() : nil }
  }
  private final class Below: Missing {}

  @Test func `of a view's subclass are not made with an initialiser that it may lack`() {
    #expect(NeutralValue.make(Card.self) == nil)
  }

  @Test func `are made as the library says`() {
    final class Known: UIViewController {}
    struct Settings: Equatable { var size = 3 }
    let bundle = BundleBuilder()
    #expect(NeutralValue.make(Known.self) == nil)

    bundle.neutral(Known.self) { Known() }
    bundle.neutral(Settings.self) { Settings(size: 5) }

    #expect(NeutralValue.make(Known.self) != nil)
    #expect(NeutralValue.make(Settings.self) == Settings(size: 5))
    #expect(NeutralValue.make([Settings].self) == [])
  }

  @Test func `of a stand-in are not taken for its subclass's`() {
    #expect(NeutralValue.make(Missing.self) != nil)
    #expect(NeutralValue.make(Below.self) == nil)
  }
}
