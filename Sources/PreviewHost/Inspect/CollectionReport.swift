import PreviewWire
import UIKit

/// The content of one collection view or table, as `inspect` prints it.
@MainActor struct CollectionReport {
  let id: String
  let view: any ItemsView
  /// The layout's answer to a proposal; nil when nothing was asked.
  var target: CGPoint?

  var json: JSONText {
    let inset = view.contentInset
    var fields: [(String, JSONText)] = [
      ("id", .string(id)),
      ("frame", Self.rect(view.convert(view.bounds, to: nil))),
      ("contentSize", .numbers([view.contentSize.width, view.contentSize.height])),
      ("contentOffset", .numbers([view.contentOffset.x, view.contentOffset.y])),
      ("contentInset", .numbers([inset.top, inset.left, inset.bottom, inset.right])),
      ("state", .string("\(view._scrollState)")),
    ]
    if let target { fields.append(("target", .numbers([target.x, target.y]))) }
    fields.append(("elements", .array(view.elementReports)))
    return .object(fields)
  }

  /// Where it appears: what a section scrolls by itself, with that applied.
  static func element(_ element: UICollectionView.ShownElement) -> JSONText {
    let attributes = element.attributes
    let t = attributes.transform
    let offset = element.orthogonalOffset
    let center = CGPoint(x: attributes.center.x - (offset?.x ?? 0), y: attributes.center.y - (offset?.y ?? 0))
    var fields: [(String, JSONText)] = [
      ("kind", .string(attributes.representedElementKind ?? "cell")),
      ("section", .number(Double(attributes.indexPath.first ?? 0))),
      ("item", .number(Double(attributes.indexPath.dropFirst().first ?? 0))),
      ("frame", rect(element.frame)),
      ("center", .numbers([center.x, center.y])),
      ("size", .numbers([attributes.size.width, attributes.size.height])),
      ("transform", .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])),
      ("alpha", .number(attributes.alpha)),
      ("zIndex", .number(Double(attributes.zIndex))),
      ("hidden", .bool(attributes.isHidden)),
    ]
    if let offset { fields.append(("orthogonalOffset", .numbers([offset.x, offset.y]))) }
    let custom = CustomAttributes.values(of: attributes)
    if !custom.isEmpty { fields.append(("custom", .object(custom))) }
    return .object(fields)
  }

  /// A row of a table, or the header or footer of a section. `item` is the row.
  static func part(_ part: UITableView.PresentedPart) -> JSONText {
    let layer = part.view.layer
    let t = part.view.transform
    return .object([
      ("kind", .string(part.kind.rawValue)),
      ("section", .number(Double(part.indexPath.section))),
      ("item", .number(Double(part.indexPath.item))),
      ("frame", rect(part.frame)),
      ("center", .numbers([part.frame.midX, part.frame.midY])),
      ("size", .numbers([part.view.bounds.width, part.view.bounds.height])),
      ("transform", .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])),
      ("alpha", .number(part.view.alpha)),
      ("zIndex", .number(Double(layer.zPosition))),
      ("hidden", .bool(part.view.isHidden)),
    ])
  }

  private static func rect(_ rect: CGRect) -> JSONText {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
}

/// The stored properties that subclasses of layout attributes add.
@MainActor enum CustomAttributes {
  /// In the order of declaration, superclasses first; numbers, strings, booleans and nil only.
  static func values(of attributes: UICollectionViewLayoutAttributes) -> [(String, JSONText)] {
    var levels: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let level = mirror, level.subjectType != UICollectionViewLayoutAttributes.self {
      levels.append(level)
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap(\.children).compactMap { child in
      guard let name = child.label, let value = json(child.value) else { return nil }
      return (name, value)
    }
  }

  private static func json(_ value: Any) -> JSONText? {
    switch value {
    case let value as Bool: return .bool(value)
    case let value as String: return .string(value)
    case let value as any BinaryInteger: return .number(Double(value))
    case let value as CGFloat: return .number(Double(value))
    case let value as any BinaryFloatingPoint: return .number(Double(value))
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return nil }
      guard let wrapped = mirror.children.first else { return .null }
      return json(wrapped.value)
    }
  }
}
