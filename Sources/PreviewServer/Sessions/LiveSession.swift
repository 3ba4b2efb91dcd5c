import Libwebsockets
import PreviewSession
import PreviewWire

/// The questions of a session to the holder of all agents.
protocol LiveSessionHost: AnyObject {
  /// Seconds in which nothing happens in a session, after which it may sleep.
  var sleepAfter: Double { get }
  /// The build of that tag; nil of the gallery, and of builds whose agents are gone.
  func build(_ tag: BuildTag) -> BuildResult?
  /// The session has no agent, and may get one now.
  func needsAgent(_ session: LiveSession, at now: Moment)
  /// The session is to be made in a second agent, if there is one to spare.
  func needsCopy(_ session: LiveSession, at now: Moment)
  /// Something has happened to the session that may be worth keeping.
  func changed(_ session: LiveSession)
  /// The session has something to do at that time.
  func callBack(_ session: LiveSession, at moment: Moment)
  /// Its agent has told where its pins are.
  func pinsFound(in session: LiveSession)
  /// The first frame of the session in its build is on its way to the viewers.
  func arrived(_ session: LiveSession, _ arrival: SessionStateMachine.Arrival, at now: Moment)
  /// A viewer asks those in its asides to come back.
  func gather(_ session: LiveSession, by asker: Notice.Asker)
}

/// One session in the gateway: its rules, its agents, its newest frame, and its viewers. It survives its
/// agents.
///
/// Events come in, the machine decides, and the actions are done here (`LiveSession+Actions`).
final class LiveSession {
  let id: SessionID
  /// Its name towards agents.
  let handle: SessionHandle
  let slug: String
  /// The address that ordered it; nil of a showcase, which is everybody's.
  let maker: String?
  /// The session that it is a private copy of; nil of one that is none.
  let aside: Aside?
  weak var host: (any LiveSessionHost)?

  var machine: SessionStateMachine
  /// By viewer number.
  private(set) var viewers: [Int: Viewer] = [:]
  /// The agent that has it; nil between two.
  private(set) weak var agent: AgentProcess?
  /// The agent of a newer build in which it is rehearsed; nil while none does.
  private(set) weak var rehearsalAgent: AgentProcess?
  /// The agent in which it is tried whether the session comes back as it is; nil while none does.
  private(set) weak var copyAgent: AgentProcess?
  var newest = NewestFrame()
  var pictureAsks = PictureAsks()
  /// Those who wait for pictures, by number.
  var pictureAskers: [Int: (DrawnPicture) -> Void] = [:]
  /// As it was given to the store last, and the number of that change; nil before.
  var kept: (session: KeptSession, number: Int)?
  /// The elements that its agent looks for.
  var watchedPins: [WatchedPin] = []
  /// Where they are, as its agent told last.
  var pinPlaces: [PinPlace] = []
  let made: WallTime
  /// When somebody was last seen to watch it, or it was made.
  private var lastUsed: WallTime
  /// The last news of a build for its viewers; nil before the first.
  private(set) var news: BuildNews?

  /// - Parameters:
  ///   - maker: the address that ordered it; nil of a showcase.
  ///   - knobs: those of the preview, as far as they are known.
  ///   - home: the build that it is of.
  init(
    id: SessionID, handle: SessionHandle, order: SessionOrder, maker: String?, knobs known: [KnobInfo]?,
    home: BuildTag, host: any LiveSessionHost, at now: Moment
  ) {
    self.id = id
    self.handle = handle
    self.maker = maker
    aside = nil
    self.host = host
    made = .now
    lastUsed = made
    let isShowcase = maker == nil
    slug = order.slug
    var knobs = SessionKnobs()
    if !isShowcase {
      if let known { _ = knobs.reported(known, unknown: []) }
      for setting in order.knobs { _ = knobs.turn(setting) }
    }
    machine = SessionStateMachine(
      screen: order.screen, knobs: knobs, isShowcase: isShowcase, home: home, sleepAfter: host.sleepAfter,
      at: now)
    if !isShowcase { machine.begins(with: order.state, acts: order.acts) }
  }

  /// One that was kept, and sleeps until somebody comes.
  ///
  /// - Parameter now: the same point in time by both clocks.
  init(
    _ kept: KeptSession, handle: SessionHandle, host: any LiveSessionHost,
    at now: (loop: Moment, wall: WallTime)
  ) {
    id = kept.id
    self.handle = handle
    aside = nil
    self.host = host
    (slug, maker, made, lastUsed) = (kept.slug, kept.maker, kept.made, kept.lastUsed)
    self.kept = (kept, 0)
    var knobs = SessionKnobs()
    for setting in kept.knobs { _ = knobs.turn(setting) }
    machine = SessionStateMachine(
      screen: kept.screen, knobs: knobs, sleepAfter: host.sleepAfter, at: now.loop)
    machine.restored(
      lastSeq: kept.lastSeq + SessionLimits.restoredGap, savedState: kept.state, acts: kept.acts,
      alone: now.loop.earlier(bySeconds: kept.lastUsed.age(at: now.wall)))
  }

  /// An aside of a session, which begins as that is now.
  ///
  /// - Parameters:
  ///   - link: the one that its maker came with, if any.
  ///   - maker: the address that it was asked for from.
  init(
    id: SessionID, handle: SessionHandle, asideOf parent: LiveSession, by link: LinkID?, maker: String,
    host: any LiveSessionHost, at now: Moment
  ) {
    self.id = id
    self.handle = handle
    self.maker = maker
    aside = Aside(parent: parent.id, link: link)
    self.host = host
    (slug, made, news) = (parent.slug, .now, parent.news)
    lastUsed = made
    machine = SessionStateMachine(asideOf: parent.machine, at: now)
  }

  var isShowcase: Bool { machine.isShowcase }

  /// The session that its remarks are of: an aside has none of its own.
  var original: SessionID { aside?.parent ?? id }

  // MARK: Keeping

  /// The session as it is to be kept; nil where nothing has changed that is worth it, for one that is
  /// everybody's, for an aside, and for one that has ended: its viewers leave it after that. Of frames alone
  /// not each is worth it: their numbers go on well beyond in the next server.
  func unkept(at now: WallTime) -> KeptSession? {
    guard let maker, aside == nil, machine.state != .ended else { return nil }
    lastUsed = lastUse(at: now)
    let new = keptForm(maker: maker)
    guard let old = kept?.session else { return new }
    let isSame =
      old.state == new.state && old.acts == new.acts && old.screen == new.screen && old.knobs == new.knobs
      && new.lastSeq - old.lastSeq < SessionLimits.restoredGap / 2
      && (new.lastSeq < machine.actsSeq || old.lastSeq >= machine.actsSeq)
      && new.lastUsed.age(since: old.lastUsed) < SessionLimits.lastUsedSeconds
    return isSame ? nil : new
  }

  /// The session as it is now, in the form that is kept.
  func keptForm(maker: String) -> KeptSession {
    KeptSession(id: id, slug: slug, maker: maker, machine: machine, made: made, lastUsed: lastUsed)
  }

  /// When somebody last watched it, or it was made.
  func lastUse(at now: WallTime) -> WallTime { viewers.isEmpty ? lastUsed : now }

  /// Whether it was given up.
  var hasFailed: Bool {
    if case .failed = machine.state { true } else { false }
  }

  /// The part of an agent in it; nil of one that has none.
  func role(of agent: AgentProcess) -> SessionStateMachine.Role? {
    if rehearsalAgent === agent { return .rehearsal }
    if copyAgent === agent { return .copy }
    return self.agent === agent ? .current : nil
  }

  // MARK: Viewers

  /// Lets a viewer in.
  ///
  /// - Parameters:
  ///   - client: who has opened it.
  ///   - role: its rights.
  ///   - link: the one that it came with, if any.
  ///   - editor: the editor that links to lines open; nil for a viewer at another machine.
  ///   - greet: tells it what comes before everything else.
  func add(
    _ connection: Connection, by client: PeerAddress, as role: ViewerRole, link: Link?, editor: Editor?,
    at now: Moment, greet: (Viewer) -> Void
  ) -> Viewer {
    let (number, actions) = machine.viewerJoined(as: role)
    let viewer = Viewer(
      connection, by: client, number: number, session: self, link: link, editor: editor, at: now)
    viewers[number] = viewer
    greet(viewer)
    perform(actions, at: now)
    showNewest()
    return viewer
  }

  /// A viewer has presented a key.
  func entered(_ viewer: Viewer, as role: ViewerRole, link: Link?, at now: Moment) {
    viewer.link = link
    perform(machine.entered(viewer.number, as: role), at: now)
  }

  func remove(_ viewer: Viewer, at now: Moment) {
    lastUsed = .now
    viewers[viewer.number] = nil
    perform(machine.viewerLeft(viewer.number, at: now), at: now)
  }

  /// A viewer says something.
  ///
  /// - Parameter bytes: the message as it came.
  func received(_ message: MessageFromViewer, bytes: [UInt8], from viewer: Viewer, at now: Moment) {
    switch message {
    case .acknowledge(let seq):
      machine.seatHeard(by: viewer.number)
      viewer.flow.acknowledged(seq: seq, at: now)
      serve(viewer, at: now)
    case .keyframeRequest:
      viewer.flow.keyframeRequested()
      serve(viewer, at: now)
    case .attention(let isLooking):
      viewer.flow.looks(isLooking)
      perform(machine.input(message, bytes: bytes, from: viewer.number, at: now), at: now)
      serve(viewer, at: now)
    default:
      perform(machine.input(message, bytes: bytes, from: viewer.number, at: now), at: now)
    }
  }

  /// The next message for a viewer whose socket takes one; nil when it is not due for any.
  func nextMessage(for viewer: Viewer, at now: Moment) -> OutboundMessage? {
    if let text = viewer.nextControlMessage() {
      if viewer.hasControlMessage { viewer.connection.requestWritable() } else { serve(viewer, at: now) }
      return .text(text)
    }
    let form = viewer.flow.next(of: newest.forms)
    if form == .keyframeMissing { perform(machine.keyframeMissing(), at: now) }
    guard let frame = newest.buffer(form) else { return nil }
    viewer.flow.sent(seq: machine.lastSeq, byteCount: frame.count, at: now)
    return .binary(frame)
  }

  /// Asks for the socket of a viewer that is due for a frame.
  private func serve(_ viewer: Viewer, at now: Moment) {
    switch viewer.flow.next(of: newest.forms) {
    case .nothing: break
    case .change, .keyframe: viewer.connection.requestWritable()
    case .keyframeMissing: perform(machine.keyframeMissing(), at: now)
    }
  }

  /// Sends the newest frame to every viewer that is due for it.
  func showNewest() {
    let now = Moment.now
    for viewer in viewers.values { serve(viewer, at: now) }
  }

  /// Tells all viewers of a build, and those who come later of what became of it.
  func tell(_ news: BuildNews) {
    if news.state != .building { self.news = news }
    tellAll { MessageToViewer(news, for: $0) }
  }

  /// The state of the newest build, before there are viewers.
  func begin(with news: BuildNews?) { self.news = news }

  // MARK: Agents

  /// Has it made in an agent.
  func begin(in agent: AgentProcess, at now: Moment) {
    self.agent = agent
    perform(machine.agentAvailable(), at: now)
  }

  /// Has it made in an agent of a newer build, too.
  func rehearse(in agent: AgentProcess, of build: BuildTag, at now: Moment) {
    rehearsalAgent = agent
    perform(machine.newerBuildAvailable(build, at: now), at: now)
  }

  /// Moves it to a newer build, while it has no agent.
  func move(to build: BuildTag, at now: Moment) {
    perform(machine.newerBuildAvailable(build, at: now), at: now)
  }

  /// Gives it to another build than the one that it was of, which has no agents any more.
  func homeLost(to build: BuildTag) { machine.homeLost(to: build) }

  func frameArrived(_ frame: FrameReport, as role: SessionStateMachine.Role, at now: Moment) {
    switch role {
    case .current: perform(machine.frameArrived(frame, at: now), at: now)
    case .rehearsal: perform(machine.rehearsalFrameArrived(frame, at: now), at: now)
    case .copy: machine.copyFrameArrived(at: now)
    }
  }

  func reported(_ report: MessageFromAgent, as role: SessionStateMachine.Role, at now: Moment) {
    if case .picture(_, let number, let picture) = report {
      if role == .current { pictureDrawn(picture, number: number, at: now) }
      return
    }
    if case .pinPlaces(_, let places) = report {
      if role == .current { pinsFound(places) }
      return
    }
    perform(machine.reported(report, by: role, at: now), at: now)
  }

  /// Its agent is gone.
  func lostAgent(at now: Moment) {
    agent = nil
    pictureAsks.agentLost()
    perform(machine.agentLost(at: now), at: now)
  }

  /// The agent of its rehearsal is gone.
  ///
  /// - Returns: whether it stays in its build.
  func lostRehearsal(at now: Moment) -> Bool {
    rehearsalAgent = nil
    let (isRefused, actions) = machine.rehearsalLost()
    perform(actions, at: now)
    return isRefused
  }

  /// Its agent could not make it.
  ///
  /// - Returns: whether it was on its way to a build there, where it has not arrived.
  func refusedByAgent(_ message: String, at now: Moment) -> Bool {
    agent?.dismiss()
    agent = nil
    pictureAsks.agentLost()
    perform(machine.agentRefused(message), at: now)
    defer { machine.stay() }
    return machine.comingHome != nil
  }

  /// It does not come to a build, and stays where it is.
  func refuse(_ build: BuildTag, at now: Moment) {
    abandonRehearsal()
    perform(machine.refuse(build), at: now)
  }

  func rehearsalOutdated(at now: Moment) { perform(machine.rehearsalOutdated(), at: now) }

  func secondPassed(at now: Moment) {
    perform(machine.secondPassed(at: now), at: now)
    perform(pictureAsks.passed(to: now), at: now)
  }

  /// Brings it to the state that an order describes.
  ///
  /// - Returns: whether it goes there; false while somebody drags.
  func go(to order: SessionOrder, at now: Moment) -> Bool {
    let actions = machine.goTo(
      screen: order.screen, knobs: order.knobs, state: order.state, acts: order.acts, at: now)
    guard let actions else { return false }
    perform(actions, at: now)
    return true
  }

  /// It ends for good.
  func end(at now: Moment) {
    perform(machine.ended(), at: now)
    perform(pictureAsks.ended("The session has ended."), at: now)
    agent?.dismiss()
    for viewer in viewers.values {
      viewer.connection.close(code: CloseCode.noSuchSession.rawValue, reason: "the session has ended")
    }
  }

  /// Nobody watches, and its place is needed or has not been for long.
  func fallAsleep(at now: Moment) { perform(machine.fellAsleep(), at: now) }

  /// A newer build has come, and nobody watches.
  func passOver(at now: Moment) { perform(machine.passedOver(), at: now) }

  /// It is wanted, though nobody has done anything.
  func wake(at now: Moment) { perform(machine.called(), at: now) }

  // MARK: Steps of actions

  /// The agent of its rehearsal has it from now on.
  func settle() {
    agent?.dismiss()
    agent = rehearsalAgent
    rehearsalAgent = nil
    pictureAsks.agentLost()
  }

  /// It sleeps: a later agent draws all of it anew. Who watches may still need the newest frame.
  func letAgentGo() {
    agent?.dismiss()
    agent = nil
    pictureAsks.agentLost()
    guard viewers.isEmpty else { return }
    newest = NewestFrame()
    pictureAsks.forgetNewest()
  }

  /// Has it made in a second agent, which nobody sees.
  func copy(in agent: AgentProcess, at now: Moment) {
    agent.isCopy = true
    copyAgent = agent
    agent.send(.create(request(firstSeq: machine.lastSeq + 1, in: machine.home)), at: now)
  }

  func copyDenied(at now: Moment) { machine.copyDenied(at: now) }

  /// The second agent is gone, or cannot make it.
  func lostCopy() {
    abandonCopy()
    machine.copyLost()
  }

  func abandonCopy() {
    copyAgent?.dismiss()
    copyAgent = nil
  }

  func abandonRehearsal() {
    rehearsalAgent?.dismiss()
    rehearsalAgent = nil
  }

  func triedOut(_ number: Int) { machine.triedOut(number) }

  func knobsApplied(_ number: Int) {
    let now = Moment.now
    perform(machine.knobsApplied(number), at: now)
  }
}
