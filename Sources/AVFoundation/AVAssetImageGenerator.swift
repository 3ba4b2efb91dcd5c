// AVAssetImageGenerator, AVAssetExportSession — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: pictures and files: every request fails.

import UIKit

/// Makes pictures of moments of an asset. Here it fails: media are not decoded.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Its properties are set up before it is used.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed, cancelled
  }

  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// Pixels; zero for no limit.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// - Throws: `AVError.noImageAtTime`, always.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw AVError(.noImageAtTime)
  }

  /// - Throws: `AVError.noImageAtTime`, always.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    await Task.yield()
    throw AVError(.noImageAtTime)
  }

  /// Each of the times fails, in a later turn.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for _ in requestedTimes {
      later { handler(.invalid, nil, .invalid, .failed, AVError(.noImageAtTime)) }
    }
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { later { handler(nil, .invalid, AVError(.noImageAtTime)) } }

  open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset to a file. Here it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputFileType: AVFileType?
  open var outputURL: URL?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .exporting
    later(SampleAnswers.latency) { [self] in
      if status == .exporting { (status, error) = (.failed, AVError(.exportFailed)) }
      handler()
    }
  }

  open func cancelExport() { if status == .exporting { status = .cancelled } }
}
