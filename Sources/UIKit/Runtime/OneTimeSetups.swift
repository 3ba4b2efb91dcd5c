import Synchronization

/// The setups that have begun, by the name of the property that does them.
private let begun = Mutex<Set<String>>([])

/// Does `work` if it is the first time for `key`; a call in the midst of it, or later, does nothing. The
/// adapter writes this for static properties that are only there for what they do (`OneTimeSetups` in
/// SourceAdapter).
public func _once(_ key: String, _ work: () -> Void) {
  if begun.withLock({ $0.insert(key).inserted }) { work() }
}
