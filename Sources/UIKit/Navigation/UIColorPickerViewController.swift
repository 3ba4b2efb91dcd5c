// UIColorPickerViewController, UIColorPickerViewControllerDelegate — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: colours to choose from: a place with Done stands for them, and the colour stays as
// it is.

import QuartzCore

/// Has a colour chosen. Here whoever closes it leaves it as it was.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white
  /// Kept, without effect.
  open var supportsAlpha = true

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
  /// Never called, as is the next.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
