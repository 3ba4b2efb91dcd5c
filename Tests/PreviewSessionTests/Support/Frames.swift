import PreviewWire

/// A frame of a session, with the state that an agent wrote along with it.
func frame(_ seq: Int, state: [UInt8] = []) -> FrameReport {
  FrameReport(handle: 1, isKeyframe: false, seq: seq, state: state, payload: [UInt8(truncatingIfNeeded: seq)])
}

/// A knob of a preview.
let gap = KnobInfo(name: "gap", title: "Gap", value: .number(0), style: .float)
