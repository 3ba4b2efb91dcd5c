// UIColorPickerViewController, UIColorPickerViewControllerDelegate — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: colours to choose from: a place with Done stands for them, and the colour stays as
// it is.

import QuartzCore

/// Has a colour chosen. Here the only way out leaves the colour as it was.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Hears that the picker was closed; not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Stays as it was set, for there is no way to choose another. White by default.
  open var selectedColor: UIColor = .white
  /// Kept, without effect.
  open var supportsAlpha = true

  /// Starts with white.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let screen = PlaceScreen("UIColorPickerViewController", detail: "has a colour chosen")
    screen.showBar(title ?? "Colours", button: "Done") { [weak self] in self?.finish() }
    view = screen
  }

  /// It goes by itself, as on a device.
  private func finish() {
    dismiss(animated: true)
    delegate?._implementing("colorPickerViewControllerDidFinish(_:)")?.colorPickerViewControllerDidFinish(
      self)
  }
}

/// Hears which colour was chosen.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: _OptionalMethodsHaving {
  /// Never called here.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Never called here.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called on a tap on Done, when the picker is on its way off the screen.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
