// Security — a stand-in for previewed code.

@_exported import UIKit
