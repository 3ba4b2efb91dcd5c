// AVAsset, AVURLAsset, AVAssetTrack, AVMetadataItem, AVKeyValueStatus — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: media: an asset has no tracks and no metadata, and lasts a minute, whatever it is.

import UIKit

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading, loaded, failed, cancelled
}

/// A piece of media.
open class AVAsset: NSObject, @unchecked Sendable {
  // Never changes.
  /// The length of all media, which are never read here: a minute.
  static let sampleDuration = CMTime(value: 36_000, timescale: 600)

  public convenience init(url URL: URL) { self.init(_url: URL) }
  public init(_url: URL?) {
    source = _url
    super.init()
  }

  let source: URL?

  open var duration: CMTime { Self.sampleDuration }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var tracks: [AVAssetTrack] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var isPlayable: Bool { true }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var creationDate: AVMetadataItem? { nil }

  /// Answers in a later turn.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    if let handler { later(SampleAnswers.latency, handler) }
  }
  open func statusOfValue(forKey key: String, error outError: AutoreleasingError? = nil) -> AVKeyValueStatus {
    .loaded
  }
  open func cancelLoading() {}

  /// The value of the property, at once.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value { property.read(self) }
}

/// Where an error would be written; nothing fails.
public typealias AutoreleasingError = UnsafeMutablePointer<NSError?>

/// A property that `load` gives.
public struct AVAsyncProperty<Value>: @unchecked Sendable {
  // Holds a function of its own module.
  let read: (AVAsset) -> Value
}

extension AVAsyncProperty where Value == CMTime {
  public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Value == Bool {
  public static var isPlayable: Self { Self { $0.isPlayable } }
  public static var isExportable: Self { Self { $0.isExportable } }
}

extension AVAsyncProperty where Value == [AVAssetTrack] {
  public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Value == [AVMetadataItem] {
  public static var metadata: Self { Self { $0.metadata } }
  public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

/// Media that an address names.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // As its superclass.
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(_url: URL)
  }
}

/// A part of an asset that goes along with the others. None is found here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  // Never changes.
  public let mediaType: AVMediaType
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
  open var timeRange: CMTimeRange { .zero }
  open var isEnabled: Bool { true }

  init(_ mediaType: AVMediaType) {
    self.mediaType = mediaType
    super.init()
  }
}

/// Something that is known of an asset. None is found here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  // Never changes.
  open var commonKey: AVMetadataKey? { nil }
  open var identifier: AVMetadataIdentifier? { nil }
  open var value: Any? { nil }
  open var stringValue: String? { nil }
  open var numberValue: NSNumber? { nil }
  open var dateValue: Date? { nil }
  open var dataValue: Data? { nil }
  override init() { super.init() }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyDescription = Self(rawValue: "description")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
}
