// RequestReviewAction — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: the question: on a device the system decides whether it asks; here it never does.

import StoreKit
import SwiftUI
import UIKit

/// Asks for a review of the app.
@MainActor @preconcurrency public struct RequestReviewAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  /// Kept, without effect: the shop is not shown.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}
