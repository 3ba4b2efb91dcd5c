// The coder that `init(coder:)` is given while a nib is read.
//
// As on a device, classes are made by that initialiser, and the nib's values have been set when UIKit's part
// of it returns: values that a subclass then sets in its own `init(coder:)` stay. Each class of ours with
// such an initialiser calls `decodeNib` at its end; the one nearest to the object's own class does the work.

import QuartzCore

/// Stands for one element of a nib.
final class NibCoder: NSCoder {
  private let decode: @MainActor (NSObject) -> Void
  /// The classes of ours with an initialiser that decodes.
  private let decodingClasses: Set<ObjectIdentifier>
  /// Of a button: what is nothing else when it is made.
  var isOfSystemKind = false
  /// Of a table, a cell and others: what they are made with and keep.
  var style: String?
  /// Whether the object has got what the nib says.
  private(set) var isDecoded = false

  /// `decodingClasses` are those whose initialisers call `decodeNib`.
  init(
    _ decodingClasses: Set<ObjectIdentifier>, _ decode: @escaping @MainActor (NSObject) -> Void
  ) {
    self.decodingClasses = decodingClasses
    self.decode = decode
    super.init()
  }

  @MainActor func decodeOnce(_ object: NSObject) {
    guard !isDecoded else { return }
    isDecoded = true
    decode(object)
  }

  // Questions that apps ask of a coder: nothing is kept here by a key.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeObject() -> Any? { nil }
}

extension NSObject {
  /// For the end of `init(coder:)` of one of our classes: `owner` is that class.
  @MainActor func decodeNib(_ coder: NSCoder, as owner: AnyClass) {
    guard let coder = coder as? NibCoder, coder.nearest(to: type(of: self)) == owner else { return }
    coder.decodeOnce(self)
  }
}

extension NibCoder {
  /// The class of ours, with an initialiser that decodes, that `type` is or is derived from.
  @MainActor fileprivate func nearest(to type: AnyClass) -> AnyClass? {
    var next: AnyClass? = type
    while let here = next {
      if decodingClasses.contains(ObjectIdentifier(here)) { return here }
      next = _getSuperclass(here)
    }
    return nil
  }
}
