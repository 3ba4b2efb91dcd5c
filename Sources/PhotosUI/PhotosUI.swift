// PhotosUI — a stand-in for previewed code.

@_exported import Photos
@_exported import UIKit
@_exported import UniformTypeIdentifiers
