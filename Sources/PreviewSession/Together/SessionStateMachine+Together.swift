import PreviewWire

/// The company of a session: names, pointers, and who does not answer any more. A showcase has none.
extension SessionStateMachine {
  mutating func introduced(_ introduction: Introduction, by viewer: Int, at now: Moment) -> [Action] {
    guard !isShowcase, viewers.contains(viewer) else { return [] }
    let due = company.introduced(introduction, by: viewer, at: now)
    return actions(of: due)
  }

  mutating func pointed(to place: WirePoint?, by viewer: Int, at now: Moment) -> [Action] {
    guard !isShowcase, viewers.contains(viewer) else { return [] }
    let due = company.pointed(to: place, by: viewer, at: now)
    return actions(of: due)
  }

  /// The time has come that `callBack` named.
  public mutating func calledBack(at now: Moment) -> [Action] {
    let due = company.calledBack(at: now)
    return actions(of: due)
  }

  /// A second has passed, and several watch.
  public mutating func companySecondPassed(at now: Moment) -> [Action] {
    let due = company.secondPassed(at: now)
    return actions(of: due)
  }

  /// A viewer does not answer: it counts as away, and its fingers as lifted.
  public mutating func fellSilent(_ viewer: Int, at now: Moment) -> [Action] {
    guard people[viewer]?.isAway == false else { return [] }
    people[viewer]?.isAway = true
    let due = company.presenceChanged(of: viewer, at: now)
    let lifted = handsOff(viewer)
    return lifted + presenceChanged(due)
  }

  /// A viewer that was away has said something.
  public mutating func cameBack(_ viewer: Int, at now: Moment) -> [Action] {
    guard people[viewer]?.isAway == true else { return [] }
    people[viewer]?.isAway = false
    let due = company.presenceChanged(of: viewer, at: now)
    return presenceChanged(due)
  }

  /// As many watch as did before, or others.
  func presenceChanged(_ due: Company.Due) -> [Action] {
    [.tellAll(.presence(people.presentCount))] + tellPeople() + actions(of: due)
  }

  /// The company as one viewer is told it that has just come; nothing where nobody has said anything.
  func tellCompany(to viewer: Int) -> [Action] {
    let news = companyNews
    return news == Company.News() ? [] : [.tell(viewer: viewer, .company(news))]
  }

  func actions(of due: Company.Due) -> [Action] {
    // Owners have the names in their list of people.
    let news = due.isNews ? [.tellAll(.company(companyNews))] + tellPeople() : []
    let receivers = due.areCursors ? company.receivers : []
    let cursors: [Action] =
      receivers.isEmpty ? [] : [.tellCursors(to: receivers, company.shownCursors)]
    return news + cursors + (due.next.map { [.callBack(at: $0)] } ?? [])
  }

  private var companyNews: Company.News { company.news { people[$0]?.isAway == false } }
}
