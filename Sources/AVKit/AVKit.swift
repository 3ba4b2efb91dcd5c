// AVKit — a stand-in for previewed code.

@_exported import AVFoundation
@_exported import UIKit
