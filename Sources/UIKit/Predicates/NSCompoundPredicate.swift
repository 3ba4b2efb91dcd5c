// NSCompoundPredicate — after Apple's documentation of it, read 2026-11.
// State: complete.

import Foundation

/// Predicates joined by and, or or not.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  /// How the parts are joined.
  public enum LogicalType: UInt, Sendable {
    case not, and, or
  }

  /// How the parts are joined.
  public let compoundPredicateType: LogicalType
  private let parts: [NSPredicate]
  /// The parts, in order; each is an `NSPredicate`.
  open var subpredicates: [Any] { parts }

  /// `not` takes the first alone. All objects pass *and* of none, no object passes *or* of none.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    (compoundPredicateType, parts) = (type, subpredicates)
    let nodes = subpredicates.map(\.node)
    switch type {
    case .not: super.init(.not(nodes.first ?? .constant(false)))
    case .and: super.init(nodes.isEmpty ? .constant(true) : .and(nodes))
    case .or: super.init(nodes.isEmpty ? .constant(false) : .or(nodes))
    }
  }

  /// Passes where all of them do, and where there are none.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  /// Passes where at least one of them does.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  /// Passes where the predicate does not.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
