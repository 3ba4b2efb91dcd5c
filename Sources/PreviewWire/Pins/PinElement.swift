/// An element of a preview that a remark is pinned to, in the words by which it is found again after edits.
public struct PinElement: Hashable, Sendable {
  /// The part that an element has in the preview.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The preview as a whole: there was nothing else at the place.
    case screen = 0
    /// A cell of a collection view, or a row of a table.
    case cell
    /// Another view of a collection view, or a header or footer of a table.
    case supplementary
    /// A view of its own.
    case view

    /// Its name in control messages, the HTTP API and the store.
    public var name: String {
      switch self {
      case .screen: "screen"
      case .cell: "cell"
      case .supplementary: "supplementary"
      case .view: "view"
      }
    }

    /// The one of that name; nil where there is none.
    public init?(name: some StringProtocol) {
      guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = kind
    }
  }

  public var kind: Kind
  /// The ID of its collection view or table, as saved states have it; of a view its accessibility identifier,
  /// empty for none.
  public var view: String
  /// Of a cell or a supplementary view, from 0; 0 for others.
  public var section, item: Int
  /// The kind of a supplementary view; empty for others.
  public var of: String
  /// The texts in it, in the order of the view tree; empty where there are none.
  public var words: String
  /// The texts of its neighbours on the screen when the pin was made, the cells before and after it; empty
  /// where there were none. By these it is told whether a cell has other words or is another cell.
  public var before, after: String

  /// An element; texts are cut to `WireLimits.pinText` bytes, numbers are not negative.
  public init(
    kind: Kind, view: String = "", section: Int = 0, item: Int = 0, of: String = "", words: String = "",
    before: String = "", after: String = ""
  ) {
    self.kind = kind
    (self.section, self.item) = (max(0, section), max(0, item))
    let limit = WireLimits.pinText
    (self.view, self.of) = (view.cut(toBytes: limit), of.cut(toBytes: limit))
    self.words = words.cut(toBytes: limit)
    (self.before, self.after) = (before.cut(toBytes: limit), after.cut(toBytes: limit))
  }

  /// The preview as a whole.
  public static let screen = PinElement(kind: .screen)
}

/// A place within an element: 0, 0 is its upper left corner, 1, 1 its lower right one.
public struct PinFraction: Hashable, Sendable {
  public let x, y: Double

  /// - Parameters: clamped to 0…1; what is no number counts as the middle.
  public init(x: Double, y: Double) {
    func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) + 0 : 0.5 }
    (self.x, self.y) = (clamped(x), clamped(y))
  }
}

/// The answer to a viewer that asked which element lies at a point.
public struct FoundElement: Hashable, Sendable {
  public var element: PinElement
  /// Where in it the point is.
  public var fraction: PinFraction
  /// The point that was asked for, in the preview.
  public var point: WirePoint
  /// Its layer in the frames.
  public var layer: LayerID
  /// The box around it, in the preview.
  public var origin: WirePoint
  public var size: WireSize

  public init(
    element: PinElement, fraction: PinFraction, point: WirePoint, layer: LayerID, origin: WirePoint,
    size: WireSize
  ) {
    (self.element, self.fraction, self.point) = (element, fraction, point)
    (self.layer, self.origin, self.size) = (layer, origin, size)
  }
}
