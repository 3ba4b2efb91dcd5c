import LocalAuthentication
import Testing
import UIKit

@MainActor @Suite struct `Local authentication` {
  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
    (.deviceOwnerAuthentication, .passcodeNotSet),
  ])
  func `recognising always fails, and the error says why`(_ policy: LAPolicy, _ code: LAError.Code) {
    let turns = Turns()
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect(context.biometryType == .none)
    context.evaluatePolicy(policy, localizedReason: "Unlock") { [turns] isRecognised, error in
      turns.note("\(isRecognised) \((error as? LAError)?.code == code) \((error as NSError?)?.code ?? 0)")
    }
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["false true \(code.rawValue)"])
  }

  @Test func `an asynchronous question is refused with the same error`() async {
    do {
      _ = try await LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
      Issue.record("somebody was recognised")
    } catch LAError.biometryNotAvailable {
    } catch {
      Issue.record(error)
    }
  }

  @Test func `a context that is not valid any more says so`() {
    let context = LAContext()
    context.invalidate()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error.map { LAError(_nsError: $0).code } == .invalidContext)
  }
}
