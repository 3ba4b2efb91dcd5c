import QuartzCore

extension UICellAccessory {
  /// Where a view of one's own stands.
  public enum Placement {
    /// Gives the index at which the view is put among the accessories of its side, which are listed in
    /// reading direction. Indices past the ends mean the ends.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// In front of the content; without `at`, next to it.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content; without `at`, next to it.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Just before the first accessory of the same type as `accessory`; without one, before all.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType.isKind(of: accessory) } ?? 0 }
    }

    /// Just after the last accessory of the same type as `accessory`; without one, after all.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        (accessories.lastIndex { $0.accessoryType.isKind(of: accessory) }).map { $0 + 1 } ?? accessories.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// A view of one's own as an accessory.
  public struct CustomViewConfiguration: _AccessoryOptions {
    /// The view, which the cell takes in while it shows the accessory.
    public let customView: UIView
    /// The side and the place among the accessories there.
    public let placement: Placement
    /// All options.
    public var _look: _AccessoryLook
    /// Whether the view keeps the size that it has; else it has the size that it asks for.
    public var maintainsFixedSize: Bool {
      get { _look.maintainsFixedSize }
      set { _look.maintainsFixedSize = newValue }
    }

    /// nil for a value takes the default: shown, as wide as the view, in the cell's tint colour, of the size
    /// that it asks for.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      _look = _AccessoryLook(isHidden, reservedLayoutWidth ?? .actual, tintColor)
      _look.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}

// MARK: Order

extension UICellAccessory {
  /// The accessories that are there, by side, each in reading direction.
  static func arranged(
    _ accessories: [UICellAccessory], isEditing: Bool
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    let present = accessories.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
    let own = present.filter { $0.placement == nil }.enumerated().sorted { one, other in
      let (first, second) = (one.element.accessoryType.rank, other.element.accessoryType.rank)
      return first != second ? first < second : one.offset < other.offset
    }.map(\.element)
    var leading = own.filter { $0.accessoryType.isLeading }
    var trailing = own.filter { !$0.accessoryType.isLeading }
    for custom in present {
      switch custom.placement {
      case .leading(_, let position): leading.put(custom, at: position(leading))
      case .trailing(_, let position): trailing.put(custom, at: position(trailing))
      case nil: break
      }
    }
    return (leading, trailing)
  }
}

extension [UICellAccessory] {
  fileprivate mutating func put(_ accessory: UICellAccessory, at place: Int) {
    insert(accessory, at: Swift.min(Swift.max(place, 0), count))
  }
}

extension UICellAccessory.AccessoryType {
  /// Whether both are of one type, whatever they show.
  fileprivate func isKind(of accessory: UICellAccessory) -> Bool {
    switch (self, accessory.accessoryType) {
    case (.label, .label), (.customView, .customView): true
    case (let one, let other): one == other
    }
  }

  fileprivate var isLeading: Bool {
    switch self {
    case .multiselect, .delete, .insert: true
    default: false
    }
  }

  /// The order in reading direction on each side. As seen on devices; Apple only says that there is one.
  fileprivate var rank: Int {
    switch self {
    case .multiselect, .label: 0
    case .delete, .popUpMenu: 1
    case .insert, .checkmark: 2
    case .detail: 3
    case .disclosureIndicator: 4
    case .outlineDisclosure: 5
    case .reorder: 6
    case .customView: 7
    }
  }
}
