// PHObject, PHAsset, PHObjectPlaceholder, PHAssetResource — after Apple's documentation of the four,
// read 2026-11.
// State: partial. Missing: assets: every fetch is empty.

import UIKit

public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1 << 0)
  public static let photoHDR = Self(rawValue: 1 << 1)
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  public static let photoLive = Self(rawValue: 1 << 3)
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  public static let videoStreamed = Self(rawValue: 1 << 16)
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}

public enum PHAssetPlaybackStyle: Int, Sendable {
  case unsupported = 0
  case image, imageAnimated, livePhoto, video, videoLooping
}

public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1 << 0)
  public static let typeCloudShared = Self(rawValue: 1 << 1)
  public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}

/// Something in the library.
open class PHObject: NSObject, @unchecked Sendable {
  // Never changes.
  public let localIdentifier: String
  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

/// Stands for what a change will have made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
  // As its superclass.
}

/// A photo or a video. None is found here.
open class PHAsset: PHObject, @unchecked Sendable {
  // As its superclass.
  open var playbackStyle: PHAssetPlaybackStyle { .unsupported }
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Pixels.
  open var pixelWidth: Int { 0 }
  /// Pixels.
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  /// Seconds; 0 for what is no video.
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open var sourceType: PHAssetSourceType { [] }
  open var hasAdjustments: Bool { false }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo
}

/// A file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
  // Never changes.
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  override init() { super.init() }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
