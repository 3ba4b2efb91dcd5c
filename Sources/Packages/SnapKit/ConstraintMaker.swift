// ConstraintMaker, ConstraintMakerExtendable — after SnapKit's public API.
// State: complete.

import UIKit

/// Takes the description of an item's constraints: `make.top.equalToSuperview()`.
@preconcurrency @MainActor public class ConstraintMaker: ConstraintAttributeNaming {
  private let item: any LayoutConstraintItem
  private var descriptions: [ConstraintDescription] = []

  init(_ item: any LayoutConstraintItem) { self.item = item }

  public func _naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  /// Those whose description has come to a relation.
  var constraints: [Constraint] { descriptions.compactMap(\.constraint) }
}

/// A description that has attributes only: more can follow, or a relation.
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable,
  ConstraintAttributeNaming
{
  public func _naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes = description.attributes + attributes
    return self
  }
}

/// The names of attributes, by which a description begins and goes on.
@preconcurrency @MainActor public protocol ConstraintAttributeNaming {
  func _naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable
}

extension ConstraintAttributeNaming {
  public var left: ConstraintMakerExtendable { _naming(.init(.left)) }
  public var top: ConstraintMakerExtendable { _naming(.init(.top)) }
  public var right: ConstraintMakerExtendable { _naming(.init(.right)) }
  public var bottom: ConstraintMakerExtendable { _naming(.init(.bottom)) }
  public var leading: ConstraintMakerExtendable { _naming(.init(.leading)) }
  public var trailing: ConstraintMakerExtendable { _naming(.init(.trailing)) }
  public var width: ConstraintMakerExtendable { _naming(.init(.width)) }
  public var height: ConstraintMakerExtendable { _naming(.init(.height)) }
  public var centerX: ConstraintMakerExtendable { _naming(.init(.centerX)) }
  public var centerY: ConstraintMakerExtendable { _naming(.init(.centerY)) }

  @available(*, deprecated, message: "Use lastBaseline instead")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
  public var lastBaseline: ConstraintMakerExtendable { _naming(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintMakerExtendable { _naming(.init(.firstBaseline)) }

  public var leftMargin: ConstraintMakerExtendable { _naming(.init(.leftMargin)) }
  public var topMargin: ConstraintMakerExtendable { _naming(.init(.topMargin)) }
  public var rightMargin: ConstraintMakerExtendable { _naming(.init(.rightMargin)) }
  public var bottomMargin: ConstraintMakerExtendable { _naming(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintMakerExtendable { _naming(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintMakerExtendable { _naming(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintMakerExtendable { _naming(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintMakerExtendable { _naming(.init(.centerYWithinMargins)) }

  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { _naming(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { _naming(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { _naming(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { _naming(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { _naming(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { _naming(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { _naming(.size) }
  /// `centerX` and `centerY`.
  public var center: ConstraintMakerExtendable { _naming(.center) }
  public var margins: ConstraintMakerExtendable { _naming(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { _naming(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { _naming(.centerWithinMargins) }
}
