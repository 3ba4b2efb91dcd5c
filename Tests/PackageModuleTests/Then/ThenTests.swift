import Testing
import Then
import UIKit

private struct Bread: Then { var slices = 1 }

@MainActor @Suite struct `Then's words` {
  @Test func `set an object up and give it back`() {
    let label = UILabel().then {
      $0.text = "Rye"
      $0.numberOfLines = 2
    }
    #expect(label.text == "Rye" && label.numberOfLines == 2)
  }

  @Test func `change a copy of a value, and leave the value alone`() {
    let (bread, insets) = (Bread(), UIEdgeInsets.zero.with { $0.top = 4 })
    #expect(bread.with { $0.slices = 3 }.slices == 3 && bread.slices == 1)
    #expect(insets.top == 4.0)
    #expect(CGRect.zero.with { $0.size.width = 7 }.width == 7.0 && [1].with { $0.append(2) } == [1, 2])
  }

  @Test func `hand the value over, and pass on what is thrown`() {
    var seen = 0
    Bread(slices: 5).do { seen = $0.slices }
    #expect(seen == 5)
    #expect(throws: CancellationError.self) { try UIView().then { _ in throw CancellationError() } }
    #expect(JSONDecoder().then { $0.keyDecodingStrategy = .convertFromSnakeCase }.userInfo.isEmpty)
  }
}
