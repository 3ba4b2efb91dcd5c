import PreviewWire
import Testing

@testable import PreviewHost

@MainActor @Suite struct `Host loop` {
  /// An agent without a socket, with a clock set by hand, and a viewer's decoder per session.
  @MainActor final class Rig {
    let clock = ManualClock(now: 1000)
    var reports: [MessageFromAgent] = []
    var hasRoom = true
    lazy var host = HostLoop(previews: galleryPreviews, clock: clock) { [unowned self] report in
      if hasRoom { reports.append(report) }
      return hasRoom
    }

    func create(
      _ handle: SessionHandle = 1, slug: String = "snapping-list", state: [UInt8] = [], firstSeq: Int = 1
    ) {
      host.receive(
        .create(
          SessionRequest(
            handle: handle, slug: slug, screen: ScreenSettings(width: 390, height: 844), firstSeq: firstSeq,
            state: state)))
    }

    var frames: [FrameReport] {
      reports.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    }

    /// Steps from deadline to deadline until nothing moves, at most `seconds`.
    func run(seconds: Double = 10) {
      let end = clock.now + seconds
      while let next = host.nextStep, next <= end {
        clock.now = max(clock.now, next)
        host.step()
      }
    }

    /// The layer tree that a viewer of session `handle` sees.
    func scene(_ handle: SessionHandle = 1) throws -> FrameDecoder {
      var decoder = FrameDecoder()
      for frame in frames where frame.handle == handle { _ = try decoder.apply(frame.payload) }
      return decoder
    }

    func touch(
      _ phase: PreviewWire.TouchSample.Phase, x: Double, at seconds: Double, viewer: Int = 1, seq: Int = 1
    ) {
      let sample = PreviewWire.TouchSample(
        phase: phase, touchID: 0, time: Quantise.time(seconds), location: WirePoint(xPoints: x, yPoints: 400))
      host.receive(
        .input(
          1, viewer: viewer, message: MessageFromViewer.touches(inputSeq: seq, samples: [sample]).encoded()))
    }

    /// A flick to the left, a sample per frame, from viewer time 0.
    func flick() {
      for step in 0...6 {
        let phase: PreviewWire.TouchSample.Phase = step == 0 ? .began : step == 6 ? .ended : .moved
        touch(phase, x: 300 - 30 * Double(step), at: Double(step) / 60, seq: step + 1)
        clock.now += 1.0 / 60
        host.step()
      }
    }

    func offset(_ handle: SessionHandle = 1) throws -> Double {
      try #require(scene(handle).layers.values.first { $0.scroller?.identifier == "main" }).boundsOrigin
        .xPoints
    }
  }

  @Test func `says hello with the previews it has`() {
    let rig = Rig()

    rig.host.greet()

    guard case .hello(_, let previews)? = rig.reports.first else {
      Issue.record("no hello")
      return
    }
    #expect(previews.map(\.slug) == galleryPreviews.map(\.slug))
  }

  @Test func `a new session begins with a keyframe under its first number`() throws {
    let rig = Rig()

    rig.create(firstSeq: 42)

    let frame = try #require(rig.frames.first)
    #expect(frame.isKeyframe)
    #expect(frame.seq == 42)
    let elements = try rig.scene().layers.values.compactMap(\.element)
    #expect(elements.map(\.indexPath) == [[0, 0]])
  }

  @Test func `an idle session asks for no time and sends no byte`() {
    let rig = Rig()
    rig.create()
    rig.run()
    rig.reports = []

    rig.clock.now += 3600
    rig.host.step()

    #expect(rig.host.nextStep == nil)
    #expect(rig.reports.isEmpty)
  }

  @Test func `a flick glides, one frame a sixtieth, and stops with a card in the middle`() throws {
    let rig = Rig()
    rig.create()

    rig.flick()
    rig.run()

    let pitch = 418.0
    let x = try rig.offset()
    #expect(x > 0)
    #expect(x.truncatingRemainder(dividingBy: pitch) == 0)
    #expect(rig.host.nextStep == nil)
    #expect(rig.frames.map(\.seq) == Array(1...rig.frames.count))
  }

  @Test func `frames say whose input they show`() throws {
    let rig = Rig()
    rig.create()

    rig.flick()

    let header = try #require(try rig.scene().header)
    #expect(header.inputViewer == 1)
    #expect(header.inputSeq == 7)
  }

  @Test func `a flood of input makes no more frames than a fast display shows`() {
    let rig = Rig()
    rig.create()
    rig.reports = []

    for step in 0..<1000 {
      rig.touch(step == 0 ? .began : .moved, x: 300 - Double(step) / 10, at: Double(step) / 1000)
      rig.clock.now += 0.001
      if rig.host.nextStep.map({ $0 <= rig.clock.now }) ?? false { rig.host.step() }
    }

    #expect(rig.frames.count <= 121)
    #expect(rig.frames.count > 60)
  }

  @Test func `input waits for the last frame, not for a step that changed nothing`() throws {
    let rig = Rig()
    rig.create()
    rig.clock.now += 1
    // Already at the beginning: nothing to see.
    rig.host.receive(
      .input(1, viewer: 1, message: MessageFromViewer.key(inputSeq: 1, time: 0, .home).encoded()))
    rig.host.step()

    rig.touch(.began, x: 300, at: 0)
    let next = try #require(rig.host.nextStep)

    #expect(next <= rig.clock.now)
  }

  @Test func `another agent goes on where the first one died`() throws {
    let first = Rig()
    first.create()
    first.flick()
    first.run(seconds: 0.2)
    let last = try #require(first.frames.last)

    let second = Rig()
    second.create(state: last.state, firstSeq: last.seq + 1)

    #expect(try second.offset() == first.offset())
    #expect(second.frames.first?.seq == last.seq + 1)
  }

  @Test func `a session without viewers stands still`() throws {
    let rig = Rig()
    rig.create()
    rig.flick()

    rig.host.receive(.suspend(1))
    let sleeping = rig.host.nextStep
    rig.clock.now += 100
    rig.host.receive(.resume(1))
    let next = try #require(rig.host.nextStep)

    #expect(sleeping == nil)
    #expect(next <= rig.clock.now + 1.0 / 60)
  }

  @Test func `a viewer that leaves in mid-drag lets go`() throws {
    let rig = Rig()
    rig.create()
    rig.touch(.began, x: 300, at: 0)
    rig.clock.now += 0.02
    rig.host.step()
    rig.touch(.moved, x: 200, at: 0.02)
    rig.clock.now += 0.02
    rig.host.step()

    rig.host.receive(.cancelTouches(1, viewer: 1))
    rig.run()

    let scroller = try #require(rig.scene().layers.values.compactMap(\.scroller).first)
    #expect(scroller.motion == .idle)
    #expect(rig.host.nextStep == nil)
  }

  @Test func `a keyframe on request repeats the last number`() throws {
    let rig = Rig()
    rig.create()
    rig.flick()
    let last = try #require(rig.frames.last)

    rig.host.receive(.keyframe(1))

    let keyframe = try #require(rig.frames.last)
    #expect(keyframe.isKeyframe)
    #expect(keyframe.seq == last.seq)
    var fresh = FrameDecoder()
    _ = try fresh.apply(keyframe.payload)
    let before = FrameReport(
      handle: 1, isKeyframe: last.isKeyframe, seq: last.seq, state: last.state, payload: last.payload)
    rig.reports = rig.reports.dropLast().map { $0 }
    #expect(before.seq == fresh.header?.seq)
    #expect(try rig.scene().layers == fresh.layers)
  }

  @Test func `frames that found no room are made up for with a keyframe`() throws {
    let rig = Rig()
    rig.create()
    rig.hasRoom = false
    rig.flick()

    rig.hasRoom = true
    rig.host.roomAgain()

    let last = try #require(rig.frames.last)
    #expect(last.isKeyframe)
    #expect(try rig.offset() > 0)
  }

  @Test func `an unknown preview fails with a line that names those there are`() {
    let rig = Rig()

    rig.create(slug: "nonsense")

    let known = galleryPreviews.map(\.slug).joined(separator: ", ")
    #expect(
      rig.reports == [
        .failed(1, message: "There is no preview “nonsense”; there are: \(known).")
      ])
  }

  @Test func `messages for sessions that are not there are passed over`() {
    let rig = Rig()

    rig.host.receive(.input(9, viewer: 1, message: [0xFF]))
    rig.host.receive(.keyframe(9))
    rig.host.receive(.cancelTouches(9, viewer: 1))
    rig.host.receive(.ping(5))

    #expect(rig.reports == [.pong(5)])
  }

  @Test func `an answer that finds no room is given when there is room again`() {
    let rig = Rig()
    rig.hasRoom = false
    rig.host.receive(.ping(7))
    #expect(rig.reports.isEmpty)
    rig.hasRoom = true
    rig.host.roomAgain()
    #expect(rig.reports == [.pong(7)])
    rig.host.roomAgain()
    #expect(rig.reports == [.pong(7)])
  }

  @Test func `a ping is answered when what came before it is done`() {
    let rig = Rig()
    rig.create(1)
    rig.create(2)
    rig.reports = []

    rig.touch(.began, x: 200, at: 0)
    rig.host.receive(.ping(1))
    #expect(rig.reports == [])
    rig.clock.now += 1
    rig.host.step()
    #expect(rig.reports.last == .pong(1))

    rig.host.receive(.ping(2))
    #expect(rig.reports.last == .pong(2))
  }

  @Test func `a ping is answered when what came before it will not be done any more`() {
    let rig = Rig()
    rig.create(1)
    rig.touch(.began, x: 200, at: 0)
    rig.host.receive(.ping(1))
    rig.reports = []

    rig.host.receive(.suspend(1))

    #expect(rig.reports == [.pong(1)])
  }

  @Test func `sessions do not share time or views`() throws {
    let rig = Rig()
    rig.create(1)
    rig.create(2)

    rig.flick()
    rig.run()

    #expect(try rig.offset(1) > 0)
    #expect(try rig.offset(2) == 0)
  }
}
