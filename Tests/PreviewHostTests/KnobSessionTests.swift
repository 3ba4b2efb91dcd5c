import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// Sessions whose preview reads knobs: a row of items, `step` apart, that stops at items.
@MainActor @Suite struct `Knobs of a session` {
  private final class RowLayout: UICollectionViewLayout {
    let step = _knob(0, 100 as CGFloat)

    override var collectionViewContentSize: CGSize { CGSize(width: step * 50, height: 200) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<50).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: CGFloat(item) * step, y: 0, width: step - 10, height: 200)
        return attributes
      }
    }
  }

  @MainActor private final class Rig {
    let clock = ManualClock(now: 1000)
    var reports: [MessageFromAgent] = []
    var hasRoom = true
    lazy var host = HostLoop(previews: [Self.preview], clock: clock) { [unowned self] report in
      if hasRoom { reports.append(report) }
      return hasRoom
    }

    private static let preview: Preview = {
      var knobs = KnobCatalogue()
      knobs.add(KnobInfo(name: "step", title: "Step", value: .number(100), style: .float), id: 0)
      knobs.add(KnobInfo(name: "unread", title: "Unread", value: .boolean(true), style: .boolean), id: 1)
      return Preview(slug: "row", title: "Row", summary: "", knobs: knobs) { _ in
        LayoutStage(RowLayout(), itemCount: 50)
      }
    }()

    init(_ knobs: [KnobSetting] = [], state: [UInt8] = []) {
      host.receive(
        .create(
          SessionRequest(
            handle: 1, slug: "row", screen: ScreenSettings(width: 390, height: 844), state: state,
            knobs: knobs)))
    }

    func send(_ message: MessageFromViewer) {
      host.receive(.input(1, viewer: 1, message: message.encoded()))
      pass(0.02)
    }

    func touch(_ phase: PreviewWire.TouchSample.Phase, _ x: Double, at seconds: Double) {
      let sample = PreviewWire.TouchSample(
        phase: phase, touchID: 0, time: Quantise.time(seconds), location: WirePoint(xPoints: x, yPoints: 100))
      host.receive(
        .input(1, viewer: 1, message: MessageFromViewer.touches(inputSeq: 1, samples: [sample]).encoded()))
      pass(1.0 / 60)
    }

    /// Steps from deadline to deadline for so many seconds.
    func pass(_ seconds: Double) {
      let end = clock.now + seconds
      while let next = host.nextStep, next <= end {
        clock.now = max(clock.now, next)
        host.step()
      }
      clock.now = end
    }

    var frames: [FrameReport] {
      reports.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    }

    var state: SavedState { SavedState(frames.last?.state ?? []) }

    var offset: Double { state.places.first.map { Double($0.offset.x) } ?? .nan }

    var knobs: [(read: [String], unknown: [String])] {
      reports.compactMap {
        if case .knobs(1, let knobs, let unknown) = $0 { (knobs.map(\.name), unknown) } else { nil }
      }
    }

    /// Left edges of the cells that a viewer sees, in order, in content coordinates.
    func cells() throws -> [Double] {
      var decoder = FrameDecoder()
      for frame in frames { _ = try decoder.apply(frame.payload) }
      return decoder.layers.values.filter { $0.element?.category == .cell }
        .map { $0.position.xPoints - $0.boundsSize.widthPoints / 2 }.sorted()
    }
  }

  private static func step(_ value: Double) -> KnobSetting {
    KnobSetting(name: "step", value: .number(value))
  }

  @Test func `are told after the first frame: those that were read`() {
    let rig = Rig()
    #expect(rig.knobs.map(\.read) == [["step"]])
    #expect(rig.knobs.map(\.unknown) == [[]])
    guard case .frame = rig.reports.first else { return #expect(Bool(false), "the frame comes first") }
  }

  @Test func `stand where the request puts them from the first frame on`() throws {
    let rig = Rig([Self.step(150), KnobSetting(name: "gone", value: .number(1))])
    #expect(try rig.cells() == [0, 150, 300])
    #expect(rig.knobs.map(\.unknown) == [["gone"]])
  }

  @Test func `lay out when one is turned, and when it is reset, under the input's number`() throws {
    let rig = Rig()
    rig.send(.setKnob(inputSeq: 41, Self.step(200)))
    #expect(try rig.cells() == [0, 200])
    var decoder = FrameDecoder()
    for frame in rig.frames { _ = try decoder.apply(frame.payload) }
    #expect(decoder.header?.inputSeq == 41)

    rig.send(.resetKnobs(inputSeq: 42, name: ""))
    #expect(try rig.cells() == [0, 100, 200, 300])
    #expect(rig.knobs.count == 1, "the list of knobs has not changed")
  }

  @Test func `are replaced as a whole by the gateway`() throws {
    let rig = Rig([Self.step(200)])
    rig.host.receive(.setKnobs(1, []))
    rig.pass(0.1)
    #expect(try rig.cells() == [0, 100, 200, 300])
  }

  @Test func `that change nothing make no frame`() {
    let rig = Rig()
    let before = rig.frames.count
    rig.send(.setKnob(inputSeq: 1, KnobSetting(name: "unread", value: .boolean(true))))
    rig.send(.setKnob(inputSeq: 2, KnobSetting(name: "nobody", value: .number(1))))
    rig.send(.setKnob(inputSeq: 3, KnobSetting(name: "step", value: .boolean(true))))
    #expect(rig.frames.count == before + 0 || rig.frames.dropFirst(before).allSatisfy { !$0.isKeyframe })
    #expect(rig.knobs.last?.unknown == ["nobody", "step"])
  }

  @Test func `are told again when there was no room`() {
    let rig = Rig()
    rig.hasRoom = false
    rig.send(.setKnob(inputSeq: 1, KnobSetting(name: "nobody", value: .number(1))))
    #expect(rig.knobs.count == 1)
    rig.hasRoom = true
    rig.host.roomAgain()
    #expect(rig.knobs.last?.unknown == ["nobody"])
  }

  @Test func `turned many times between two steps make the preview again once, with the last of them`() throws
  {
    let rig = Rig()
    for value in 101...160 {
      rig.host.receive(
        .input(
          1, viewer: 1,
          message: MessageFromViewer.setKnob(inputSeq: value, Self.step(Double(value))).encoded()))
    }
    let before = rig.frames.count
    rig.pass(0.02)
    #expect(rig.frames.count == before + 1)
    #expect(try rig.cells() == [0, 160, 320])
  }

  // MARK: What stays

  @Test func `keep the offset, or the last one there is`() throws {
    let far = SavedState(places: [.init(id: "main", offset: CGPoint(x: 3000, y: 0))])
    let rig = Rig(state: far.bytes)
    #expect(rig.offset == 3000)
    rig.send(.setKnob(inputSeq: 1, Self.step(110)))
    #expect(rig.offset == 3000)
    rig.send(.setKnob(inputSeq: 2, Self.step(50)))
    #expect(rig.offset == 50 * 50 - 390)
  }

  @Test func `keep the time`() {
    let rig = Rig()
    rig.pass(5)
    rig.send(.setKnob(inputSeq: 1, Self.step(110)))
    var decoder = FrameDecoder()
    for frame in rig.frames { _ = try? decoder.apply(frame.payload) }
    #expect((decoder.header?.time ?? 0) >= Quantise.time(5))
  }

  @Test func `keep what is selected`() {
    let rig = Rig()
    rig.touch(.began, 150, at: 0)
    rig.pass(0.3)
    rig.touch(.ended, 150, at: 0.3)
    #expect(rig.state.selections.first?.items == [IndexPath(item: 1, section: 0)])
    rig.send(.setKnob(inputSeq: 1, Self.step(110)))
    #expect(rig.state.selections.first?.items == [IndexPath(item: 1, section: 0)])
  }

  @Test func `let a fling go on to the same place at the same speed`() throws {
    let rig = Rig()
    for step in 0...6 {
      let phase: PreviewWire.TouchSample.Phase = step == 0 ? .began : step == 6 ? .ended : .moved
      rig.touch(phase, 380 - 50 * Double(step), at: Double(step) / 60)
    }
    rig.pass(0.1)
    let before = try #require(rig.state.flings.first).momentum
    rig.send(.setKnob(inputSeq: 1, Self.step(101)))
    let after = try #require(rig.state.flings.first).momentum
    #expect(after.target == before.target)
    #expect(after.velocity.x > before.velocity.x * 0.7 && after.velocity.x <= before.velocity.x)
    rig.pass(10)
    #expect(abs(rig.offset - Double(before.target.x)) < 1)
    #expect(rig.state.flings == [])
  }

  @Test func `let a drag go on under the finger`() {
    let rig = Rig()
    rig.touch(.began, 300, at: 0)
    rig.touch(.moved, 280, at: 1.0 / 60)
    rig.touch(.moved, 200, at: 2.0 / 60)
    let before = rig.offset
    #expect(before > 50)
    rig.send(.setKnob(inputSeq: 1, Self.step(110)))
    #expect(rig.offset == before)
    rig.touch(.moved, 190, at: 0.2)
    rig.touch(.moved, 170, at: 0.22)
    rig.touch(.moved, 100, at: 0.24)
    #expect(rig.offset > before + 50)
  }

  @Test func `make no tap of a finger that was down before`() {
    let rig = Rig()
    rig.touch(.moved, 150, at: 0)
    rig.pass(0.3)
    rig.touch(.ended, 151, at: 0.3)
    #expect(rig.state.selections == [])
  }

  @Test func `a state of another agent is taken up at once`() {
    let rig = Rig()
    let state = SavedState(
      places: [.init(id: "main", offset: CGPoint(x: 700, y: 0)), .init(id: "gone", offset: .zero)],
      flings: [
        .init(
          id: "main",
          momentum: ScrollMomentum(velocity: CGPoint(x: 800, y: 0), target: CGPoint(x: 1100, y: 0)))
      ],
      selections: [
        .init(id: "main", items: [IndexPath(item: 2, section: 0), IndexPath(item: 99, section: 7)])
      ])
    rig.host.receive(.restore(1, state: state.bytes))
    rig.pass(0.02)
    #expect(rig.offset >= 700 && rig.offset < 760)
    #expect(rig.state.selections.first?.items == [IndexPath(item: 2, section: 0)])
    rig.pass(10)
    #expect(abs(rig.offset - 1100) < 1)
  }
}
