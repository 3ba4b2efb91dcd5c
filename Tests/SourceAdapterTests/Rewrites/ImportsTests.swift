import Testing

@testable import SourceAdapter

@Suite struct Imports {
  @Test(arguments: [
    ("import Foundation", "import UIKit"), ("import Dispatch", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"), ("import struct Foundation.Date", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import os.log", "import os"),
    ("import func Darwin.sqrt", "import UIKit"), ("@preconcurrency import Foundation", "import UIKit"),
    ("import Wheels", "import Swift"), ("import Foundation; import UIKit", "import UIKit; import UIKit"),
  ])
  func `of what is elsewhere here are replaced on their line`(author: String, adapted: String) {
    expect(author, becomes: adapted)
  }

  @Test(arguments: [
    "import UIKit", "import QuartzCore", "import CoreGraphics", "import Combine", "import AVFoundation",
    "import ObjectiveC", "import os", "import Glibc", "@_exported import UIKit",
  ])
  func `of what is here stay`(author: String) { expectUnchanged(author) }

  @Test func `of what is not here are named once per file, with what to do`() {
    let adapting = Adapting(
      "import UIKit\n  import Alamofire\nimport class Alamofire.Session", "import SwiftUI")
    #expect(
      adapting.problems == [
        "File0.swift:2:3: error: There is no module 'Alamofire' here: if it is your own, serve the folder that holds "
          + "its sources too and leave the import out; if not, guard what needs it with #if canImport(Alamofire).",
        "File1.swift:1:1: error: There is no module 'SwiftUI' here: previews are UIKit's. Write #Preview(\"Name\") "
          + "{ YourViewController() }, and guard SwiftUI code with #if canImport(SwiftUI).",
      ])
  }

  @Test func `behind a condition that does not hold are no problem`() {
    expect("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", becomes: "#if false\nimport SwiftUI\n#endif")
  }
}
