/// The two sorts of frames.
public enum FrameKind: Hashable, Sendable {
  /// The changes since the frame before; applies on top of `seq - 1` only.
  case change
  /// The whole tree; applies on top of anything that is not newer.
  case keyframe
}

/// The first byte of a frame.
enum FrameCode: UInt8 {
  case change = 0x01
  case keyframe = 0x02
  /// A change that has another last input than the frame before.
  case changeByInput = 0x03
}

/// The fields that every frame says about itself.
public struct FrameHeader: Hashable, Sendable {
  /// Number of the frame in its session, counting up by one; a keyframe that repeats a state repeats its
  /// number.
  public var seq: Int
  /// Virtual time of the session, in 1/10 ms.
  public var time: Int
  /// Whose input was applied last: the viewer's number from its hello, 0 for no viewer's.
  public var inputViewer: Int
  /// That viewer's own number of the input; 0 for none.
  public var inputSeq: Int

  /// A header; negative numbers are sent as 0. `time` in 1/10 ms: see `Quantise.time`.
  public init(seq: Int, time: Int, inputViewer: Int = 0, inputSeq: Int = 0) {
    self.seq = seq
    self.time = time
    self.inputViewer = inputViewer
    self.inputSeq = inputSeq
  }

  /// The time from one frame to the next that a change says in its shortest form: that of 60 frames a second.
  static let usualStep = 167

  /// Whether the last input is the same as in `other`.
  func hasInput(of other: FrameHeader) -> Bool {
    inputViewer == other.inputViewer && inputSeq == other.inputSeq
  }

  /// The virtual time in seconds.
  public var seconds: Double { Double(time) / Quantise.timeSteps }
}
