// PHFetchResult, PHFetchOptions — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: objects, since there are none; effects of the options.

import UIKit

/// The result of a fetch: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  // Never changes.
  private let objects: [ObjectType] = []

  public override init() { super.init() }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }
  /// An index that is none ends the preview, as on a device.
  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// `NSNotFound` for none.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
  open func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.filter(objects.indices.contains).map { objects[$0] }
  }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
  open func enumerateObjects(
    options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(block) }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// The wishes of a fetch, and its order. Kept, without effect.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  // Set up before the fetch.
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// 0 for no limit.
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }
}
