// PHPickerConfiguration, PHPickerFilter — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: effects, since there is nothing to pick.

import Photos
import UIKit

/// The rules of picking.
public struct PHPickerConfiguration: Hashable, @unchecked Sendable {
  // The library in it is one that all share.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered, continuous, continuousAndOrdered
  }

  public enum Mode: Int, Sendable {
    case `default` = 0
    case compact
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var mode = Mode.default
  /// 0 for as many as one likes.
  public var selectionLimit = 1
  /// nil for all.
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  private let library: PHPhotoLibrary?

  public init() { library = nil }
  public init(photoLibrary: PHPhotoLibrary) { library = photoLibrary }

  var words: String {
    let kind = filter?.words ?? "photos and videos"
    switch selectionLimit {
    case 0: return "any number of \(kind)"
    case 1: return "one of all \(kind)"
    default: return "up to \(selectionLimit) \(kind)"
    }
  }
}

/// Which kinds of assets may be picked.
public struct PHPickerFilter: Hashable, Sendable {
  let words: String
  private init(_ words: String) { self.words = words }

  public static let images = Self("photos")
  public static let videos = Self("videos")
  public static let livePhotos = Self("live photos")
  public static let bursts = Self("bursts")
  public static let panoramas = Self("panoramas")
  public static let screenshots = Self("screenshots")
  public static let screenRecordings = Self("screen recordings")
  public static let slomoVideos = Self("slow motion videos")
  public static let timelapseVideos = Self("time-lapse videos")
  public static let depthEffectPhotos = Self("portraits")
  public static let cinematicVideos = Self("cinematic videos")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { join(subfilters, "or") }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { join(subfilters, "and") }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self("no \(filter.words)") }
  public static func playbackStyle(_ playbackStyle: PHAssetPlaybackStyle) -> PHPickerFilter {
    Self("\(playbackStyle)")
  }

  private static func join(_ parts: [PHPickerFilter], _ word: String) -> PHPickerFilter {
    Self(parts.map(\.words).joined(separator: " \(word) "))
  }
}
