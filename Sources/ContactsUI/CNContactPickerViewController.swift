// CNContactPickerViewController, CNContactPickerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: contacts to pick: a labelled place stands for them, and who cancels picks none.

@_exported import Contacts
@_exported import UIKit

/// Has contacts picked. Here there are none.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Kept, without effect, as are the others.
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  public init() { super.init(nibName: nil, bundle: nil) }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let screen = PlaceScreen("CNContactPickerViewController", detail: "has a contact chosen")
    screen.showBar("Contacts", button: "Cancel") { [weak self] in self?.cancel() }
    view = screen
  }

  /// It goes by itself, as on a device.
  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }
}

/// A property of a contact that was picked. None is made here.
open class CNContactProperty: NSObject, @unchecked Sendable {
  // Constant.
  public let contact: CNContact
  public let key: String
  public let value: Any?
  public let identifier: String?
  public let label: String?

  init(_ contact: CNContact, key: String) {
    (self.contact, self.key, value, identifier, label) = (contact, key, nil, nil, nil)
    super.init()
  }
}

/// Hears what was picked.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Never called, as are the others: there is nothing to pick.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  )
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}
