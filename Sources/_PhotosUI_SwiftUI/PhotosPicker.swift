// PhotosPicker — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: photos to pick: the sheet says how many might be, and who cancels picks none.

import PhotosUI
import SwiftUI
import UIKit

/// A button that shows the photos to pick from.
public struct PhotosPicker<Label: View>: View {
  private let configuration: PHPickerConfiguration
  private let label: Label
  @State private var isShown = false

  fileprivate init(_ configuration: PHPickerConfiguration, _ label: Label) {
    (self.configuration, self.label) = (configuration, label)
  }

  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .modifier(PickerSheet(isShown: $isShown, configuration: configuration))
  }
}

/// UIKit's picker, in a sheet.
private struct PickerSheet: ViewModifier {
  let isShown: Binding<Bool>
  let configuration: PHPickerConfiguration
  func body(content: Content) -> some View {
    content.sheet(isPresented: isShown) {
      PickerView(configuration: configuration) { isShown.wrappedValue = false }.ignoresSafeArea()
    }
  }
}

private struct PickerView: UIViewControllerRepresentable {
  let configuration: PHPickerConfiguration
  let ended: () -> Void

  @MainActor final class Coordinator: PHPickerViewControllerDelegate {
    var ended: () -> Void = {}
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { ended() }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    let controller = PHPickerViewController(configuration: configuration)
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
    context.coordinator.ended = ended
  }
}

extension PHPickerConfiguration {
  /// `limit`: nil for as many as one likes.
  fileprivate init(
    limit: Int?, _ filter: PHPickerFilter?, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy,
    _ behavior: PhotosPickerSelectionBehavior = .default
  ) {
    self.init()
    selectionLimit = limit.map { max($0, 1) } ?? 0
    (self.filter, selection) = (filter, behavior.selection)
    preferredAssetRepresentationMode =
      encoding == .current ? .current : encoding == .compatible ? .compatible : .automatic
  }
}

extension PhotosPicker {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.init(PHPickerConfiguration(limit: 1, filter, preferredItemEncoding), label()) }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PHPickerConfiguration(limit: maxSelectionCount, filter, preferredItemEncoding, selectionBehavior),
      label())
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(PHPickerConfiguration(limit: 1, filter, preferredItemEncoding), Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(PHPickerConfiguration(limit: 1, filter, preferredItemEncoding), Text(title)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(
      PHPickerConfiguration(limit: maxSelectionCount, filter, preferredItemEncoding, selectionBehavior),
      Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(
      PHPickerConfiguration(limit: maxSelectionCount, filter, preferredItemEncoding, selectionBehavior),
      Text(title))
  }
}

extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    modifier(
      PickerSheet(
        isShown: isPresented,
        configuration: PHPickerConfiguration(limit: 1, filter, preferredItemEncoding)))
  }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    modifier(
      PickerSheet(
        isShown: isPresented,
        configuration: PHPickerConfiguration(
          limit: maxSelectionCount, filter, preferredItemEncoding, selectionBehavior)))
  }
}
