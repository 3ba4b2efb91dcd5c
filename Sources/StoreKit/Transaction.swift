// Transaction, AppStore, Storefront — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: transactions: nothing was ever bought; refunds, management of subscriptions.

import UIKit

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let subscriptionGroupID: String?
  public let appAccountToken: UUID?

  public func finish() async {}

  /// Purchases as they come.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    fileprivate let ends: Bool

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let ends: Bool

      public mutating func next() async -> VerificationResult<Transaction>? {
        if !ends { try? await Task.sleep(nanoseconds: .max) }
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ends: ends) }
  }

  /// None, and the end at once.
  public static var all: Transactions { Transactions(ends: true) }
  /// None, and the end at once.
  public static var currentEntitlements: Transactions { Transactions(ends: true) }
  /// None, and the end at once.
  public static var unfinished: Transactions { Transactions(ends: true) }
  /// None, and no end before the task is cancelled.
  public static var updates: Transactions { Transactions(ends: false) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}

/// The shop.
public enum AppStore {
  /// False, as where the settings of a device forbid it.
  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }

  /// There is nothing to bring up to date.
  public static func sync() async throws { await Task.yield() }

  /// On a device it is the system that decides whether somebody is asked; here it never is.
  @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @preconcurrency @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws
  {}
}

/// A country's shop.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String

  /// nil: no user is signed in.
  public static var current: Storefront? { get async { nil } }
}
