// AVMakeRect — after Apple's documentation "AVMakeRect(aspectRatio:insideRect:)", read 2026-11.
// State: complete.
//
// Of AVFoundation this is what layouts use. There is no media here.

@_exported import UIKit

/// The largest rectangle with the proportions of `aspectRatio` that fits in `boundingRect`, centred in it.
///
/// Proportions without area give an empty rectangle in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let box = boundingRect.standardized
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: box.midX, y: box.midY, width: 0, height: 0)
  }
  let scale = min(box.width / aspectRatio.width, box.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
}
