// CNContactFormatter, CNPostalAddressFormatter — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: orders of names and addresses other than the English ones, attributed strings.

import UIKit

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault = 0
  case givenNameFirst, familyNameFirst
}

/// Writes a contact's name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  open var style = CNContactFormatterStyle.fullName

  /// That of the organisation where no name is known; nil where there is none at all.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names =
      switch style {
      case .fullName:
        [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
      case .phoneticFullName:
        [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      }
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty || style == .phoneticFullName ? nil : contact.organizationName
  }

  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }

  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    style == .fullName ? CNContactGivenNameKey : CNContactPhoneticGivenNameKey
  }
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  open class func delimiter(for contact: CNContact) -> String { " " }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Writes an address in lines, as in the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, town.joined(separator: " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }
}
