// PhotosPickerItem, PhotosPickerSelectionBehavior, PhotosPickerStyle — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: photos: an item that is made of an identifier has nothing to load.

import Foundation
import PhotosUI
import SwiftUI

/// A photo that was picked. None is made here.
public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// nil unless the picker was made for a library.
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// nil: there is nothing of the kind.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Answers nil at once.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }
}

public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let selection: PHPickerConfiguration.Selection
  public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
  public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
  public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}

public struct PhotosPickerStyle: Hashable, Sendable {
  let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
  /// Kept, without effect: a picker is a sheet.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }
  public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }
}
