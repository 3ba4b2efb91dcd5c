// MFMailComposeViewController, MFMailComposeViewControllerDelegate, MFMailComposeError — after Apple's
// documentation of the three, read 2026-11.
// State: partial. Missing: writing and sending: a preview has no account, and a labelled place stands for the
// sheet.

@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail was not sent.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case saveFailed = 0
    case sendFailed
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MFMailComposeErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let saveFailed = Code.saveFailed
  public static let sendFailed = Code.sendFailed
}

/// Writes a mail. Here a place with receivers and subject stands for it; Cancel answers the delegate.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// False: a preview has no account.
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let screen = ComposeScreen("MFMailComposeViewController")

  public init() {
    super.init(rootViewController: screen)
    screen.onCancel = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open func setSubject(_ subject: String) { screen.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { screen.receivers = toRecipients ?? [] }
  open func setMessageBody(_ body: String, isHTML: Bool) { screen.text = body }
  /// Ignored; so are all of the following.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Hears how it ended, and takes the controller away.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: _OptionalMethodsHaving {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

extension _Unimplemented: MFMailComposeViewControllerDelegate {}
