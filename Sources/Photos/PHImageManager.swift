// PHImageManager, PHCachingImageManager, PHImageRequestOptions, PHVideoRequestOptions,
// PHLivePhotoRequestOptions, PHLivePhoto, PHAssetResourceManager — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: pictures, videos and live photos: every request is answered with none; requests
// for players, which are AVFoundation's.

import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as the original.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted, original
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast, exact
}

public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is wanted. Kept; only `isSynchronous` has an effect.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  // Set up before the request.
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  /// Whether the answer comes before the call returns.
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
  open var allowSecondaryDegradedImage = false
  public override init() { super.init() }
}

open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  // Set up before the request.
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
  public override init() { super.init() }
}

open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  // Set up before the request.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
  public override init() { super.init() }
}

/// A photo that moves. None is found here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  // Never changes.
  /// Pixels.
  open var size: CGSize { .zero }
  override init() { super.init() }
}

/// Loads pictures of assets. There are no assets whose picture it could load: each request is answered once,
/// with none.
open class PHImageManager: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  private static let one = PHImageManager()
  private var requestsMade: PHImageRequestID = 0
  private var waiting: Set<PHImageRequestID> = []

  public override init() { super.init() }

  open class func `default`() -> PHImageManager { one }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { fail(options?.isSynchronous == true) { resultHandler(nil, $0) } }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { fail(options?.isSynchronous == true) { resultHandler(nil, nil, .up, $0) } }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { fail(false) { resultHandler(nil, $0) } }

  /// The handler of that request is not called any more.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { waiting.remove(requestID) }

  private func fail(_ isAtOnce: Bool, _ answer: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
    requestsMade &+= 1
    let id = requestsMade
    let info: [AnyHashable: Any] = [
      PHImageErrorKey: PHPhotosError(.accessUserDenied), PHImageResultRequestIDKey: id,
    ]
    guard !isAtOnce else {
      answer(info)
      return id
    }
    waiting.insert(id)
    inLaterTurn { [weak self] in if self?.waiting.remove(id) != nil { answer(info) } }
    return id
  }
}

/// One that loads ahead.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // As its superclass.
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// Loads files of assets, of which there are none.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  // Has no state.
  private static let one = PHAssetResourceManager()
  override init() { super.init() }
  open class func `default`() -> PHAssetResourceManager { one }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: AnyObject?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { inLaterTurn { completionHandler(PHPhotosError(.missingResource)) } }
}

extension PHLivePhoto: NSItemProviderReading {}
