// SwiftData — a stand-in for previewed code. `UIKit.docc/SwiftData.md` says what is there.

@_exported import Observation
@_exported import UIKit
