import Foundation

/// Shops: prices in all their forms, stock, orders with states that carry values.
enum ShopShapes {
  struct Product: Codable, Identifiable {
    let id: Int; let title: String; let price: Double; let description: String
    let category: Category; let image: String; let rating: Rating
  }
  enum Category: String, Codable, CaseIterable {
    case electronics, jewelery, men = "men's clothing", women = "women's clothing"
  }
  struct Rating: Codable { let rate: Double; let count: Int }
  struct Catalogue: Codable { let products: [Listed]; let total: Int; let skip: Int; let limit: Int }
  struct Listed: Codable {
    let id: Int; let brand: String?; let discountPercentage: Double; let stock: Int; let thumbnail: URL;
    let images: [URL]
  }
  struct Money: Codable, Hashable { let amount: Decimal; let currency: Currency }
  enum Currency: String, Codable { case eur = "EUR", usd = "USD", gbp = "GBP" }
  struct Cart: Codable { let id: UUID; let lines: [Line]; let total: Money; let coupon: Coupon? }
  struct Line: Codable {
    let sku: String; let quantity: Int; let unitPrice: Money; let options: [String: String]
  }
  struct Coupon: Codable { let code: String; let expiresAt: Date; let discount: Discount }
  enum Discount: Codable { case percent(Double), amount(Money), freeShipping }
  struct Order: Codable {
    let number: String; let state: State; let lines: [Line]; let placed: Date
    enum State: Codable {
      case placed, paid(at: Date), shipped(carrier: String, tracking: URL?), cancelled(reason: Reason)
    }
    enum Reason: Int, Codable { case soldOut = 1, lost = 2, unwanted = 4 }
  }
  /// A price that is a text on the wire.
  struct Price: Codable {
    let value: Decimal
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard
        let value = Decimal(string: try container.decode(String.self), locale: Locale(identifier: "en_US"))
      else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no price")
      }
      self.value = value
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer(); try c.encode("\(value)")
    }
  }
  struct Quote: Codable {
    let symbol: String; let bid: Price; let ask: Price; let change: Double; let volume: Int64
  }
  struct Coin: Codable {
    let id: String; let symbol: String; let currentPrice: Double; let marketCapRank: Int?;
    let sparkline: Spark?
    struct Spark: Codable { let price: [Double] }
  }
  struct Rates: Codable { let base: String; let date: String; let rates: [String: Double] }
  /// Strict about what is a number.
  struct Amount: Codable {
    let cents: Int
    enum CodingKeys: String, CodingKey { case cents = "amount" }
    init(from decoder: any Decoder) throws {
      let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .cents)
      guard let number = Double(text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      cents = Int((number * 100).rounded())
    }
  }
  struct Review: Codable {
    let stars: Stars; let text: String; let verified: Flag
    struct Stars: RawRepresentable, Codable {
      let rawValue: Int;
      init?(rawValue: Int) { guard (1...5).contains(rawValue) else { return nil }; self.rawValue = rawValue }
    }
    /// Zero and one for no and yes.
    struct Flag: Codable {
      let isSet: Bool
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        switch try container.decode(Int.self) {
        case 0: isSet = false
        case 1: isSet = true
        case let other: throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(other)")
        }
      }
    }
  }
  struct Sizes: OptionSet, Codable { let rawValue: Int }
  struct Shirt: Codable {
    let sizes: Sizes; let colour: Colour; let stockBySize: [Size: Int]
    enum Size: String, Codable, CodingKeyRepresentable { case small = "S", medium = "M", large = "L" }
    struct Colour: Codable {
      let red, green, blue: Int
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.hasPrefix("#"), text.count == 7, let number = Int(text.dropFirst(), radix: 16) else {
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        (red, green, blue) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
      }
    }
  }

  static let all: [Shape] = [
    Shape(Product.self), Shape([Product].self, rows: 20), Shape(Catalogue.self), Shape(Money.self),
    Shape(Cart.self),
    Shape(Line.self, Shape.snake), Shape(Coupon.self), Shape(Discount.self), Shape([Discount].self),
    Shape(Order.self),
    Shape([Order].self), Shape(Price.self), Shape(Quote.self), Shape([Quote].self),
    Shape([Coin].self, Shape.snake),
    Shape(Rates.self), Shape(Amount.self), Shape([Amount].self), Shape(Review.self), Shape([Review].self),
    Shape(Shirt.self),
    Shape(Order.Reason.self), Shape([Category].self),
  ]
}
