import Gallery
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Light and dark previews` {
  /// Frames of one session of an agent without a socket.
  @MainActor private final class Watched {
    let clock = ManualClock()
    var decoder = FrameDecoder()
    var payloads: [[UInt8]] = []
    lazy var host = HostLoop(previews: galleryPreviews, clock: clock) { [unowned self] report in
      if case .frame(let frame) = report { payloads.append(frame.payload) }
      return true
    }

    init(_ slug: String, _ appearance: Appearance) {
      host.receive(
        .create(SessionRequest(handle: 1, slug: slug, width: 390, height: 844, appearance: appearance)))
    }

    func choose(_ appearance: Appearance) {
      host.receive(
        .input(1, viewer: 1, message: ViewerMessage.appearance(inputSeq: 1, appearance).encoded()))
      clock.now += 1
      host.step()
    }

    func shown() throws -> [LayerID: LayerState] {
      for payload in payloads { _ = try decoder.apply(payload) }
      payloads = []
      return decoder.layers
    }
  }

  @Test(arguments: galleryPreviews.map(\.slug))
  func `a preview switched to dark shows what one does that began dark, and comes back`(slug: String) throws {
    let (switched, dark) = (Watched(slug, .light), Watched(slug, .dark))
    let light = try switched.shown()

    switched.choose(.dark)
    #expect(try switched.shown() == dark.shown())
    #expect(try switched.shown() != light)

    switched.choose(.light)
    #expect(try switched.shown() == light)
  }

  @Test func `a dark preview's background is black`() throws {
    let layers = try Watched("drum", .dark).shown()
    let large = layers.values.filter { $0.boundsSize.widthPoints == 390 && $0.boundsSize.heightPoints == 844 }
    #expect(!large.isEmpty)
    #expect(large.allSatisfy { $0.background.alpha == 0 || $0.background.red == 0 })
  }

  @Test(
    arguments: [([], 0), (["--appearance", "light"], 0), (["--appearance", "dark"], 7)] as [([String], Int)])
  func `inspect shows a preview's layout in the appearance that is asked for`(flags: [String], left: Int)
    throws
  {
    let preview = Preview(slug: "inset", title: "", summary: "", collections: ["main"]) { _ in
      InsetByAppearance(nibName: nil, bundle: nil)
    }
    let options = try InspectOptions(["inset"] + flags)

    let shown = try Inspect.inspect(preview, options: options, script: nil).text

    #expect(shown.contains(#""contentInset": [0, \#(left), 0, 0]"#))
  }
}

/// Its list stands 7 points from the left in the dark, and at the edge in the light.
private final class InsetByAppearance: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewLayout())
    list.contentInset.left = traitCollection.userInterfaceStyle == .dark ? 7 : 0
    view.addSubview(list)
  }
}
