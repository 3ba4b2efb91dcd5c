import QuartzCore

/// There is no photo library in a preview: nothing is saved, and `target` is not told.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SessionContext.current.report(
    "UIImageWriteToSavedPhotosAlbum: a preview has no photo library; the picture is not saved.")
}
