import Gallery
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// A setting of the screen with its usual value and another one.
private struct ChoiceRow: CustomTestStringConvertible {
  let choice: any ScreenChoice.Type
  let usual, other: ScreenSetting

  var testDescription: String { choice.name }

  static let all: [ChoiceRow] = ScreenSetting.choices.compactMap { choice in
    guard let last = choice.values.last(where: { $0 != choice.usualValue }),
      let usual = ScreenSetting(choice, choice.usualValue), let other = ScreenSetting(choice, last)
    else { return nil }
    return ChoiceRow(choice: choice, usual: usual, other: other)
  }
}

/// The picture of a preview, whichever numbers its layers have, and whichever of two beside each other comes
/// first: some views are made again for text of another size. Sizes of scrollable contents do not count: a
/// table guesses at rows that were never seen, by what it has seen before.
private struct Drawn: Equatable {
  let layer: LayerState
  let below: [Drawn]

  private var place: (Int64, Int64) { (layer.position.y, layer.position.x) }

  init?(_ id: LayerID, in layers: [LayerID: LayerState]) {
    guard var layer = layers[id] else { return nil }
    below = layer.children.compactMap { Drawn($0, in: layers) }.sorted { $0.place < $1.place }
    layer.children = []
    layer.scroller = layer.scroller.map {
      LayerScroller(
        identifier: $0.identifier, contentSize: .zero, motion: $0.motion, itemCount: $0.itemCount)
    }
    layer.scrolling?.contentSize = .zero
    self.layer = layer
  }
}

@MainActor @Suite struct `Previews whose screen is set otherwise` {
  /// Frames of one session of an agent without a socket.
  @MainActor private final class Watched {
    let clock = ManualClock()
    var decoder = FrameDecoder()
    var payloads: [[UInt8]] = []
    lazy var host = HostLoop(previews: galleryPreviews, clock: clock) { [unowned self] report in
      if case .frame(let frame) = report { payloads.append(frame.payload) }
      return true
    }

    init(_ slug: String, _ setting: ScreenSetting) {
      var screen = ScreenSettings(width: 390, height: 844)
      _ = screen.apply(setting)
      host.receive(.create(SessionRequest(handle: 1, slug: slug, screen: screen)))
    }

    func send(_ message: MessageFromViewer) {
      host.receive(.input(1, viewer: 1, message: message.encoded()))
      clock.now += 1
      host.step()
    }

    func shown() throws -> [LayerID: LayerState] {
      for payload in payloads { _ = try decoder.apply(payload) }
      payloads = []
      return decoder.layers
    }

    func drawn() throws -> Drawn {
      let layers = try shown()
      return try #require(Drawn(decoder.root, in: layers))
    }
  }

  @Test(arguments: ChoiceRow.all, galleryPreviews.map(\.slug))
  private func `a preview shows what one does that began so, and comes back`(row: ChoiceRow, slug: String)
    throws
  {
    let (changed, other) = (Watched(slug, row.usual), Watched(slug, row.other))
    let plain = try changed.drawn()

    changed.send(.screen(inputSeq: 1, row.other))
    #expect(try changed.drawn() == other.drawn())

    changed.send(.screen(inputSeq: 2, row.usual))
    #expect(try changed.drawn() == plain)
  }

  @Test(arguments: galleryPreviews.map(\.slug))
  func `no preview looks the same in the dark`(slug: String) throws {
    let (light, dark) = (Watched(slug, .appearance(.light)), Watched(slug, .appearance(.dark)))
    #expect(try light.shown() != dark.shown())
  }

  @Test func `a dark preview's background is black`() throws {
    let layers = try Watched("drum", .appearance(.dark)).shown()
    let large = layers.values.filter { $0.boundsSize.widthPoints == 390 && $0.boundsSize.heightPoints == 844 }
    #expect(!large.isEmpty)
    #expect(large.allSatisfy { $0.background.alpha == 0 || $0.background.red == 0 })
  }

  @Test func `what was scrolled is forgotten, as offsets count from the other side`() throws {
    let (turned, mirrored) = (
      Watched("orthogonal", .direction(.leftToRight)), Watched("orthogonal", .direction(.rightToLeft))
    )
    turned.send(.key(inputSeq: 1, time: 0, .end))
    turned.send(.screen(inputSeq: 2, .direction(.rightToLeft)))

    #expect(try turned.shown() == mirrored.shown())
  }

  @Test(
    arguments: [([], 0), (["--appearance", "light"], 0), (["--appearance", "dark"], 7)] as [([String], Int)])
  func `inspect shows a preview's layout in the appearance that is asked for`(flags: [String], left: Int)
    throws
  {
    let preview = Preview(slug: "inset", title: "", summary: "", items: ["main": 0]) { _ in
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
