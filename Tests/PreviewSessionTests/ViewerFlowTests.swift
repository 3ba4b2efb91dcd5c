import Testing

@testable import PreviewSession

@Suite struct `Viewer flow` {
  private func newest(_ seq: Int?, change: Bool = true, keyframe: Bool = false) -> ViewerFlow.Newest {
    .init(seq: seq, hasChange: change, hasKeyframe: keyframe)
  }

  /// A viewer that has shown frame 1.
  private func settled() -> ViewerFlow {
    var flow = ViewerFlow()
    flow.sent(seq: 1, byteCount: 100, at: .init(microseconds: 0))
    flow.acknowledged(seq: 1, at: .init(microseconds: 10_000))
    return flow
  }

  @Test func `no viewer gets anything before the first frame`() {
    #expect(ViewerFlow().next(of: newest(nil)) == .nothing)
  }

  @Test func `a newcomer gets a keyframe, or has it asked for`() {
    #expect(ViewerFlow().next(of: newest(7, keyframe: true)) == .keyframe)
    #expect(ViewerFlow().next(of: newest(7)) == .keyframeMissing)
  }

  @Test func `one frame behind gets the change, two behind the whole tree`() {
    let flow = settled()

    #expect(flow.next(of: newest(1)) == .nothing)
    #expect(flow.next(of: newest(2, keyframe: true)) == .change)
    #expect(flow.next(of: newest(3, keyframe: true)) == .keyframe)
    #expect(flow.next(of: newest(3)) == .keyframeMissing)
  }

  @Test func `a viewer that stops acknowledging gets eight frames and no more`() {
    var flow = ViewerFlow()
    var sent = 0
    for seq in 1...1000 where flow.next(of: newest(seq, keyframe: true)) != .nothing {
      flow.sent(seq: seq, byteCount: 50, at: .init(microseconds: seq * 16_667))
      sent += 1
    }
    #expect(sent == 8)

    flow.acknowledged(seq: 8, at: .init(seconds: 20))

    #expect(flow.framesInFlight == 0)
    #expect(flow.bytesInFlight == 0)
    #expect(flow.next(of: newest(1000, keyframe: true)) == .keyframe)
  }

  @Test func `a page that cannot be seen gets nothing, owes nothing, and then gets a keyframe`() {
    var flow = settled()
    flow.sent(seq: 2, byteCount: 100, at: .init(microseconds: 20_000))
    flow.looks(false)
    #expect(flow.next(of: newest(3, keyframe: true)) == .nothing)
    #expect(!flow.isOverdue(at: .init(seconds: 60)) && flow.bytesInFlight == 0)
    flow.acknowledged(seq: 2, at: .init(seconds: 60))
    #expect(flow.next(of: newest(3, keyframe: true)) == .nothing)

    flow.looks(true)
    #expect(flow.next(of: newest(3)) == .keyframeMissing)
    #expect(flow.next(of: newest(3, keyframe: true)) == .keyframe)
  }

  @Test func `bytes under way are bounded, whatever the window`() {
    var flow = ViewerFlow()
    flow.sent(seq: 1, byteCount: SessionLimits.bytesInFlight, at: .init(seconds: 0))
    #expect(flow.next(of: newest(2)) == .nothing)
  }

  @Test func `the window follows the round trip, between eight frames and sixty`() {
    for (milliseconds, window) in [(1, 8), (66, 8), (100, 12), (250, 30), (500, 60), (5000, 60)] {
      var flow = ViewerFlow()
      flow.sent(seq: 1, byteCount: 1, at: .init(seconds: 0))
      flow.acknowledged(seq: 1, at: .init(microseconds: milliseconds * 1000))
      #expect(flow.window == window, "round trip \(milliseconds) ms")
    }
  }

  @Test func `a frame that was never sent cannot be acknowledged`() {
    var flow = ViewerFlow()
    flow.acknowledged(seq: 5, at: .init(seconds: 1))
    flow.sent(seq: 1, byteCount: 10, at: .init(seconds: 0))
    flow.acknowledged(seq: 2, at: .init(seconds: 1))
    #expect(flow.framesInFlight == 1)
    #expect(flow.roundTrip == nil)
  }

  @Test func `a viewer that lost the thread gets the frame it has again, whole`() {
    var flow = settled()
    flow.keyframeRequested()
    #expect(flow.next(of: newest(1, keyframe: true)) == .keyframe)
    flow.sent(seq: 1, byteCount: 10, at: .init(seconds: 0))
    #expect(flow.next(of: newest(1, keyframe: true)) == .nothing)
  }

  @Test func `ten seconds without an acknowledgement are too long, but only with frames under way`() {
    var flow = settled()
    #expect(!flow.isOverdue(at: .init(seconds: 1000)))
    flow.sent(seq: 2, byteCount: 10, at: .init(seconds: 1000))
    #expect(!flow.isOverdue(at: .init(microseconds: 1_009_999_999)))
    #expect(flow.isOverdue(at: .init(seconds: 1010)))
  }
}
