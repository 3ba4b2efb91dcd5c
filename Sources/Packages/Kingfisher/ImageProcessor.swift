// ImageProcessor, ImageProcessItem, DefaultImageProcessor — after Kingfisher's public API.
// State: complete.

import UIKit

/// A picture, or the bytes of one, on its way through processors.
public enum ImageProcessItem: Sendable {
  case image(UIImage)
  case data(Data)
}

/// Makes the picture that is shown of what has come.
public protocol ImageProcessor: Sendable {
  /// Pictures of different processors are kept apart by it.
  var identifier: String { get }
  /// nil where nothing can be made of it.
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension ImageProcessor {
  /// This one, and then `another`.
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    let identifier = [self.identifier, another.identifier].filter { !$0.isEmpty }.joined(separator: "|>")
    return GeneralProcessor(identifier: identifier) { item, options in
      self.process(item: item, options: options).flatMap {
        another.process(item: .image($0), options: options)
      }
    }
  }
}

private struct GeneralProcessor: ImageProcessor {
  let identifier: String
  let made: @Sendable (ImageProcessItem, KingfisherParsedOptionsInfo) -> UIImage?
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    made(item, options)
  }
}

infix operator |> : AdditionPrecedence

/// The left one, and then the right one.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// The former name of `|>`.
public func >> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// Makes the picture that the bytes say.
public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public let identifier = ""
  public init() {}

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    switch item {
    case .image(let image): image
    case .data(let data): UIImage(data: data, scale: options.scaleFactor)
    }
  }
}

extension ImageProcessor {
  /// The picture of the item, changed.
  func changed(
    _ item: ImageProcessItem, _ options: KingfisherParsedOptionsInfo,
    _ change: (UIImage) -> UIImage
  ) -> UIImage? { DefaultImageProcessor.default.process(item: item, options: options).map(change) }
}
