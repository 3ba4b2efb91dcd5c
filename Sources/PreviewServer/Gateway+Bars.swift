import PreviewSession
import PreviewWire

/// Bars: agents say what apps let be seen of their devices' bars, which pages draw.
extension Gateway {
  func barsReported(_ handle: SessionHandle, _ bars: ScreenBars, by agent: AgentProcess) {
    guard let session = store[handle] else { return }
    if session.rehearsal?.agent === agent {
      session.rehearsal?.bars = bars
    } else if session.agent === agent {
      session.bars = bars
      tellBars(of: session)
    }
  }

  func tellBars(of session: LiveSession) {
    for viewer in session.viewers.values { tellBars(to: viewer) }
  }

  /// Tells one who has just come.
  func tellBars(to viewer: Viewer) {
    guard let bars = viewer.session.bars, viewer.session.machine.device != nil else { return }
    viewer.tell(ControlMessage(bars))
  }
}

extension Device {
  /// The description by which a page offers the device and draws it.
  var json: JSONText {
    .object([
      ("slug", .string(slug)), ("name", .string(name)), ("size", .numbers([width, height])),
      ("statusBar", .numbers([uprightStatusBar, onSideStatusBar])), ("cornerRadius", .number(cornerRadius)),
      ("cutout", .string(cutout.rawValue)), ("homeIndicator", .bool(hasHomeIndicator)),
      ("isTablet", .bool(isTablet)),
    ])
  }
}
