// PHPhotoLibrary, PHPhotoLibraryChangeObserver, PHChange, PHFetchResultChangeDetails, PHObjectChangeDetails —
// after Apple's documentation of them, read 2026-11.
// State: partial. Missing: photos: it behaves as where the user has said no. Observers are kept and never
// called.

@_exported import CoreLocation
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The photos on the device. In a preview the user has said no: there are none, and none can be added.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Has no state but observers, which only UIKit's one thread touches.
  private static let one = PHPhotoLibrary()
  private var observers: [Int: Weak] = [:]
  private var observersMade = 0

  private struct Weak { weak var observer: AnyObject? }

  override init() { super.init() }

  open class func shared() -> PHPhotoLibrary { one }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

  /// Answers `denied` in a later turn.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    inLaterTurn { handler(.denied) }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { inLaterTurn { handler(.denied) } }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await Task.yield()
    return .denied
  }

  open var unavailabilityReason: (any Error)? { nil }

  // MARK: Changes

  /// Fails in a later turn, and does not call `changeBlock`.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    inLaterTurn { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  /// - Throws: `PHPhotosError.accessUserDenied`, always.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    await Task.yield()
    throw PHPhotosError(.accessUserDenied)
  }

  /// - Throws: `PHPhotosError.accessUserDenied`, always.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    observersMade += 1
    observers = observers.filter { $0.value.observer != nil }
    observers[observersMade] = Weak(observer: observer)
  }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers = observers.filter { $0.value.observer != nil && $0.value.observer !== observer }
  }
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
}

/// Runs `work` in the next turn of the preview.
package func inLaterTurn(_ work: @escaping () -> Void) {
  onMainThread(work) { VirtualRunLoop.current.post($0) }
}

/// Hears of changes in the library, of which there are none.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

public protocol PHPhotoLibraryAvailabilityObserver: AnyObject {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// A change of the library. None is made here.
open class PHChange: NSObject, @unchecked Sendable {
  // Never changes.
  override init() { super.init() }
  open func changeDetails<Object: PHObject>(for object: Object) -> PHObjectChangeDetails<Object>? { nil }
  open func changeDetails<Object: PHObject>(
    for fetchResult: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  // Never changes.
  public let objectBeforeChanges: ObjectType
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
  init(_ object: ObjectType) { objectBeforeChanges = object }
}

open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  // Never changes.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  open var hasIncrementalChanges: Bool { false }
  open var hasMoves: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedObjects: [ObjectType] { [] }
  open var changedObjects: [ObjectType] { [] }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
    super.init()
  }
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something about photos failed.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let accessUserDenied = Code.accessUserDenied
  public static let userCancelled = Code.userCancelled
  public static let networkAccessRequired = Code.networkAccessRequired
}
