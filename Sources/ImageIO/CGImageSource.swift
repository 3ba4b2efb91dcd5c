// CGImageSource, CGImageSourceStatus — after Apple's documentation "Image I/O", read 2026-11.
// State: partial. Missing: pixels of files but GIF's (a picture is kept as it was encoded), smaller copies,
// metadata beyond sizes and GIF's times, animations of PNG and WebP files, writing files.

@_exported import UIKit

/// A file of pictures. Those of a GIF file are taken apart; any other file is one picture.
public final class CGImageSource {
  let data: Data
  let single: CGImage?
  let animation: GIFFile?
  private var pictures: GIFPictures?

  init?(_ data: Data) {
    let bytes = Array(data)
    self.data = data
    if let file = GIFFile(bytes) {
      (animation, single, pictures) = (file, nil, GIFPictures(file))
    } else {
      guard let image = UIImage(data: data)?.cgImage else { return nil }
      (animation, single) = (nil, image)
    }
  }

  var count: Int { animation?.count ?? 1 }

  func image(at index: Int) -> CGImage? {
    if animation != nil { return pictures?.picture(index) }
    return index == 0 ? single : nil
  }

  /// In pixels.
  var size: (width: Int, height: Int) {
    animation.map { ($0.width, $0.height) } ?? (single?.width ?? 0, single?.height ?? 0)
  }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// nil where the bytes are of no format that is known.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// nil where the file cannot be read, or is of no format that is known.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let path = url.path, url.isFileURL else { return nil }
  return FileManager.default.contents(atPath: path).flatMap(CGImageSource.init)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// nil where there is none of that number.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// The picture itself, as large as it is: nothing is made smaller here.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// The identifier of the format's type.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  if isrc.animation != nil { return "com.compuserve.gif" }
  switch isrc.data.first {
  case 0x89: return "public.png"
  case 0xFF: return "public.jpeg"
  case 0x52: return "org.webmproject.webp"
  default: return "public.svg-image"
  }
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  (0..<isrc.count).contains(index) ? .statusComplete : .statusInvalidData
}

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Of the file: the number of its bytes, and how often a GIF file is shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  var properties: [String: Any] = ["FileSize": isrc.data.count]
  if let file = isrc.animation {
    properties["{GIF}"] = [
      "LoopCount": file.loopCount, "CanvasPixelWidth": file.width, "CanvasPixelHeight": file.height,
    ]
  }
  return NSDictionary(dictionary: properties)
}

/// Of one picture: its size, and in a GIF file its time. nil where there is none of that number.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard (0..<isrc.count).contains(index) else { return nil }
  var properties: [String: Any] = [
    "PixelWidth": isrc.size.width, "PixelHeight": isrc.size.height, "Orientation": 1, "Depth": 8,
    "ColorModel": "RGB",
  ]
  if let file = isrc.animation {
    let delay = file.delay(of: index)
    // A tenth of a second at least (Apple, "kCGImagePropertyGIFDelayTime").
    properties["{GIF}"] = ["UnclampedDelayTime": delay, "DelayTime": max(0.1, delay)]
  }
  return NSDictionary(dictionary: properties)
}
