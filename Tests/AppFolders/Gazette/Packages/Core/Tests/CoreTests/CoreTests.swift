import XCTest
@testable import Core

final class CoreTests: XCTestCase {
    func testEightArticles() {
        XCTAssertEqual(BundledArticles().articles().count, 8)
    }
}
