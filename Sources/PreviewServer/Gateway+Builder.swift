import Libwebsockets
import PreviewSession
import PreviewWire

/// What the builder says, and what it is asked.
extension Gateway {
  /// Seconds after which the gateway reads a backtrace itself.
  private static let explainSeconds = 8.0

  func reported(_ report: BuilderReport) {
    switch report {
    case .hello(_, let root, _): sourceName = root
    case .building(let number, let changed):
      tellAll(BuildNews(state: .building, number: number, changed: changed))
    case .step(let number, let text):
      guard news?.state == .building, news?.number == number else { return }
      tellAll(BuildNews(state: .building, number: number, changed: news?.changed ?? [], step: text))
    case .built(let result): built(result)
    case .unchanged(let number, let id): tellUnchanged(number: number, id: id)
    case .failed(let number, let id, let problems, let times):
      var news = BuildNews(state: .failed, number: number, id: id, problems: problems)
      news.times = .init(times)
      tellAll(news)
    case .edited(let request, let files):
      let list = JSONText.object([("files", .array(files.map(JSONText.string)))])
      requests.edit(request)?.fulfil(.json(200, list))
    case .editFailed(let request, let message):
      requests.edit(request)?.fulfil(.failure(409, message))
    case .explained(let request, let problem):
      if let explanation = requests.explanation(request) { explain(explanation, as: problem) }
    }
  }

  private func built(_ build: BuildResult) {
    // Those that have not even loaded are of no use any more.
    retire(pools.filter { $0.readySince == nil })
    startAgents(of: build)
    builder?.send(.retain(pools.compactMap { $0.build?.library }))
  }

  func builderLost() {
    // The next one counts from 1 again.
    news?.number = 0
    let (explanations, edits) = requests.takeAll()
    for explanation in explanations { explain(explanation, as: explanation.words.problem) }
    for edit in edits { edit.fulfil(.failure(503, "The builder ended; try again in a few seconds.")) }
  }

  /// The process of an agent that was lost is over: whoever is concerned is told how that came.
  func ended(_ agent: AgentProcess, _ words: LastWords, in pool: AgentPool) {
    guard !isStopping else { return }
    if pool.readySince == nil, pool.build != nil {
      guard !pool.isClosed else { return }
      explain(words, in: pool, to: .all)
      retire([pool])
    } else if !agent.blamed.isEmpty {
      explain(words, in: pool, to: .sessions(agent.blamed))
    }
  }

  private func explain(_ words: LastWords, in pool: AgentPool, to audience: BuilderRequests.Audience) {
    let now = MonotonicClock.now
    let explanation = BuilderRequests.Explanation(audience: audience, words: words, pool: pool, since: now)
    guard let library = pool.build?.library, let builder, builder.isRunning else {
      return explain(explanation, as: words.problem)
    }
    let request = requests.add(explanation)
    builder.send(.explain(request: request, library: library, kind: words.kind, text: words.text))
  }

  private func explain(_ explanation: BuilderRequests.Explanation, as problem: Problem) {
    let build = explanation.pool.build
    let news = BuildNews(
      state: .failed, number: build?.number ?? 0, id: build?.id ?? "", problems: [problem])
    switch explanation.audience {
    case .all:
      tellAll(news)
    case .sessions(let handles):
      for session in handles.compactMap({ store[$0] }) {
        explanation.pool.rehearsalCrashes[session.slug]?.problem = problem
        // By now it may have come to a build that is newer than the one that it brought down.
        if isOver(explanation.pool, for: session) { continue }
        tell(news, to: session)
      }
    }
  }

  /// Whether a session has come further than `pool`.
  private func isOver(_ pool: AgentPool, for session: LiveSession) -> Bool {
    session.home !== pool && session.refused !== pool
  }

  func answerOverdueRequests(at now: Moment) {
    for explanation in requests.overdueExplanations(at: now, after: Self.explainSeconds) {
      explain(explanation, as: explanation.words.problem)
    }
  }

  /// `POST /api/sessions/ID/edits`: has the values of a session's knobs written into the source.
  func edit(_ id: SessionID?, _ head: RequestHead) -> Answer {
    guard let owner, let builder else {
      return .now(.failure(403, "Start the server with --edit to let it write to the source."))
    }
    let words = (head.value(of: "authorization") ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer", owner.matches(words[1]) else {
      return .now(.failure(403, "Only who opened the link that the server printed may write to the source."))
    }
    guard let session = id.flatMap({ store[$0] }) else {
      return .now(.failure(404, "There is no such session; it has ended."))
    }
    let settings = session.knobs.settings.filter { !session.knobs.unknown.contains($0.name) }
    guard !settings.isEmpty else { return .now(.json(200, .object([("files", .array([]))]))) }
    let answer = PendingResponse(
      patience: 10,
      otherwise: .failure(504, "The builder did not answer; look at the files before you try again."))
    let request = requests.add(answer)
    guard builder.send(.edit(request: request, settings)) else {
      return .now(.failure(503, "The builder is not running; try again in a few seconds."))
    }
    return .later(answer)
  }
}
