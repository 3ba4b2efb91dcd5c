import StoreKit
import Testing
import UIKit

@MainActor
private final class Shop: NSObject, @preconcurrency SKProductsRequestDelegate,
  @preconcurrency SKPaymentTransactionObserver,
  SKStoreProductViewControllerDelegate
{
  let turns: Turns
  init(_ turns: Turns) { self.turns = turns }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    turns.note("\(response.products.count) of \(response.invalidProductIdentifiers)")
  }

  func requestDidFinish(_ request: SKRequest) { turns.note("finished") }

  func request(_ request: SKRequest, didFailWithError error: any Error) {
    turns.note("failed \((error as? SKError)?.code == .paymentNotAllowed)")
  }

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .failed:
        let isForbidden = (transaction.error as? SKError)?.code == .paymentNotAllowed
        turns.note("refused \(transaction.payment.quantity) \(isForbidden)")
        queue.finishTransaction(transaction)
      default: turns.note("\(transaction.transactionState)")
      }
    }
  }

  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
    turns.note("removed \(transactions.count), \(queue.transactions.count) left")
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { turns.note("restored") }
}

@MainActor @Suite struct `StoreKit` {
  @Test func `a request for products knows none of them, once`() {
    let turns = Turns()
    let shop = Shop(turns)
    let request = SKProductsRequest(productIdentifiers: ["pro", "coins"])
    request.delegate = shop
    request.start()
    request.start()
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["0 of [\"coins\", \"pro\"]", "finished"])
  }

  @Test func `a request that is cancelled is not answered`() {
    let turns = Turns()
    let shop = Shop(turns)
    let request = SKReceiptRefreshRequest()
    request.delegate = shop
    request.start()
    request.cancel()
    #expect(turns.end().isEmpty)
    request.start()
    #expect(turns.end() == ["failed true"])
  }

  @Test func `a payment is refused, and finished by who observes it`() {
    let turns = Turns()
    let shop = Shop(turns)
    let queue = SKPaymentQueue.default()
    #expect(!SKPaymentQueue.canMakePayments())
    queue.add(shop)
    queue.add(shop)
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 3
    queue.add(payment)
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["refused 3 true", "removed 1, 0 left"])
    queue.restoreCompletedTransactions()
    #expect(turns.end() == ["restored"])
    queue.remove(shop)
    queue.restoreCompletedTransactions()
    #expect(turns.end().isEmpty)
  }

  @Test func `a page of the shop is a labelled place, and has no product`() {
    let turns = Turns()
    let page = SKStoreProductViewController()
    page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
      [turns] isLoaded, error in
      turns.note("\(isLoaded) \((error as? SKError)?.code == .storeProductNotAvailable)")
    }
    #expect(turns.end() == ["false true"])
    #expect(page.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["App Store"])
  }

  @Test func `the newer shop sells nothing, and nothing was ever bought`() async throws {
    let products = try await Product.products(for: ["pro"])
    #expect(products.isEmpty)
    #expect(!AppStore.canMakePayments)
    var owned: [String] = []
    for await result in Transaction.currentEntitlements {
      if case .verified(let transaction) = result { owned.append(transaction.productID) }
    }
    #expect(owned.isEmpty)
    #expect(await Transaction.latest(for: "pro") == nil)
    let status = try await Product.SubscriptionInfo.status(for: "group")
    #expect(status.isEmpty)
  }

  @Test func `who follows purchases waits until the task is cancelled`() async {
    let following = Task.detached {
      var count = 0
      for await _ in Transaction.updates { count += 1 }
      return count
    }
    following.cancel()
    #expect(await following.value == 0)
  }

  @Test func `a result with a wrong signature throws its payload away`() {
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try VerificationResult.unverified(1, .invalidSignature).payloadValue
    }
    #expect(VerificationResult<Int>.unverified(1, .invalidSignature).unsafePayloadValue == 1)
  }
}
