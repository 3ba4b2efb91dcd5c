// The accessories' views on screen.

import QuartzCore

/// The accessories that are on screen.
@MainActor struct AccessoryViews {
  /// Which accessory a view shows: the next value shows it in the same view.
  enum Key: Hashable {
    /// The kind, and how many of the same come before it.
    case system(Int, Int)
    case custom(ObjectIdentifier)
  }

  struct Part {
    let key: Key
    let accessory: UICellAccessory
    let view: UIView

    /// In points.
    @MainActor var width: CGFloat {
      if let own = view as? AccessoryView { return own.reservedWidth }
      return switch accessory.look.reservedWidth {
      case .custom(let width): max(0, width)
      case .actual, .standard: ownSize.width
      }
    }

    @MainActor func size(height: CGFloat) -> CGSize {
      if view is AccessoryView { return CGSize(width: width, height: height) }
      return ownSize
    }

    /// The row is at least so high.
    @MainActor var leastHeight: CGFloat { view is AccessoryView ? 0 : ownSize.height }

    /// Of a view of an app's own.
    @MainActor private var ownSize: CGSize {
      if accessory.look.maintainsFixedSize { return view.bounds.size }
      if view.subviews.contains(where: \.isPlacedByConstraints) {
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      let intrinsic = view.intrinsicContentSize
      let fitting = intrinsic.width >= 0 && intrinsic.height >= 0 ? intrinsic : view.sizeThatFits(.zero)
      return CGSize(
        width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
        height: intrinsic.height >= 0 ? intrinsic.height : fitting.height)
    }
  }

  /// Each in reading direction.
  var leading: [Part] = []
  var trailing: [Part] = []
  /// Whether the views were arranged for a cell that is being edited; nil before the first time.
  var isEditing: Bool?

  var all: [Part] { leading + trailing }
}

extension UICellAccessory.AccessoryType {
  /// The properties that accessories of one kind have in common.
  var kind: Int {
    switch self {
    case .disclosureIndicator: 0
    case .outlineDisclosure: 1
    case .checkmark: 2
    case .delete: 3
    case .insert: 4
    case .reorder: 5
    case .multiselect: 6
    case .label: 7
    case .detail: 8
    case .popUpMenu: 9
    case .customView: 10
    }
  }
}
