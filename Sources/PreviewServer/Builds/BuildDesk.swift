import Libwebsockets
import PreviewSession
import PreviewWire

/// The builder of the previewed source: its reports go to the fleet and to the board, and it is asked to
/// explain how agents ended and to write values of knobs into the source. There is none for the built-in
/// gallery.
final class BuildDesk {
  private let sessions: SessionRegistry
  private let fleet: Fleet
  private let board: NewsBoard
  /// Nil for the built-in gallery.
  private var builder: BuilderProcess?
  private let owner: OwnerCheck
  /// Whether the owner may write into the source.
  private let allowsEdits: Bool
  /// The name of the served file or folder, for people; nil for the gallery.
  private var sourceName: String?
  /// Questions to the builder that are not answered yet.
  private var requests = BuilderRequests()

  /// Seconds after which the gateway reads a backtrace itself.
  private static let explainSeconds = 8.0
  /// Seconds that the builder may take to write values into files.
  private static let editSeconds = 10

  init(
    sessions: SessionRegistry, fleet: Fleet, board: NewsBoard, source: SourceOptions?,
    launcher: (any BuilderLauncher)?, owner: OwnerCheck, loop: ServiceLoop
  ) {
    self.sessions = sessions
    self.fleet = fleet
    self.board = board
    self.owner = owner
    allowsEdits = source?.allowsEdits ?? false
    sourceName = source.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    builder = launcher.map { launcher in
      BuilderProcess(
        launcher: launcher, loop: loop,
        events: .init(reported: { [unowned self] in reported($0) }, lost: { [unowned self] in lost() }))
    }
  }

  /// Starts the builder. False where there is none.
  func start() -> Bool {
    builder?.start()
    return builder != nil
  }

  /// Whether a source is served, and not the gallery.
  var hasSource: Bool { sourceName != nil }

  /// The served source, and what a viewer there may do to it; null for the gallery.
  func source(for peer: PeerAddress) -> JSONText {
    guard let sourceName else { return .null }
    let editor = board.editor(for: peer)
    return .object([
      ("name", .string(sourceName)), ("canEdit", .bool(allowsEdits)),
      ("editor", editor.map { .string($0.rawValue) } ?? .null),
    ])
  }

  /// Tells the builder which libraries agents have loaded: others may go.
  func retain(_ libraries: [String]) { builder?.send(.retain(libraries)) }

  // MARK: Reports

  private func reported(_ report: MessageFromBuilder) {
    switch report {
    case .hello(_, let root, _): sourceName = root
    case .building(let number, let changed):
      board.tellAll(BuildNews(state: .building, number: number, changed: changed))
    case .step(let number, let text): board.step(text, of: number)
    case .built(let build): fleet.start(build)
    case .unchanged(let number, let id):
      let problems = fleet.newest?.build?.problems ?? []
      board.tellUnchanged(
        BuildNews(state: .unchanged, number: number, id: id, problems: problems), newest: fleet.newest?.tag)
    case .failed(let number, let id, let problems, let times):
      var news = BuildNews(state: .failed, number: number, id: id, problems: problems)
      news.times = .init(times)
      board.tellAll(news)
    case .edited(let request, let files):
      let list = JSONText.object([("files", .array(files.map(JSONText.string)))])
      requests.edit(request)?.fulfil(.json(200, list))
    case .editFailed(let request, let message):
      requests.edit(request)?.fulfil(.failure(409, message))
    case .explained(let request, let problem):
      if let explanation = requests.explanation(request) { tell(explanation, as: problem) }
    }
  }

  private func lost() {
    board.builderLost()
    let (explanations, edits) = requests.takeAll()
    for explanation in explanations { tell(explanation, as: explanation.words.problem) }
    for edit in edits { edit.fulfil(.failure(503, "The builder ended; try again in a few seconds.")) }
  }

  // MARK: Explanations

  /// Has the builder, who knows the author's files, explain how an agent ended, and tells those concerned.
  func explain(_ words: LastWords, in pool: AgentPool, to recipients: BuilderRequests.Recipients) {
    let explanation = BuilderRequests.Explanation(
      recipients: recipients, words: words, pool: pool, since: Moment.now)
    guard let library = pool.build?.library, let builder, builder.isRunning else {
      return tell(explanation, as: words.problem)
    }
    let request = requests.add(explanation)
    builder.send(.explain(request: request, library: library, kind: words.kind, text: words.text))
  }

  private func tell(_ explanation: BuilderRequests.Explanation, as problem: Problem) {
    let pool = explanation.pool
    let news = BuildNews(
      state: .failed, number: pool.build?.number ?? 0, id: pool.build?.id ?? "", problems: [problem])
    switch explanation.recipients {
    case .all:
      board.tellAll(news)
    case .session(let handle):
      guard let session = sessions[handle] else { return }
      pool.rehearsalCrashes[session.slug]?.problem = problem
      // By now it may have come to a build that is newer than the one that it brought down.
      guard session.machine.home == pool.tag || session.machine.refused == pool.tag else { return }
      session.tell(news)
    }
  }

  func secondPassed(at now: Moment) {
    builder?.secondPassed()
    for explanation in requests.overdueExplanations(at: now, after: Self.explainSeconds) {
      tell(explanation, as: explanation.words.problem)
    }
  }

  // MARK: Edits

  /// `POST /api/sessions/ID/edits`: has the values of a session's knobs written into the source.
  func edit(_ id: SessionID?, _ head: RequestHead, from client: PeerAddress) -> Answer {
    guard allowsEdits, let builder else {
      return .now(.failure(403, "Start the server with --edit to let it write to the source."))
    }
    if let refusal = owner.refusal(of: head, from: client, mayNot: "write to the source") {
      return .now(refusal)
    }
    guard let session = id.flatMap({ sessions[$0] }) else {
      return .now(.failure(404, "There is no such session; it has ended."))
    }
    let knobs = session.machine.knobs
    let settings = knobs.settings.filter { !knobs.unknown.contains($0.name) }
    guard !settings.isEmpty else { return .now(.json(200, .object([("files", .array([]))]))) }
    let answer = PendingResponse(
      patience: Self.editSeconds,
      otherwise: .failure(504, "The builder did not answer; look at the files before you try again."))
    let request = requests.add(answer)
    guard builder.send(.edit(request: request, settings)) else {
      return .now(.failure(503, "The builder is not running; try again in a few seconds."))
    }
    return .later(answer)
  }

  // MARK: The end

  func close() { builder?.close() }

  var isDisconnected: Bool { !(builder?.isRunning ?? false) }

  func kill() { builder?.kill() }

  /// Whether the builder has ended and been collected.
  func isGone() -> Bool { builder?.isGone() ?? true }
}
