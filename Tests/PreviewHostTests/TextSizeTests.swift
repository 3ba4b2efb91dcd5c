import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Previews for people who like text of another size` {
  /// A preview of one label that follows the size of text, on a screen with text of that size.
  private func running(_ size: TextSize) -> RunningPreview {
    let preview = Preview(slug: "words", title: "", summary: "") { _ in Words() }
    return RunningPreview(preview, on: ScreenSettings(width: 390, height: 844, textSize: size))
  }

  /// In points.
  private func shown(in running: RunningPreview) throws -> CGFloat {
    try running.perform {
      func label(in view: UIView) -> UILabel? {
        view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
      }
      return try #require(label(in: running.window)).font.pointSize
    }
  }

  @Test(arguments: [(.extraSmall, 14), (.large, 17), (.accessibility3, 40)] as [(TextSize, CGFloat)])
  func `text begins in the size that is asked for`(size: TextSize, points: CGFloat) throws {
    #expect(try shown(in: running(size)) == points)
  }

  @Test func `text follows a change, and the preview is not made again`() throws {
    let running = running(.large)

    #expect(running.perform { running.apply(.textSize(.accessibility5)) })
    #expect(try shown(in: running) == 53)

    #expect(running.perform { running.apply(.textSize(.large)) })
    #expect(try shown(in: running) == 17)
  }

  @Test func `each session has a size of its own`() throws {
    let (one, other) = (running(.accessibility1), running(.large))

    #expect(one.perform { UIFont.preferredFont(forTextStyle: .body).pointSize } == 28)
    #expect(other.perform { UIFont.preferredFont(forTextStyle: .body).pointSize } == 17)
  }

  @Test func `inspect lays a preview out in the size that is asked for`() throws {
    let preview = Preview(slug: "inset", title: "", summary: "", items: ["main": 0]) { _ in
      InsetByTextSize(nibName: nil, bundle: nil)
    }
    func text(_ flags: [String]) throws -> String {
      try Inspect.inspect(preview, options: InspectOptions(["inset"] + flags), script: nil).text
    }

    #expect(try text([]).contains(#""contentInset": [0, 17, 0, 0]"#))
    #expect(try text(["--text-size", "ax3"]).contains(#""contentInset": [0, 40, 0, 0]"#))
  }
}

private final class Words: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "Words"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
  }
}

/// Its list stands as far from the left as its text is large.
private final class InsetByTextSize: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewLayout())
    list.contentInset.left = UIFont.preferredFont(forTextStyle: .body).pointSize
    view.addSubview(list)
  }
}
