/// The addresses that a preview asked for, numbered as they came: two of them get other sample data, one
/// always the same.
@MainActor final class AddressNumbers {
  private static let most = 1000
  private var numbers: [String: Int] = [:]

  /// One that comes when there are already too many gets the number of all those.
  func number(of address: String) -> Int {
    if let number = numbers[address] { return number }
    let number = numbers.count
    if number < Self.most { numbers[address] = number }
    return number
  }
}
