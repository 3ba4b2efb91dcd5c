import Testing

@testable import SourceAdapter

@Suite struct Imports {
  @Test(arguments: [
    ("import Foundation", "import UIKit"), ("import Dispatch", "import UIKit"),
    ("import QuartzCore", "import UIKit"), ("import CoreGraphics", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"), ("import struct Foundation.Date", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import os.log", "import os"),
    ("import func Darwin.sqrt", "import UIKit"), ("@preconcurrency import Foundation", "import UIKit"),
    ("import Wheels", "import Swift"), ("import Foundation; import UIKit", "import UIKit; import UIKit"),
  ])
  func `of what is elsewhere here are replaced on their line`(author: String, adapted: String) {
    expect(author, becomes: adapted)
  }

  @Test(arguments: [
    "import UIKit", "import Combine", "import AVFoundation",
    "import SnapKit", "import ObjectiveC", "import os", "import Glibc", "@_exported import UIKit",
  ])
  func `of what is here stay`(author: String) { expectUnchanged(author) }

  @Test func `of what is not here bring nothing, and are no problem by themselves`() {
    expect(
      "import UIKit\n  import Glimpse\nimport class Glimpse.ImageCache",
      becomes: "import UIKit\n  import Swift\nimport Swift")
  }

  @Test func `behind a condition that does not hold are no problem`() {
    expect("#if canImport(AppKit)\nimport AppKit\n#endif", becomes: "#if false\nimport AppKit\n#endif")
  }
}
