// SKStoreReviewController, SKStoreProductViewController, SKStoreProductViewControllerDelegate — after Apple's
// documentation of the three, read 2026-11.
// State: partial. Missing: reviews and pages of the shop.

import UIKit

/// Asks for a review. On a device it is the system that decides whether it does; here it never does.
@preconcurrency @MainActor open class SKStoreReviewController: MainActorObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the shop: a labelled place for it.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open override func loadView() { view = StorePlace() }

  /// The handler gets false and a reason in a later turn: there is no such product.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    VirtualRunLoop.current.post { block(false, SKError(.storeProductNotAvailable)) }
  }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: _OptionalMethodsHaving {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

private final class StorePlace: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.text = "App Store"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
