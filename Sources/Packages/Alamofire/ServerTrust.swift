// ServerTrustManager, ServerTrustEvaluating and the evaluators — after Alamofire's public API.
// State: partial. Missing: effects: without a network there is no server to trust.

import UIKit

/// Decides which servers are trusted. Never asked.
open class ServerTrustManager: @unchecked Sendable {
  // Its properties never change.
  public let allHostsMustBeEvaluated: Bool
  public let evaluators: [String: any ServerTrustEvaluating]

  public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) {
    (self.allHostsMustBeEvaluated, self.evaluators) = (allHostsMustBeEvaluated, evaluators)
  }

  /// nil where there is none for the host.
  open func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)? {
    evaluators[host]
  }
}

/// Decides whether one server is.
public protocol ServerTrustEvaluating {}

public final class DefaultTrustEvaluator: ServerTrustEvaluating, Sendable {
  public init(validateHost: Bool = true) {}
}

public final class RevocationTrustEvaluator: ServerTrustEvaluating, Sendable {
  public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating, Sendable {
  public init(
    acceptSelfSignedCertificates: Bool = false, performDefaultValidation: Bool = true,
    validateHost: Bool = true
  ) {}
}

public final class PublicKeysTrustEvaluator: ServerTrustEvaluating, Sendable {
  public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

public final class CompositeTrustEvaluator: ServerTrustEvaluating {
  public init(evaluators: [any ServerTrustEvaluating]) {}
}

public final class DisabledTrustEvaluator: ServerTrustEvaluating, Sendable {
  public init() {}
}

@available(*, deprecated, renamed: "DisabledTrustEvaluator")
public typealias DisabledEvaluator = DisabledTrustEvaluator
