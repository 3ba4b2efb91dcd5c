// The functions and values that stand in previewed code for missing things. Adapted sources call these by a
// hole's key; people do not write them.

import QuartzCore
import UIKit

/// A statement that was taken out.
public func _hole(_ key: Int) {
  HoleLedger.note(key)
  if HoleCatalogue.isOfLayout(key: key), VirtualRunLoop.isItsThread {
    onMainThread(()) { UnplacedViews.holeReached() }
  }
}

/// A value that was taken out: a neutral one of its type. Ends the preview where the type has none.
public func _holeValue<Value>(_ key: Int, of type: Value.Type = Value.self) -> Value {
  HoleLedger.note(key)
  guard let value = NeutralValue.make(type) else { HoleCatalogue.stop(atKey: key, wanting: "\(type)") }
  return value
}

/// The end of what was taken out, where no value can be had and nothing could go on: ends the preview, saying
/// which hole it was.
public func _holeStop(_ key: Int) -> Never {
  HoleLedger.note(key)
  HoleCatalogue.stop(atKey: key, wanting: nil)
}

/// An error that was taken out, thrown in its place.
public struct _HoleError: Error {
  /// Of the hole.
  public let key: Int

  public init(_ key: Int) {
    self.key = key
    HoleLedger.note(key)
  }
}

/// A neutral value for a part of one: ends the preview where its type has none.
public func _neutral<Value>(_ type: Value.Type = Value.self) -> Value {
  guard let value = NeutralValue.make(type) else { HoleCatalogue.stop(atKey: -1, wanting: "\(type)") }
  return value
}

/// A neutral value of a type that may have none: nil then.
package func neutralValue<Value>(_ type: Value.Type) -> Value? { NeutralValue.make(type) }

/// A neutral function for a part of a value: what it gives is asked for when it is called. For one that is
/// isolated to an actor there is none.
public func _neutral<Result>() -> () -> Result { { _neutral() } }

/// The same, of what takes one argument.
public func _neutral<A, Result>() -> (A) -> Result { { _ in _neutral() } }

/// The same, of what takes two.
public func _neutral<A, B, Result>() -> (A, B) -> Result { { _, _ in _neutral() } }

/// The same, of what takes three.
public func _neutral<A, B, C, Result>() -> (A, B, C) -> Result { { _, _, _ in _neutral() } }

/// The same, of what takes four.
public func _neutral<A, B, C, D, Result>() -> (A, B, C, D) -> Result { { _, _, _, _ in _neutral() } }

/// Says on a view what it stands for.
@MainActor public func _labelHole(_ view: UIView, _ name: String, _ reason: String) {
  let label = UILabel()
  label.text = "\(name)\n\(reason)"
  label.numberOfLines = 0
  label.textAlignment = .center
  label.font = .systemFont(ofSize: 11)
  label.textColor = .secondaryLabel
  label.frame = view.bounds
  label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(label)
  view.backgroundColor = .tertiarySystemFill
}
