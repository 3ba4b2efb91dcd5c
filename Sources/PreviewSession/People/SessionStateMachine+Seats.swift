/// Seats: control that the owner gave by hand comes back with the viewer that had it.
extension SessionStateMachine {
  /// A viewer is being told a seat, as `seat` said.
  ///
  /// - Parameter link: the one that it came with.
  public mutating func seated(_ viewer: Int, by link: LinkID, hash: [UInt8]) {
    guard viewers.contains(viewer) else { return }
    seats.given(to: viewer, by: link, hash: hash)
  }

  /// A viewer has acknowledged a frame, and so has heard what came before it: its seat, too.
  public mutating func seatHeard(by viewer: Int) { seats.heard(by: viewer) }

  /// A viewer, who may only look as far as its link goes, comes with a seat. Nothing happens where that is
  /// nobody's; where it is, the viewer has control again, and another that still had it has not.
  ///
  /// - Parameters:
  ///   - hash: of the seat.
  ///   - link: the one that it came with.
  public mutating func returned(_ viewer: Int, with hash: [UInt8], by link: LinkID, at now: Moment)
    -> [Action]
  {
    guard viewers.contains(viewer), people.role(of: viewer) == .view else { return [] }
    switch seats.comes(viewer, with: hash, by: link, at: now) {
    case .unknown: return []
    case .free: return sits(viewer)
    case .taken(let other): return standsUp(other) + sits(viewer)
    }
  }

  /// A link has ended: nobody comes again by it.
  public mutating func linkEnded(_ link: LinkID) { seats.ended(link) }

  private mutating func sits(_ viewer: Int) -> [Action] {
    people.change(viewer, to: .control, isByHand: true)
    return [.seat(viewer: viewer)] + tellPeople()
  }

  private mutating func standsUp(_ viewer: Int) -> [Action] {
    people.change(viewer, to: .view, isByHand: false)
    return handsOff(viewer) + [.tell(viewer: viewer, .role(.view))]
  }
}
