// MFMessageComposeViewController, MFMessageComposeViewControllerDelegate — after Apple's documentation of the
// two, read 2026-11.
// State: partial. Missing: writing and sending: a preview has no telephone, and a labelled place stands for
// the sheet.

import UIKit

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent, failed
}

/// Writes a message. Here a place with receivers and text stands for it; Cancel answers the delegate.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// False: a preview has no telephone.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  private let screen = ComposeScreen("MFMessageComposeViewController")

  open var recipients: [String]? {
    didSet { screen.receivers = recipients ?? [] }
  }
  open var subject: String? {
    didSet { screen.subject = subject }
  }
  open var body: String? {
    didSet { screen.text = body }
  }
  open var attachments: [[AnyHashable: Any]]? { nil }

  public init() {
    super.init(rootViewController: screen)
    screen.onCancel = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  /// False: nothing is attached.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    false
  }
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
  open func disableUserAttachments() {}
}

/// Hears how it ended, and takes the controller away.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
