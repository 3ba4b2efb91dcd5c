// LAContext, LAPolicy, LABiometryType — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: faces, fingers and passcodes: recognising always fails; rights and credentials.

import UIKit

/// By what somebody may be recognised.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  public static var LABiometryNone: LABiometryType { .none }
}

/// Recognises the person who holds a device: it always fails, as on one that has neither a sensor nor a
/// passcode.
open class LAContext: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var maxBiometryFailures: NSNumber?
  /// In seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  private var isInvalid = false

  public override init() { super.init() }

  /// - Parameter error: gets the reason.
  /// - Returns: false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = refusal(of: policy) as NSError
    return false
  }

  /// Calls `reply` in a later turn, with the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    let refusal = refusal(of: policy)
    onMainThread(reply) { reply in VirtualRunLoop.current.post { reply(false, refusal) } }
  }

  /// - Throws: `LAError`, always.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    await Task.yield()
    throw refusal(of: policy)
  }

  /// Nothing is evaluated with it any more.
  open func invalidate() { isInvalid = true }

  private func refusal(of policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
