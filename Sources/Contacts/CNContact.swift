// CNContact, CNMutableContact, CNContactType — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: contacts other than those that code makes; relations, profiles, addresses of
// messengers, dates other than the birthday, archives.

@_exported import UIKit

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

/// All that is known of a contact.
struct ContactValues: Equatable {
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticMiddleName = ""
  var phoneticFamilyName = ""
  var phoneticOrganizationName = ""
  var note = ""
  var imageData: Data?
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
}

/// A person or an organisation. Every key of one that is made here is available.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  var values = ContactValues()
  public let identifier: String

  public override init() {
    identifier = UUID().uuidString
    super.init()
  }

  init(_ other: CNContact) {
    (identifier, values) = (other.identifier, other.values)
    super.init()
  }

  open var contactType: CNContactType { values.contactType }
  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var previousFamilyName: String { values.previousFamilyName }
  open var nameSuffix: String { values.nameSuffix }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  open var note: String { values.note }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }
  open var birthday: DateComponents? { values.birthday }
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }

  /// True.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// True.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// False: nothing is unified.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return other.identifier == identifier && other.values == values
  }
  open override var hash: Int { identifier.hashValue }

  /// True of the contacts with that name in one of their names.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return [contact.givenName, contact.familyName, contact.nickname, contact.organizationName].contains {
        $0.localizedCaseInsensitiveContains(name)
      }
    }
  }

  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }

  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses.contains { $0.value.description == emailAddress } ?? false
    }
  }

  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.phoneNumbers.contains { $0.value == phoneNumber } ?? false
    }
  }

  /// The key of the names that formatters want.
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  // As its superclass.
  public override init() { super.init() }

  override init(_ other: CNContact) { super.init(other) }

  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  open override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  open override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  open override var phoneticOrganizationName: String {
    get { values.phoneticOrganizationName }
    set { values.phoneticOrganizationName = newValue }
  }
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
}
