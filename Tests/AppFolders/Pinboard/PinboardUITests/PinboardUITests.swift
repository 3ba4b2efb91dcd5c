import XCTest

class PinboardUITests: XCTestCase {

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        XCUIApplication().launch()
    }

    func testBoardIsShown() {
        XCTAssertTrue(XCUIApplication().navigationBars["Pinboard"].exists)
    }
}
