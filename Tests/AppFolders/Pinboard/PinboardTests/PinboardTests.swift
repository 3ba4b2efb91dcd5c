import XCTest
@testable import Pinboard

class PinboardTests: XCTestCase {

    func testSamplePinsHaveTitles() {
        for pin in Pin.samplePins() {
            XCTAssertFalse(pin.title.isEmpty)
        }
    }

    func testLayoutHasTwoColumns() {
        XCTAssertEqual(BoardLayout().numberOfColumns, 2)
    }
}
