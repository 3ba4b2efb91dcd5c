// OSLog — a stand-in for previewed code.

@_exported import UIKit
@_exported import os
