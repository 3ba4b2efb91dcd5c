// ConstraintMakerEditable, ConstraintMakerPrioritizable, ConstraintMakerFinalizable — after SnapKit's public
// API.
// State: complete.

import UIKit

/// A constraint that can be named, and kept.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Has it called so in warnings.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint, to be changed later. Where its description cannot be met, one that does nothing.
  public var constraint: Constraint {
    description.constraint ?? Constraint(description, ConstraintItem(nil, .none), isEmpty: true)
  }
}

/// A constraint that can be given a priority. Default: required.
@preconcurrency @MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A constraint whose constant and multiplier can still be told.
@preconcurrency @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Of the other item's attribute. One that is not finite leaves the constraint inactive, after a warning.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Added as it is, in points: negative to the left, upwards, smaller.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  /// Inwards from each edge, in points; a size becomes smaller by both sides.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsetTargetValue
    return self
  }

  /// Inwards by the reading direction, in points.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
