/// The optional methods of delegate protocols in the stand-ins for Apple's modules.
///
/// Code there never asks whether a delegate has a method: each has a default that does what its absence
/// would.
enum AppleModuleProtocols {
  static let parents: [String: [String]] = ["SKProductsRequestDelegate": ["SKRequestDelegate"]]

  static let methods: [String: Set<String>] = [
    "ASAuthorizationControllerDelegate": [
      "authorizationController(controller:didCompleteWithAuthorization:)",
      "authorizationController(controller:didCompleteWithError:)",
    ],
    "CNContactPickerDelegate": [
      "contactPickerDidCancel(_:)", "contactPicker(_:didSelect:)",
      "contactPicker(_:didSelectContactProperties:)",
    ],
    "CNContactViewControllerDelegate": [
      "contactViewController(_:didCompleteWith:)",
      "contactViewController(_:shouldPerformDefaultActionFor:)",
    ],
    "SKPaymentTransactionObserver": [
      "paymentQueue(_:removedTransactions:)",
      "paymentQueue(_:restoreCompletedTransactionsFailedWithError:)",
      "paymentQueueRestoreCompletedTransactionsFinished(_:)",
      "paymentQueue(_:shouldAddStorePayment:for:)", "paymentQueueDidChangeStorefront(_:)",
      "paymentQueue(_:didRevokeEntitlementsForProductIdentifiers:)",
    ],
    "SKRequestDelegate": ["requestDidFinish(_:)", "request(_:didFailWithError:)"],
    "SKStoreProductViewControllerDelegate": ["productViewControllerDidFinish(_:)"],
    "UNUserNotificationCenterDelegate": [
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "userNotificationCenter(_:openSettingsFor:)",
    ],
  ]

  static let allMethods: Set<String> = Set(methods.values.joined())
}
