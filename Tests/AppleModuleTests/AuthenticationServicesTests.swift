import AuthenticationServices
import Testing
import UIKit

@MainActor
private final class Anchor: NSObject, ASAuthorizationControllerDelegate,
  ASWebAuthenticationPresentationContextProviding
{
  let turns: Turns
  init(_ turns: Turns) { self.turns = turns }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    turns.note("canceled \((error as? ASAuthorizationError)?.code == .canceled)")
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
}

@MainActor @Suite struct `Authentication services` {
  @Test func `a session on the web is cancelled once, in a later turn`() {
    let turns = Turns()
    let session = ASWebAuthenticationSession(
      url: URL(fileURLWithPath: "/"), callbackURLScheme: "app"
    ) { url, error in
      let code = (error as? ASWebAuthenticationSessionError)?.code
      turns.note("\(url == nil) \(code == .canceledLogin)")
    }
    session.presentationContextProvider = Anchor(turns)
    #expect(session.start() && turns.lines.isEmpty)
    #expect(!session.start())
    session.cancel()
    #expect(turns.end() == ["true true"])
  }

  @Test func `every request to sign in is cancelled`() {
    let turns = Turns()
    let anchor = Anchor(turns)
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = anchor
    controller.performRequests()
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["canceled true"])
  }

  @Test func `the button is labelled, and black where nothing else is said`() {
    let button = ASAuthorizationAppleIDButton()
    #expect(button.backgroundColor == .black)
    #expect(button.subviews.compactMap { ($0 as? UILabel)?.text } == ["Sign in with Apple"])
    let other = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    #expect(other.backgroundColor == .white && other.layer.borderWidth == 1)
  }
}
