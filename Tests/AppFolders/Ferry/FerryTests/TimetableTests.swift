import XCTest
@testable import Ferry

final class TimetableTests: XCTestCase {
    func testNothing() {}
}
