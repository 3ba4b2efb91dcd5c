// The state of an object beside its properties.

import Observation
import Synchronization
import UIKit

/// Stands in a model for the registrar that `@Observable` writes: it is told of each change, and keeps the
/// object's identifier and context.
public final class _ModelState: @unchecked Sendable {
  private let observation = ObservationRegistrar()
  private var identifier: PersistentIdentifier?
  weak var context: ModelContext?
  /// Where it was saved; nil: nowhere yet, or not any more.
  weak var store: ModelStore?
  var isDeleted = false
  /// Sets the properties that have changed since the last save back, by property.
  var restores: [AnyKeyPath: () -> Void] = [:]
  /// The related objects of properties that are being changed.
  private var related: [AnyKeyPath: [any PersistentModel]] = [:]

  public init() {}

  private static let last = Mutex(0)

  func identifier(of type: (some PersistentModel).Type) -> PersistentIdentifier {
    if let identifier { return identifier }
    let number = Self.last.withLock { last in
      last += 1
      return last
    }
    let made = PersistentIdentifier(id: .init(number: number), entityName: "\(type)")
    identifier = made
    return made
  }

  // MARK: As of a registrar

  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    observation.access(subject, keyPath: keyPath)
  }

  public func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    if let model = subject as? any PersistentModel {
      if let link = ModelShape.of(type(of: model)).link(keyPath) { related[keyPath] = link.get(model) }
      keepOld(subject, keyPath)
    }
    observation.willSet(subject, keyPath: keyPath)
  }

  public func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    observation.didSet(subject, keyPath: keyPath)
    guard let model = subject as? any PersistentModel else { return }
    context?.didChange(model)
    guard let old = related.removeValue(forKey: keyPath),
      let link = ModelShape.of(type(of: model)).link(keyPath)
    else { return }
    link.connect(model, from: old)
  }

  public func withMutation<Subject: Observable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  private func keepOld<Subject, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) {
    guard context != nil, restores[keyPath] == nil,
      let writable = keyPath as? ReferenceWritableKeyPath<Subject, Member>
    else { return }
    let old = subject[keyPath: keyPath]
    restores[keyPath] = { subject[keyPath: writable] = old }
  }
}
