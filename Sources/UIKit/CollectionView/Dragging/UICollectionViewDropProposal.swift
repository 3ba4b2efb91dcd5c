// UICollectionViewDropProposal, UIDropProposal — after Apple's documentation of them, read 2026-11.
// State: complete.

import QuartzCore

/// The use that a drop makes of the dropped items. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden
  case copy
  case move
}

/// The proposal of a view for a drop.
@preconcurrency @MainActor open class UIDropProposal: MainActorObject {
  /// The operation that the finger's lifting would do.
  public let operation: UIDropOperation

  /// A proposal to do `operation`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init(_object: ())
  }
}

/// The proposal of a collection view for a drop.
open class UICollectionViewDropProposal: UIDropProposal {
  /// How the items under the finger take part. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Makes room for what is dropped.
    case insertAtDestinationIndexPath
    /// Goes into the item that is there.
    case insertIntoDestinationIndexPath
  }

  /// Whether items make room; `unspecified` unless given.
  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal in which items make room, or not, as `intent` says.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
