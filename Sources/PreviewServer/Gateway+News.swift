import PreviewSession
import PreviewWire

/// What viewers are told about builds: each save ends, for each session, in exactly one of applied, unchanged, failed.
extension Gateway {
  /// Tells the viewers of a session, and those who come later.
  func tell(_ news: BuildNews, to session: LiveSession) {
    if news.state != .building { session.news = news }
    let (near, far) = (
      ControlMessage(news, editor: options.source?.editor), ControlMessage(news, editor: nil)
    )
    for viewer in session.viewers.values { viewer.tell(viewer.connection.peer.isLoopback ? near : far) }
  }

  /// Tells everybody, and those who list the previews.
  func tellAll(_ news: BuildNews) {
    self.news = news
    for session in store.all { tell(news, to: session) }
  }

  /// Tells one who has just come what the others know.
  func tellNews(to viewer: Viewer) {
    let editor = viewer.connection.peer.isLoopback ? options.source?.editor : nil
    if let news = viewer.session.news { viewer.tell(ControlMessage(news, editor: editor)) }
    if let news, news.state == .building { viewer.tell(ControlMessage(news, editor: editor)) }
  }

  /// The first agent of a build has loaded it.
  func buildLoaded(_ pool: AgentPool) {
    abandonOutdatedRehearsals()
    if let news = news(of: pool), isNews(news) { self.news = news }
  }

  /// Whether nothing is known of a later save.
  private func isNews(_ news: BuildNews) -> Bool { news.number >= self.news?.number ?? 0 }

  /// The first frame of a session in a new build is on its way to its viewers.
  func applied(_ session: LiveSession, at now: Moment) {
    guard let (since, isReload) = session.comingHome else { return }
    session.comingHome = nil
    tellHoles(of: session)
    tellRequests(of: session)
    guard let build = session.home.build, var news = news(of: session.home) else { return }
    guard isReload else { return tell(news, to: session) }
    news.times.firstFrame = now.seconds(since: max(since, session.home.readySince ?? since)) * 1000
    let saved = build.times.savedAt
    if saved > 0 { news.times.total = (Double(now.microseconds) / 1_000_000 - saved) * 1000 }
    tell(news, to: session)
    if isNews(news) { self.news = news }
  }

  /// A session does not come to the newest build, or something happened to it there.
  func stay(_ session: LiveSession, because problem: Problem) {
    session.comingHome = nil
    let build = (session.refused ?? session.home).build
    tell(
      BuildNews(state: .failed, number: build?.number ?? 0, id: build?.id ?? "", problems: [problem]),
      to: session)
  }

  /// A save changed nothing: whoever has the newest build is up to date, and the others still are not.
  func tellUnchanged(number: Int, id: String) {
    let news = BuildNews(state: .unchanged, number: number, id: id, problems: newest?.build?.problems ?? [])
    self.news = news
    for session in store.all {
      if let kept = session.news, kept.state == .failed, session.home !== newest || session.hasFailed {
        tell(kept, to: session)
      } else {
        tell(news, to: session)
      }
    }
  }

  /// What is known of a build that was loaded; nil of the gallery.
  func news(of pool: AgentPool) -> BuildNews? {
    guard let build = pool.build else { return nil }
    // Lines with errors are not in it: whoever looks at the rest is told of them.
    let hasErrors = build.problems.contains { $0.kind != .warning }
    var news = BuildNews(
      state: hasErrors ? .failed : .applied, number: build.number, id: build.id, problems: build.problems)
    news.times = .init(build.times)
    news.times.load = pool.readySince.map { $0.seconds(since: pool.since) * 1000 }
    return news
  }
}

extension LiveSession {
  /// Whether it was given up.
  fileprivate var hasFailed: Bool {
    if case .failed = machine.state { true } else { false }
  }
}
