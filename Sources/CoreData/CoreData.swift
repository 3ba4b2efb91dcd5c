// CoreData — a stand-in for previewed code. `UIKit.docc/CoreData.md` says what is there.

@_exported import UIKit
