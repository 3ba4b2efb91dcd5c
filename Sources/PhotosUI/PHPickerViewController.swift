// PHPickerViewController, PHPickerViewControllerDelegate, PHPickerResult — after Apple's documentation of the
// three, read 2026-11.
// State: partial. Missing: photos to pick: a labelled place stands for them, and who cancels picks none.

@_exported import Photos
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// A picture that was picked. None is made here.
public struct PHPickerResult: Sendable, Hashable {
  public let itemProvider: NSItemProvider
  /// nil unless the picker was made for the shared library.
  public let assetIdentifier: String?
}

/// Has photos picked. Here a place says how many might be, below a bar with Cancel.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let screen = PlaceScreen("PHPickerViewController", detail: configuration.words)
    screen.showBar("Photos", button: "Cancel") { [weak self] in self?.cancel() }
    view = screen
  }

  /// The delegate takes the controller away.
  private func cancel() { delegate?.picker(self, didFinishPicking: []) }

  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
}

/// Hears what was picked, and takes the picker away.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// - Parameter results: empty where the user has cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
  /// Shows nothing: the user has said no.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Answers with none, in a later turn.
  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { inLaterTurn { completionHandler([]) } }
}
