// SKProduct, SKProductDiscount, SKProductSubscriptionPeriod, SKPayment, SKMutablePayment — after Apple's
// documentation of the five, read 2026-11.
// State: partial. Missing: products: no shop has any, and an app cannot make one.

@_exported import UIKit

/// Something that a shop sells.
open class SKProduct: NSObject, @unchecked Sendable {
  // It never changes.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week, month, year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var contentVersion: String { "" }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }

  public override init() { super.init() }
}

/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for a while.
open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront, freeTrial
  }

  public enum `Type`: UInt, Sendable {
    case introductory = 0
    case subscription
  }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// A wish to buy.
open class SKPayment: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  public fileprivate(set) var productIdentifier: String
  fileprivate var count = 1
  fileprivate var user: String?
  open var quantity: Int { count }
  open var applicationUsername: String? { user }
  open var requestData: Data? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A wish to buy that may be changed before it is uttered.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  // As its superclass.
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
}
