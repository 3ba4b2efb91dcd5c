// SKRequest, SKRequestDelegate, SKProductsRequest, SKProductsRequestDelegate, SKProductsResponse,
// SKReceiptRefreshRequest — after Apple's documentation of the six, read 2026-11.
// State: partial. Missing: a shop: it knows no product, and has no receipt.

import UIKit

/// A question to the shop.
open class SKRequest: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  open weak var delegate: (any SKRequestDelegate)?
  private var isUnderWay = false

  /// The answer comes in a later turn. A request stays alive until then.
  open func start() {
    guard !isUnderWay else { return }
    isUnderWay = true
    onMainThread(self) { request in
      VirtualRunLoop.current.post {
        guard request.isUnderWay else { return }
        request.isUnderWay = false
        request.answer()
      }
    }
  }

  /// A request that was cancelled is never heard of again.
  open func cancel() { isUnderWay = false }

  func answer() { delegate?.requestDidFinish(self) }
}

/// Hears of the end of a request. All of its methods are optional.
public protocol SKRequestDelegate: _OptionalMethodsHaving {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks which of some products there are: none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  // As its superclass.
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  override func answer() {
    let response = SKProductsResponse(invalid: identifiers.sorted())
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    super.answer()
  }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The shop's answer.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  // It never changes.
  open var products: [SKProduct] { [] }
  public let invalidProductIdentifiers: [String]

  init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// Asks for the app's receipt, and fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  // As its superclass.
  public let receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }

  override func answer() {
    delegate?.request(self, didFailWithError: SKError(.paymentNotAllowed))
  }
}

extension Bundle {
  /// nil: nothing was bought.
  public var appStoreReceiptURL: URL? { nil }
}
