import XCTest
@testable import CardDeck

final class DeckLayoutTests: XCTestCase {
    func testPeek() {
        XCTAssertEqual(DeckLayout().peek, 72)
    }
}
