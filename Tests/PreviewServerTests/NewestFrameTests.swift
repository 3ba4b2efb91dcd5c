import Libwebsockets
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `The newest frame of a session` {
  private func frame(_ seq: Int, isKeyframe: Bool, _ payload: [UInt8]) -> FrameReport {
    FrameReport(handle: 1, isKeyframe: isKeyframe, seq: seq, state: [], payload: payload)
  }

  private func bytes(_ buffer: OutboundBuffer?) -> [UInt8]? {
    buffer.map { Array($0.bytes) }
  }

  @Test func `is none before the first`() {
    let newest = NewestFrame()
    #expect(newest.forms == ViewerFlow.Newest(seq: nil, hasChange: false, hasKeyframe: false))
    #expect(newest.buffer(.change) == nil && newest.buffer(.keyframe) == nil)
  }

  @Test func `is kept in both forms, whichever comes first`() {
    var newest = NewestFrame()
    newest.take(frame(7, isKeyframe: false, [1]))
    #expect(newest.forms == ViewerFlow.Newest(seq: 7, hasChange: true, hasKeyframe: false))
    newest.take(frame(7, isKeyframe: true, [2, 2]))
    #expect(newest.forms == ViewerFlow.Newest(seq: 7, hasChange: true, hasKeyframe: true))
    #expect(bytes(newest.buffer(.change)) == [1] && bytes(newest.buffer(.keyframe)) == [2, 2])
  }

  @Test func `drops both forms of the one before`() {
    var newest = NewestFrame()
    newest.take(frame(7, isKeyframe: false, [1]))
    newest.take(frame(7, isKeyframe: true, [2]))
    newest.take(frame(8, isKeyframe: true, [3]))
    #expect(newest.forms == ViewerFlow.Newest(seq: 8, hasChange: false, hasKeyframe: true))
    #expect(newest.buffer(.change) == nil && bytes(newest.buffer(.keyframe)) == [3])
  }

  @Test func `is nothing for a viewer that is due for nothing`() {
    var newest = NewestFrame()
    newest.take(frame(1, isKeyframe: true, [1]))
    #expect(newest.buffer(.nothing) == nil && newest.buffer(.keyframeMissing) == nil)
  }
}
