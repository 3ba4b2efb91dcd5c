// SKPaymentQueue, SKPaymentTransactionObserver, SKPaymentTransaction, SKPaymentTransactionState,
// SKPaymentQueueDelegate, SKStorefront — after Apple's documentation of the six, read 2026-11.
// State: partial. Missing: paying: it is not allowed. Downloads, price consent sheets.

import UIKit

/// Takes wishes to buy, and refuses them.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  /// That of the session.
  public class func `default`() -> SKPaymentQueue {
    onMainThread(()) { SessionContext.current.keeping { SKPaymentQueue() } }
  }

  /// False, as where the settings of a device forbid it.
  open class func canMakePayments() -> Bool { false }

  open weak var delegate: (any SKPaymentQueueDelegate)?
  open private(set) var transactions: [SKPaymentTransaction] = []
  open var storefront: SKStorefront? { nil }
  private var observers: [WeakObserver] = []

  open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.observer) }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Observers hear in a later turn that it is not allowed.
  open func add(_ payment: SKPayment) {
    later {
      let transaction = SKPaymentTransaction(refusing: payment)
      self.transactions.append(transaction)
      for observer in self.transactionObservers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  /// Takes the transaction out of the queue; observers hear of that in a later turn.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(transaction) else { return }
    transactions.removeAll { $0 === transaction }
    later {
      for observer in self.transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Nothing was bought before: observers hear of the end in a later turn.
  open func restoreCompletedTransactions() {
    later {
      for observer in self.transactionObservers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}

  private func later(_ work: @escaping () -> Void) {
    onMainThread(work) { work in VirtualRunLoop.current.post(work) }
  }
}

private struct WeakObserver {
  weak var observer: (any SKPaymentTransactionObserver)?
}

/// Hears what becomes of payments. All but the first method are optional.
public protocol SKPaymentTransactionObserver: _OptionalMethodsHaving {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// Kept, and not asked.
public protocol SKPaymentQueueDelegate: AnyObject {}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased, failed, restored, deferred
}

/// The outcome of a wish to buy: it was refused.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // It never changes.
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(refusing payment: SKPayment) { self.payment = payment }
}

/// A country's shop.
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
