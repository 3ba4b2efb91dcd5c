// Reading what an item provider holds.

import QuartzCore

/// A thing that an item provider can give.
public protocol NSItemProviderReading: AnyObject {}

extension UIImage: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension NSAttributedString: NSItemProviderReading {}

extension NSItemProvider {
  /// The domain of errors from loading.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// None: nothing is held as data.
  public var registeredTypeIdentifiers: [String] { [] }
  /// Always nil: the object has no name.
  public var suggestedName: String? { nil }
  /// False: nothing is held as data.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Whether it holds an object of that class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { Self.isKind($0, aClass) } ?? false
  }

  /// Gives the object, or an error, in a later turn.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil
    answer { completionHandler(found, found == nil ? Self.unavailable : nil) }
    return Progress(totalUnitCount: 1)
  }

  /// Fails in a later turn, as the following: nothing is held as data.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    answer { completionHandler(nil, Self.unavailable) }
    return Progress(totalUnitCount: 1)
  }

  /// Fails in a later turn: nothing is held as data.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    answer { completionHandler(nil, Self.unavailable) }
    return Progress(totalUnitCount: 1)
  }

  /// Fails in a later turn; does nothing without a handler.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    answer { completionHandler(nil, Self.unavailable) }
  }

  /// `NSItemProvider.ErrorCode.itemUnavailableError`.
  private static var unavailable: any Error { NSError(domain: errorDomain, code: -1000) }

  private func answer(_ work: @escaping () -> Void) {
    onMainThread(work) { VirtualRunLoop.current.post($0) }
  }

  private static func isKind(_ object: AnyObject, _ wanted: any NSItemProviderReading.Type) -> Bool {
    var next: AnyClass? = type(of: object)
    while let here = next {
      if ObjectIdentifier(here) == ObjectIdentifier(wanted) { return true }
      next = _getSuperclass(here)
    }
    return false
  }
}
