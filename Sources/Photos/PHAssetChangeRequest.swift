// PHAssetChangeRequest, PHAssetCreationRequest, PHAssetCollectionChangeRequest — after Apple's documentation
// of the three, read 2026-11.
// State: partial. Missing: changes: the user has said no, and no block that would make them is called.

import UIKit

/// Asks for a change of an asset.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  // Made and used within one block.
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  override init() { super.init() }
  public convenience init(for asset: PHAsset) { self.init() }

  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { made() }
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: Any) {}

  public required init(_empty: ()) { super.init() }
  private class func made() -> Self { self.init(_empty: ()) }
}

open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  // Set up before the request.
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
  public override init() { super.init() }
}

open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  // As its superclass.
  open class func forAsset() -> Self { self.init(_empty: ()) }
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
  {}
}

/// Asks for a change of an album.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
  // Made and used within one block.
  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(localIdentifier: "")
  }

  public required init(_empty: ()) { super.init() }
  public convenience init?(for assetCollection: PHAssetCollection) { nil }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { nil }

  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let made = self.init(_empty: ())
    made.title = title
    return made
  }
  open class func deleteAssetCollections(_ assetCollections: Any) {}
  open func addAssets(_ assets: Any) {}
  open func removeAssets(_ assets: Any) {}
}
