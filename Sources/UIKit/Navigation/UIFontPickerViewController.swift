// UIFontPickerViewController, UIFontPickerViewControllerDelegate — after Apple's documentation, read 2026-11.
// State: partial. Missing: fonts to choose from: a place with Cancel stands for them, and who cancels picks
// none.

import QuartzCore

/// Has a font chosen. Here there is none to choose.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Kept, without effect.
  public final class Configuration: MainActorObject {
    public var includeFaces = false
    public var displayUsingSystemFont = false
    public var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    public var filteredLanguagesPredicate: NSPredicate?

    public init() { super.init(_object: ()) }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let screen = PlaceScreen("UIFontPickerViewController", detail: "has a font chosen")
    screen.showBar(title ?? "Fonts", button: "Cancel") { [weak self] in self?.cancel() }
    view = screen
  }

  /// It goes by itself, as on a device.
  private func cancel() {
    dismiss(animated: true)
    delegate?._implementing("fontPickerViewControllerDidCancel(_:)")?.fontPickerViewControllerDidCancel(self)
  }
}

/// Hears which font was chosen.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: _OptionalMethodsHaving {
  /// Never called.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
