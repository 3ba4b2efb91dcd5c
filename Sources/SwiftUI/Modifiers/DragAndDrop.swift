// Transferable, onDrag, onDrop, draggable, dropDestination — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: dragging: views are kept as they are, and nothing arrives.

import UIKit
import UniformTypeIdentifiers

/// Something that can be handed to another place.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The form in which it is handed over.
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
}

@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R
  where R.Item == Item { representation }
  public static func buildBlock<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item {
    representation
  }
  public static func buildBlock<each R: TransferRepresentation>(_ representations: repeat each R)
    -> _TransferForms<Item>
  { _TransferForms() }
}

/// Several forms, or one that nothing is known of.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
  public init() {}
}

/// As another value that can be handed over.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {}
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {}
}

/// As JSON, or in another form that its coder writes.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As bytes of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

extension String: Transferable {
  public static var transferRepresentation: _TransferForms<String> { _TransferForms() }
}
extension Data: Transferable {
  public static var transferRepresentation: _TransferForms<Data> { _TransferForms() }
}
extension URL: Transferable {
  public static var transferRepresentation: _TransferForms<URL> { _TransferForms() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _TransferForms<AttributedString> { _TransferForms() }
}
extension Image: Transferable {
  public static var transferRepresentation: _TransferForms<Image> { _TransferForms() }
}
extension Color: Transferable {
  public static var transferRepresentation: _TransferForms<Color> { _TransferForms() }
}

/// The things that hover over a view.
public struct DropInfo {
  /// In the view's coordinates, in points.
  public let location: CGPoint
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about a drop; it is never asked here.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Kept, without effect.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View
  { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
