import PreviewWire

/// The table of rights: the least role that may send each message.
///
/// A message that is not in it does not compile, so that no new one is open to everybody by chance.
extension MessageFromViewer {
  public var leastRole: ViewerRole {
    switch self {
    case .enter, .askControl, .acknowledge, .keyframeRequest, .cursor, .introduce, .point, .attention:
      .view
    case .touches, .wheel, .key, .typing, .screen, .setKnob, .resetKnobs, .gather: .control
    case .grant: .owner
    }
  }
}
