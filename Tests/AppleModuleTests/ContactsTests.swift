import ContactsUI
import Testing
import UIKit

@MainActor private final class Hearing: NSObject, CNContactPickerDelegate, CNContactViewControllerDelegate {
  var lines: [String] = []
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { lines.append("cancelled") }
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) { lines.append(contact == nil ? "none" : "one") }
}

@MainActor @Suite struct `Contacts` {
  private let stage = ShownStage()

  @Test func `access is refused in a later turn, and every request fails`() {
    stage.enter()
    let store = CNContactStore()
    var answers: [Bool] = []
    store.requestAccess(for: .contacts) { isGranted, error in
      answers.append(isGranted || (error as? CNError)?.code != .authorizationDenied)
    }
    #expect(answers.isEmpty && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    stage.settle()
    #expect(answers == [false])
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: request) { _, _ in Issue.record("a contact") }
    }
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(CNSaveRequest()) }
  }

  @Test func `a contact that code makes keeps what it is given, and copies stand for themselves`() throws {
    stage.enter()
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "12"))
    ]
    let copy = try #require(contact.copy() as? CNContact)
    contact.familyName = "Byron"
    #expect(copy.familyName == "Lovelace" && copy.identifier == contact.identifier && copy != contact)
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ada Lovelace")
    #expect(CNContactFormatter().string(from: CNContact()) == nil)
    #expect(copy.phoneNumbers.first?.value.stringValue == "12")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    #expect(CNContact.predicateForContacts(matchingName: "love").evaluate(with: copy))
    let changed = try #require(copy.mutableCopy() as? CNMutableContact)
    changed.familyName = ""
    changed.givenName = ""
    changed.organizationName = "Engines"
    #expect(CNContactFormatter().string(from: changed) == "Engines" && copy.givenName == "Ada")
  }

  @Test func `an address is written in lines`() {
    stage.enter()
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.country) = ("1 Road", "London", "England")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Road\nLondon\nEngland")
  }

  @Test func `a picker goes by itself and says that no contact was picked`() {
    stage.enter()
    let (picker, hearing) = (CNContactPickerViewController(), Hearing())
    picker.delegate = hearing
    stage.present(picker)
    #expect(texts(on: picker.view).contains("CNContactPickerViewController"))
    stage.tap(40, 22)
    #expect(hearing.lines == ["cancelled"] && picker.presentingViewController == nil)
  }

  @Test func `a card says whose it would be`() {
    stage.enter()
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    let card = CNContactViewController(for: contact)
    stage.present(UINavigationController(rootViewController: card))
    #expect(texts(on: card.view) == ["CNContactViewController", "Ada"])
  }

  @Test func `a new card can be left`() {
    stage.enter()
    let (new, hearing) = (CNContactViewController(forNewContact: nil), Hearing())
    new.delegate = hearing
    stage.present(UINavigationController(rootViewController: new))
    stage.tap(40, 22)
    #expect(hearing.lines == ["none"])
  }
}
