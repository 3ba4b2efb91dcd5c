import Libwebsockets
import PreviewSession
import PreviewWire

/// The newest frame of a session, as a change and as a keyframe: copied once from its agent, however many
/// watch.
struct NewestFrame {
  private var seq = 0
  private var change: OutboundBuffer?
  private var keyframe: OutboundBuffer?

  /// A frame with the number of the one before is that frame in its other form.
  mutating func take(_ frame: FrameReport) {
    let buffer = OutboundBuffer(frame.payload)
    if frame.seq > seq { (change, keyframe) = (nil, nil) }
    if frame.isKeyframe { keyframe = buffer } else { change = buffer }
    seq = frame.seq
  }

  /// Its number, and the forms that are at hand.
  var forms: ViewerFlow.Newest {
    .init(seq: seq > 0 ? seq : nil, hasChange: change != nil, hasKeyframe: keyframe != nil)
  }

  /// The frame in the given form, if it is at hand.
  func buffer(_ form: ViewerFlow.Next) -> OutboundBuffer? {
    switch form {
    case .change: change
    case .keyframe: keyframe
    case .nothing, .keyframeMissing: nil
    }
  }
}
