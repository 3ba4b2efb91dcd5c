import PreviewWire

/// The rights of viewers: what each may do, control that is asked for, given and taken back, and who drives.
extension SessionStateMachine {
  /// A viewer has presented a key, or none: that is its role from now on.
  public mutating func entered(_ viewer: Int, as role: ViewerRole) -> [Action] {
    guard viewers.contains(viewer) else { return [] }
    let lost = people.role(of: viewer) > role ? handsOff(viewer) : []
    people.enter(viewer, as: role)
    seats.takenBack(from: viewer)
    return lost + [.tell(viewer: viewer, .role(role))] + (role == .owner ? ownerCame() : []) + tellPeople()
  }

  /// Whether a viewer may do that. One that may not is told once.
  mutating func refusal(of message: MessageFromViewer, from viewer: Int) -> [Action]? {
    guard people.role(of: viewer) < message.leastRole else { return nil }
    return people.refuse(viewer) ? [.tell(viewer: viewer, .refused)] : []
  }

  // MARK: Control, asked for and given

  /// A viewer asks for control, or does not any more, or gives back what it was given.
  mutating func asked(_ isAsking: Bool, by viewer: Int) -> [Action] {
    guard let person = people[viewer] else { return [] }
    if !isAsking, person.isByHand, person.role == .control { return grant(false, to: viewer) }
    guard person.role == .view, person.isAsking != isAsking else { return [] }
    people[viewer]?.isAsking = isAsking
    return [.tell(viewer: viewer, .asked(isAsking ? waiting : .none))] + tellPeople()
  }

  /// The owner gives a viewer control, or takes it away. An owner's own is not taken.
  mutating func grant(_ isControl: Bool, to viewer: Int) -> [Action] {
    // It may have left in the same moment.
    if !isControl { seats.takenBack(from: viewer) }
    guard let person = people[viewer], person.role != .owner else { return [] }
    let role: ViewerRole = isControl ? .control : .view
    people[viewer]?.isAsking = false
    let answer: [Action] =
      person.isAsking ? [.tell(viewer: viewer, .asked(isControl ? .none : .declined))] : []
    guard person.role != role else { return answer.isEmpty ? [] : answer + tellPeople() }
    people.change(viewer, to: role, isByHand: !person.isByHand)
    let isGiven = isControl && !person.isByHand
    let news = isGiven ? Action.seat(viewer: viewer) : .tell(viewer: viewer, .role(role))
    return (isControl ? [] : handsOff(viewer)) + answer + [news] + tellPeople()
  }

  private var waiting: Notice.Asking { people.owners.isEmpty ? .absent : .waiting }

  /// Those who asked while no owner was here learn that one is.
  private mutating func ownerCame() -> [Action] {
    people.all.filter(\.isAsking).map { .tell(viewer: $0.viewer, .asked(.waiting)) }
  }

  /// Owners see who is here, where anybody else is.
  func tellPeople() -> [Action] {
    guard !isShowcase else { return [] }
    return people.owners.map { .tellPeople(to: $0) }
  }

  /// Fingers of a viewer that may not touch any more are lifted.
  mutating func handsOff(_ viewer: Int) -> [Action] {
    held.forget(viewer)
    let wasDriving = drag.viewerLeft(viewer)
    return (wasDriving && hasAgent ? [.cancelTouches(viewer: viewer)] : []) + tellDriver()
  }

  // MARK: Who drives

  /// Tells everybody who drives, if that has changed and there is more than one to see it.
  mutating func tellDriver() -> [Action] {
    guard drag.holder != driverTold else { return [] }
    guard !isShowcase, viewers.count > 1 else {
      driverTold = nil
      return []
    }
    driverTold = drag.holder
    return [.tellAll(.driver(driver))]
  }

  /// Who drives; nil: nobody.
  var driver: Notice.Driver? {
    drag.holder.map { Notice.Driver(viewer: $0, role: people.role(of: $0)) }
  }
}
