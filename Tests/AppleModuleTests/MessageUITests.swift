import MessageUI
import Testing

@MainActor
private final class Listener: NSObject, MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  var lines: [String] = []
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    lines.append("mail \(result.rawValue) \(error == nil)")
    controller.dismiss(animated: true)
  }
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    lines.append("message \(result.rawValue)")
    controller.dismiss(animated: true)
  }
}

@MainActor @Suite struct `Mails and messages` {
  private let stage = ShownStage()

  @Test func `nothing can be sent`() {
    stage.enter()
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
  }

  @Test func `a mail that is shown all the same says what was given, and Cancel answers`() {
    stage.enter()
    let (mail, listener) = (MFMailComposeViewController(), Listener())
    mail.mailComposeDelegate = listener
    mail.setToRecipients(["a@example.com", "b@example.com"])
    mail.setSubject("Tea")
    stage.present(mail)
    #expect(texts(on: mail.view).contains("a@example.com, b@example.com\nTea"))
    stage.tap(40, 22)
    #expect(listener.lines == ["mail 0 true"] && mail.presentingViewController == nil)
  }

  @Test func `so does a message`() {
    stage.enter()
    let (message, listener) = (MFMessageComposeViewController(), Listener())
    message.messageComposeDelegate = listener
    (message.recipients, message.body) = (["+1 555"], "Hello")
    stage.present(message)
    #expect(texts(on: message.view).contains("+1 555\nHello"))
    stage.tap(40, 22)
    #expect(listener.lines == ["message 0"])
  }
}
