import Testing

@testable import UIKit

@MainActor @Suite struct `More screens of the system` {
  let stage = Stage()

  private func button(in view: UIView) -> UIButton? {
    (view as? UIButton) ?? view.subviews.lazy.compactMap { button(in: $0) }.first
  }

  private func root() -> UIViewController {
    _ = stage.loop
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    return root
  }

  /// Presents it and taps the one button there is.
  private func leave(_ controller: UIViewController, over root: UIViewController) throws {
    root.present(controller, animated: false)
    stage.settle()
    try #require(button(in: controller.view)).sendActions(for: .primaryActionTriggered)
    stage.loop.advance(to: stage.loop.now + 1)
  }

  @MainActor
  private final class Hearing: NSObject, UIDocumentPickerDelegate,
    UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
    UIDocumentInteractionControllerDelegate
  {
    let log = Log()
    weak var screen: UIViewController?
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.note("document") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.note("colour")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.note("font") }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { screen ?? UIViewController() }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      log.note("begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      log.note("end")
    }
  }

  @Test func `pickers of documents, colours and fonts go by themselves and say that nothing was picked`()
    throws
  {
    let (root, hearing) = (root(), Hearing())
    let documents = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    documents.delegate = hearing
    try leave(documents, over: root)
    #expect(root.presentedViewController == nil)
    let colours = UIColorPickerViewController()
    colours.selectedColor = .red
    colours.delegate = hearing
    try leave(colours, over: root)
    let fonts = UIFontPickerViewController()
    fonts.delegate = hearing
    try leave(fonts, over: root)
    #expect(hearing.log.lines == ["document", "colour", "font"])
    #expect(colours.selectedColor == .red && fonts.selectedFontDescriptor == nil)
    #expect(
      UIDocumentPickerViewController(forExporting: [], asCopy: true).documentPickerMode == .exportToService)
  }

  @Test func `a document is shown as a place over the screen that the delegate names`() throws {
    let (root, hearing) = (root(), Hearing())
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    #expect(controller.name == "b.pdf" && !controller.presentPreview(animated: false))
    controller.delegate = hearing
    #expect(!controller.presentPreview(animated: false))
    hearing.screen = root
    #expect(controller.presentPreview(animated: false))
    stage.settle()
    let place = try #require(root.presentedViewController)
    try #require(button(in: place.view)).sendActions(for: .primaryActionTriggered)
    stage.loop.advance(to: 1)
    #expect(root.presentedViewController == nil && hearing.log.lines == ["begin", "end"])
    #expect(!controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
    #expect(controller.presentOpenInMenu(from: .zero, in: root.view, animated: false))
    controller.dismissMenu(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func `nothing can be printed, and the asking code hears so`() {
    _ = stage.loop
    let printing = UIPrintInteractionController.shared
    printing.printInfo = UIPrintInfo.printInfo()
    printing.printFormatter = UIMarkupTextPrintFormatter(markupText: "<b>a</b>")
    var answers: [Bool] = []
    #expect(!printing.present(animated: true) { _, isDone, _ in answers.append(isDone) })
    #expect(answers.isEmpty && !UIPrintInteractionController.isPrintingAvailable)
    stage.settle()
    #expect(answers == [false])
  }
}
