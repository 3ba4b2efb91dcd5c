import Testing
import UIKit

@Suite struct `C strings` {
  @Test func `are compared though they may not be there`() {
    let (typed, none) = ("\\b".cString(using: .utf8), [CChar]?.none)
    #expect(strcmp(typed, "\\b") == 0 && strcmp("a", "b") < 0)
    #expect(strcmp(none, "\\b") < 0 && strcmp(typed, nil) > 0 && strcmp(none, nil) == 0)
  }
}
