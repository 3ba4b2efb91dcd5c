import Glibc
import Processes
import StillPicture

/// The picture of a preview that is looked at without a browser, for `inspect --picture`.
@MainActor enum InspectPicture {
  /// A PNG file of what the window shows now. The bars of a device are the page's, and are not in it.
  ///
  /// - Parameter scale: pixels per point.
  static func png(of preview: RunningPreview, scale: Double) throws(InspectError) -> [UInt8] {
    do {
      return try PreviewPicture.png(of: preview, scale: scale)
    } catch {
      throw InspectError("--picture: \(sentence(error)).")
    }
  }

  /// Whether there is a file for the picture.
  static var hasPlace: Bool {
    var status = stat()
    return fstat(InheritedDescriptors.picture, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Hands a picture to the program that has asked for it.
  static func write(_ bytes: [UInt8]) throws(InspectError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(InheritedDescriptors.picture, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw InspectError("--picture: it cannot be handed over (error \(errno)).") }
      rest = rest.dropFirst(count)
    }
  }

  private static func sentence(_ error: ScenePictureError) -> String {
    switch error {
    case .nothingToShow: "there is nothing to draw"
    case .tooLarge(let width, let height, let most):
      "\(width) × \(height) pixels are more than the \(most) that a picture may have; "
        + "choose a smaller --size or --scale"
    case .noMemory: "there is no memory for its pixels; choose a smaller --size or --scale"
    }
  }
}
