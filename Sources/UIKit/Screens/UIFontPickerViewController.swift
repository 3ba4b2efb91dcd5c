// UIFontPickerViewController, UIFontPickerViewControllerDelegate — after Apple's documentation, read 2026-11.
// State: partial. Missing: fonts to choose from: a place with Cancel stands for them, and who cancels picks
// none.

import QuartzCore

/// Has a font chosen. Here there is none to choose.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The fonts that a picker would offer. Kept, without effect.
  public final class Configuration: MainActorObject {
    /// Kept, without effect; false by default.
    public var includeFaces = false
    /// Kept, without effect; false by default.
    public var displayUsingSystemFont = false
    /// Kept, without effect; empty by default.
    public var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Kept, without effect; nil by default.
    public var filteredLanguagesPredicate: NSPredicate?

    /// Starts with the defaults of its properties.
    public init() { super.init(_object: ()) }
  }

  /// The object that the picker was made with, not a copy.
  public let configuration: Configuration
  /// Hears that the picker was cancelled; not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Stays as it was set, for there is no way to choose a font. nil by default.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Keeps the configuration, which makes no difference here.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Starts with a default configuration.
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
  /// Called on a tap on Cancel, when the picker is on its way off the screen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
