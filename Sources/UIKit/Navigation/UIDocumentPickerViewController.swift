// UIDocumentPickerViewController, UIDocumentPickerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: documents: a place with Cancel stands for them, and who cancels picks none.

import QuartzCore

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open, exportToService, moveToService
}

/// Has documents chosen, or a place for some. Here there are none.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public private(set) var documentPickerMode: UIDocumentPickerMode
  /// Kept, without effect, as are the others.
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  private let files: [URL]

  /// - Parameter allowedUTIs: the types by their identifiers, such as `public.text`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentPickerMode, files) = (mode, [])
    super.init(nibName: nil, bundle: nil)
  }

  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentPickerMode, files) = (mode, urls)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let words =
      switch files.count {
      case 0: "has a document chosen"
      case 1: "has a place chosen for \(files[0].lastPathComponent)"
      default: "has a place chosen for \(files.count) files"
      }
    let screen = PlaceScreen("UIDocumentPickerViewController", detail: words)
    screen.showBar("Files", button: "Cancel") { [weak self] in self?.cancel() }
    view = screen
  }

  /// It goes by itself, as on a device.
  private func cancel() {
    dismiss(animated: true)
    delegate?._implementing("documentPickerWasCancelled(_:)")?.documentPickerWasCancelled(self)
  }
}

/// Hears what was picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: _OptionalMethodsHaving {
  /// Never called, as is the next: there is nothing to pick.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
