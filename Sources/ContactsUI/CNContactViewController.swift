// CNContactViewController, CNContactViewControllerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: the contact's card and editing it: a labelled place says whose it would be.

import UIKit

/// Shows a contact, or has one filled in.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  public private(set) var contact: CNContact
  private let isNew: Bool
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Kept, without effect, as are the others.
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [Any]?
  open var alternateName: String?
  open var message: String?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false

  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
  /// For one that is to be made; nil begins with nothing.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), isNew: true)
  }

  private init(_ contact: CNContact, isNew: Bool) {
    (self.contact, self.isNew) = (contact, isNew)
    super.init(nibName: nil, bundle: nil)
    guard isNew else { return }
    title = "New Contact"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  /// The key of all that a card shows.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

  open override func loadView() {
    let name = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName)
    view = PlaceScreen("CNContactViewController", detail: name ?? (isNew ? "a new contact" : "no name"))
  }

  open func highlightProperty(withKey key: String, identifier: String?) {}

  private func cancel() { delegate?.contactViewController(self, didCompleteWith: nil) }
}

/// Hears when a contact is done with, and takes the controller away.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
  /// - Parameter contact: nil where the user has cancelled, as always here.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// Never called.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}
