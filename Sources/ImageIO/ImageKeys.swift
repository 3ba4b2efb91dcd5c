// The keys of options and properties. No option has an effect, and few properties are ever there: see
// CGImageSource.

import UIKit

// MARK: Options

public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }

// MARK: Properties

public var kCGImagePropertyFileSize: CFString { "FileSize" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyDepth: CFString { "Depth" }
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFCanvasPixelWidth: CFString { "CanvasPixelWidth" }
public var kCGImagePropertyGIFCanvasPixelHeight: CFString { "CanvasPixelHeight" }
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
public var kCGImagePropertyGIFImageColorMap: CFString { "ImageColorMap" }
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
