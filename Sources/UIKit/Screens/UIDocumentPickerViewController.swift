// UIDocumentPickerViewController, UIDocumentPickerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: documents: a place with Cancel stands for them, and who cancels picks none.

import QuartzCore

/// The purpose of a document picker. It is kept and makes no difference here.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies a document into the app.
  case `import` = 0
  /// Opens a document in place, or exports or moves one elsewhere.
  case open, exportToService, moveToService
}

/// Has documents chosen, or a place for some. Here there are none.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Hears that the picker was cancelled; not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Fixed when the picker is made.
  public private(set) var documentPickerMode: UIDocumentPickerMode
  /// Kept, without effect; false by default.
  open var allowsMultipleSelection = false
  /// Kept, without effect; false by default.
  open var shouldShowFileExtensions = false
  /// Kept, without effect; nil by default.
  open var directoryURL: URL?
  private let files: [URL]

  /// - Parameter allowedUTIs: the types by their identifiers, such as `public.text`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentPickerMode, files) = (mode, [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Has a place chosen for files; their names are shown.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentPickerMode, files) = (mode, urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// As `init(urls:in:)`, for one file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Has a place chosen for files: copied there, or moved where `asCopy` is false.
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
  /// Never called: there is nothing to pick.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Never called: there is nothing to pick.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called on a tap on Cancel, when the picker is on its way off the screen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
