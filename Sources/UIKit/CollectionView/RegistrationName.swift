/// The name that tells one registration from another.
@MainActor struct RegistrationName {
  /// The `reuseIdentifier` of its views.
  let identifier: String
  /// Registrations are numbered from 1 in the order they are made.
  let number: Int

  private static var count = 0

  init(of viewClass: AnyClass) {
    Self.count += 1
    number = Self.count
    identifier = "\(viewClass) (registration \(number))"
  }

  /// The number of the latest registration; 0 before the first.
  static var latest: Int { count }
}
