import SafariServices
import Testing

@MainActor private final class Listener: NSObject, SFSafariViewControllerDelegate {
  var lines: [String] = []
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    lines.append("finish \(controller.presentingViewController == nil)")
  }
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { lines.append("loaded \(didLoadSuccessfully)") }
}

@MainActor @Suite struct `Safari views` {
  private let stage = ShownStage()

  private func controller() throws -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    return SFSafariViewController(
      url: try #require(URL(string: "https://example.com/tea?x=1")), configuration: configuration)
  }

  @Test func `the page is told to be loaded once, and Done leaves`() throws {
    stage.enter()
    let (controller, listener) = (try controller(), Listener())
    controller.delegate = listener
    stage.present(controller)
    #expect(
      texts(on: controller.view) == [
        "Done", "example.com", "SFSafariViewController", "https://example.com/tea?x=1",
      ])
    stage.advance(to: 3)
    #expect(listener.lines == ["loaded true"])
    stage.tap(40, 22)
    #expect(listener.lines == ["loaded true", "finish true"])
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `the button is called as its style says`() throws {
    stage.enter()
    let controller = try controller()
    controller.dismissButtonStyle = .close
    stage.present(controller)
    #expect(texts(on: controller.view).first == "Close")
    controller.dismissButtonStyle = .cancel
    #expect(texts(on: controller.view).first == "Cancel")
  }
}
