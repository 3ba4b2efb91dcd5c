import Glibc
import PreviewWire
import Processes

/// Builds what is previewed, again at each save, as long as a gateway listens.
///
/// One thread waits for the gateway, the folders and the build that runs; a second one builds.
final class BuilderService {
  private let root: SourceRoot
  private let workshop: Workshop
  private let socket: ReportSocket
  private var watch: FolderWatch?
  private var gate = SaveGate()
  private var handedOut: HandedOut

  private var number = 0
  private var running: Running?
  /// A build that is due as soon as the cancelled one has come to its end.
  private var next: SaveGate.Action?
  private var last: Finished?
  private var told: Set<String> = []
  /// Writes into the source of the newest good build.
  private var lastGood: SourceWrite?
  /// Whether the files have compiled once, with no mistake among them.
  private var hasBuiltAll = false
  private let wakeEnds: (read: Int32, write: Int32)

  private struct Running {
    var thread: BuildThread
    var scan: SourceScan
    var savedAt: Double
    var pace = StepPace(since: MonotonicClock.seconds)
  }

  private struct Finished {
    var source, resources: ContentHash
    var failure: [Problem]?
  }

  /// - Parameter socket: to the gateway.
  init(_ workshop: Workshop, _ socket: ReportSocket) {
    self.workshop = workshop
    self.socket = socket
    root = workshop.root
    handedOut = HandedOut(folder: workshop.runFolder.path)
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeEnds = (ends[0], ends[1])
  }

  deinit {
    close(wakeEnds.read)
    close(wakeEnds.write)
  }

  /// Tells the gateway why nothing can be built, for as long as it listens.
  static func refuse(_ message: String, name: String, _ socket: ReportSocket) {
    socket.send(
      .hello(version: WireVersion.builder, root: name.cut(toBytes: WireLimits.string), fileCount: 0))
    let problem = Problem(kind: .error, message: message.cut(toBytes: WireLimits.problemText))
    let times = BuildTimes(savedAt: MonotonicClock.seconds)
    socket.send(.failed(number: 1, id: "", problems: [problem], times: times))
    var waiting = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
    repeat { _ = poll(&waiting, 1, -1) } while socket.receive() != nil
  }

  /// Works until the gateway closes its end.
  func run() {
    var watchProblem: String?
    do throws(Inotify.Failure) { watch = try FolderWatch(root) } catch { watchProblem = error.remedy }
    let scan = freshScan()
    socket.send(.hello(version: WireVersion.builder, root: root.name, fileCount: scan.files.count))
    if let problem = watchProblem ?? watch?.failure?.remedy { Log.note(problem) }
    if workshop.isFirstUse {
      Log.note("preparing the compiler's cache; this first build takes longer")
    }
    _ = gate.changed(root.path, .finished, at: MonotonicClock.seconds)
    _ = gate.tick(at: MonotonicClock.seconds + SaveGate.quietPeriod)
    start(scan, changed: [], savedAt: MonotonicClock.seconds)
    while turn() {}
    running?.thread.cancellation.cancel()
    while let running, running.thread.result == nil { waitForBuild() }
  }

  /// Waits for something and does what it asks for. False when the gateway is gone.
  private func turn() -> Bool {
    var waiting = [
      pollfd(fd: socket.descriptor, events: Int16(POLLIN | (socket.hasUnsent ? POLLOUT : 0)), revents: 0),
      pollfd(fd: wakeEnds.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let left = gate.deadline.map { max(0, $0 - MonotonicClock.seconds) }
    _ = poll(&waiting, 3, left.map { Int32(min($0, 3600) * 1000) + 1 } ?? -1)
    if waiting[0].revents != 0 {
      socket.flush()
      guard let messages = socket.receive() else { return false }
      for message in messages { answer(message) }
    }
    if waiting[1].revents != 0 { hearOfBuild() }
    if waiting[2].revents != 0 {
      let now = MonotonicClock.seconds
      for change in watch?.changes() ?? [] { act(on: gate.changed(change.path, change.sign, at: now)) }
    }
    act(on: gate.tick(at: MonotonicClock.seconds))
    return true
  }

  // MARK: Building

  private func act(on action: SaveGate.Action?) {
    switch action {
    case nil: return
    case .cancelBuild:
      next = nil
      running?.thread.cancellation.cancel()
    case .startBuild(let changed, let savedAt):
      // Two builds would write to the same files.
      if running != nil { next = action } else { consider(changed, savedAt) }
    }
  }

  /// Builds, unless the files say what they said before.
  private func consider(_ changed: [String], _ savedAt: Double) {
    let scan = freshScan()
    if let last, last.source == scan.sourceHash, last.resources == scan.resourceHash {
      gate.buildEnded()
      let id = scan.sourceHash.shortText
      if let problems = last.failure {
        number += 1
        socket.send(.failed(number: number, id: id, problems: problems, times: BuildTimes(savedAt: savedAt)))
      } else {
        socket.send(.unchanged(number: number, id: id))
      }
    } else {
      start(scan, changed: changed, savedAt: savedAt)
    }
  }

  private func start(_ scan: SourceScan, changed: [String], savedAt: Double) {
    number += 1
    tell(scan)
    let names = changed.prefix(WireLimits.files).map { root.display($0).cut(toBytes: WireLimits.string) }
    socket.send(.building(number: number, changed: Array(names)))
    var build = workshop.build
    // A picture without some lines is better than none; one that was whole is better still.
    build.showsRest = !build.isStrict && !hasBuiltAll
    let thread = BuildThread(build, scan, wake: wakeEnds.write)
    running = Running(thread: thread, scan: scan, savedAt: savedAt)
  }

  /// Says on standard error what is shown and what is not, once and when that changes.
  private func tell(_ scan: SourceScan) {
    let lines = scan.notes + (scan.moduleSummary.isEmpty ? [] : [scan.moduleSummary])
    for line in lines where !told.contains(line) { Log.note(line) }
    told = Set(lines)
  }

  /// A build has come further, or to its end.
  private func hearOfBuild() {
    waitForBuild()
    guard let running else { return }
    guard let outcome = running.thread.result else {
      if let step = running.thread.takeStep() { tell(step) }
      return
    }
    self.running = nil
    report(outcome, of: running)
    if let next {
      self.next = nil
      act(on: next)
    }
  }

  private func tell(_ step: BuildStep) {
    socket.send(.step(number: number, text: step.text.cut(toBytes: WireLimits.string)))
    if running?.pace.isDue(at: MonotonicClock.seconds) == true { Log.note("building: \(step.text)") }
  }

  private func report(_ outcome: ModuleBuild.Outcome, of build: Running) {
    let id = build.scan.sourceHash.shortText
    var finished = Finished(source: build.scan.sourceHash, resources: build.scan.resourceHash)
    switch outcome {
    // The gate knows already: it was its wish.
    case .cancelled: return
    case .built(let library, let knobs, let problems, let holes, var times):
      let errors = problems.filter { $0.kind != .warning }
      if errors.isEmpty { hasBuiltAll = true } else { finished.failure = problems }
      lastGood = SourceWrite(root: root, files: build.scan.files, knobs: knobs)
      times.savedAt = build.savedAt
      let name = "\(ModuleName.of(root))-\(number).so"
      let path = handedOut.add(library, named: name, files: AuthorFiles(build.scan.files, root: root))
      socket.send(
        .built(
          BuildResult(
            number: number, id: id, library: path,
            assetFolders: Array(build.scan.assetFolders.prefix(WireLimits.files)), times: times,
            problems: problems, holes: holes)))
    case .failed(let problems, var times):
      times.savedAt = build.savedAt
      finished.failure = problems
      socket.send(.failed(number: number, id: id, problems: problems, times: times))
    }
    last = finished
    if !build.thread.cancellation.isCancelled { gate.buildEnded() }
  }

  private func waitForBuild() {
    var byte: UInt8 = 0
    _ = read(wakeEnds.read, &byte, 1)
  }

  /// The files as they are now, every folder of them being watched.
  private func freshScan() -> SourceScan {
    var scan = workshop.scan()
    // A folder may appear while others are read: what is in it counts once it is watched.
    for _ in 0..<8 {
      guard let watch, watch.follow(scan) else { return scan }
      scan = workshop.scan()
    }
    return scan
  }

  // MARK: Answering

  private func answer(_ message: MessageToBuilder) {
    switch message {
    case .retain(let libraries): handedOut.retain(libraries)
    case .explain(let request, let library, let kind, let text):
      let explanation = Explanation(kind: kind, text: text, files: handedOut.files(of: library))
      socket.send(.explained(request: request, explanation.problem))
    case .edit(let request, let settings): edit(request, settings)
    }
  }

  private func edit(_ request: Int, _ settings: [KnobSetting]) {
    guard let lastGood else {
      socket.send(
        .editFailed(request: request, message: "nothing has been built yet that values could be written to"))
      return
    }
    do throws(SourceWrite.Failure) {
      let files = try lastGood.write(settings).map { $0.cut(toBytes: WireLimits.string) }
      socket.send(.edited(request: request, files: Array(files.prefix(WireLimits.files))))
    } catch {
      socket.send(.editFailed(request: request, message: "\(error)".cut(toBytes: WireLimits.string)))
    }
  }
}

extension Inotify.Failure {
  /// A sentence that says what is not noticed, and what mends it.
  var remedy: String {
    switch self {
    case .noMoreWatches:
      "saves in some folders are not noticed: the system allows no more watches; "
        + "raise it with: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512"
    case .system(let folder, let code):
      "saves in \(folder) are not noticed: \(String(cString: strerror(code)))"
    }
  }
}
