// NSCompoundPredicate — after Apple's documentation of it, read 2026-11.
// State: complete.

import Foundation

/// Predicates joined by and, or or not.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  public enum LogicalType: UInt, Sendable {
    case not, and, or
  }

  public let compoundPredicateType: LogicalType
  private let parts: [NSPredicate]
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

  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
