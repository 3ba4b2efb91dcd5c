import PreviewWire

@testable import PreviewSession

/// A frame of a session, with the state that an agent wrote along with it.
func frame(_ seq: Int, state: [UInt8] = []) -> FrameReport {
  FrameReport(handle: 1, isKeyframe: false, seq: seq, state: state, payload: [UInt8(truncatingIfNeeded: seq)])
}

/// A knob of a preview.
let gap = KnobInfo(name: "gap", title: "Gap", value: .number(0), style: .float)

extension [SessionStateMachine.Action] {
  /// Without the trials of settings, which have tests of their own.
  var withoutTrials: Self { filter { if case .tryOut = $0 { false } else { true } } }
}
