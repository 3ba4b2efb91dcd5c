import Containment
import Glibc
import Libwebsockets
import PreviewServer
import Processes
import ServerTLS

do {
  switch try Arguments(Array(CommandLine.arguments.dropFirst())) {
  case .help: say(Arguments.usage)
  case .version: say(Arguments.versionLine)
  case .inspect(let arguments): exit(try endingOrphans { try inspect(arguments) })
  case .mock(let arguments): exit(try endingOrphans { try mock(arguments) })
  case .remarks(let arguments): exit(remarks(arguments))
  case .doctor(let arguments): exit(Doctor(arguments: arguments, say: say).run())
  case .serve(let arguments): try serve(arguments)
  }
} catch let fault as PictureFile.Fault {
  Log.note(fault.text)
  exit(2)
} catch let mistake as Arguments.Mistake {
  Log.note(mistake.text.contains("--help") ? mistake.text : "\(mistake.text); see scrollwork --help")
  exit(2)
} catch ListenError.portInUse(let port) {
  Log.note("no port from \(port) on is free; choose one with --port")
  exit(1)
} catch ListenError.unusableAddress(let address) {
  Log.note("\(address) is no address of this machine; choose another with --host")
  exit(1)
} catch let error as TLSError {
  Log.note(error.sentence)
  exit(1)
} catch ServerError.noPage(let folder) {
  Log.note("there is no index.html in \(folder); name the folder of the page with --public")
  exit(1)
} catch LaunchError.notFound(let path) {
  Log.note("\(path) is missing; \(Places.remedy)")
  exit(1)
} catch {
  Log.note("\(error)")
  exit(1)
}

/// Does something, and ends all that previewed code has started by it.
func endingOrphans(_ work: () throws -> Int32) rethrows -> Int32 {
  ProcessAttributes.adoptOrphans()
  defer { Orphans.endAll() }
  return try work()
}

/// Builds the source if there is one, then has the agent look at it. Returns the status to exit with.
func inspect(_ arguments: InspectArguments) throws -> Int32 {
  var words = arguments.agent
  var hasErrors = false
  let picture = try arguments.picture.map { try PictureFile($0) }
  if let source = arguments.source {
    let build = SourceBuild(
      builder: try BuilderProgram.here(), path: source,
      choices: arguments.project.flags + builderFlags(arguments.swiftVersion, isStrict: arguments.isStrict))
    switch try build.run() {
    case .built(let more, let isPartial): (words, hasErrors) = (words + more, isPartial)
    case .failed(let status): return status
    }
  }
  let status = try Inspection(
    program: Places.agent, arguments: words, view: { try? AgentView.found.get() }, picture: picture,
    tidy: { Orphans.end() }
  ).run()
  return status == 0 && hasErrors ? SourceBuild.errorStatus : status
}

/// Runs all previews of a source, and writes down what answered their requests. Returns the status to exit
/// with.
func mock(_ arguments: MockArguments) throws -> Int32 {
  if let text = SourcePath.fault(of: arguments.path) { throw Arguments.Mistake(text: text) }
  let build = SourceBuild(
    builder: try BuilderProgram.here(), path: arguments.path,
    choices: builderFlags(arguments.swiftVersion, isStrict: false))
  switch try build.run() {
  case .built(let words, _):
    for number in 0..<MockArguments.mostPreviews {
      let status = try Inspection(
        program: Places.agent, arguments: words + arguments.agentWords(for: number),
        view: { try? AgentView.found.get() }, tidy: { Orphans.end() }
      ).run()
      // A preview that crashed has said so, and the next one may do better.
      if status == MockArguments.endStatus { break }
      if status != 0, status != Inspection.failureStatus { return status }
    }
    say("The mocks are in \(arguments.place): scrollwork serve \(arguments.path) --mock \(arguments.place)")
    return 0
  case .failed(let status): return status
  }
}

func serve(_ arguments: ServeArguments) throws {
  // Before there is anything to be read: previewed code may run as the same user.
  ProcessAttributes.hide()
  let containment = ContainmentReport.ofThisMachine
  if arguments.requiresSandbox, !containment.isComplete {
    Log.note("--require-sandbox: \(containment.sentences.joined(separator: "; "))")
    exit(1)
  }
  guard let folder = Places.publicFolder(asked: arguments.publicFolder) else {
    throw ServerError.noPage(folder: "./Public")
  }
  guard access(Places.agent, X_OK) == 0 else { throw LaunchError.notFound(path: Places.agent) }
  var options = ServerOptions(publicFolder: folder)
  options.host = arguments.boundHost
  options.port = arguments.port
  options.allowedHosts = arguments.allowedHosts
  options.certificate = arguments.tls
  options.memoryLimit = arguments.memory
  options.stateFolder = arguments.state
  options.keepDays = arguments.keepDays
  options.sleepAfter = Double(arguments.sleepAfter)
  options.allowsPrediction = arguments.allowsPrediction
  options.source = try arguments.path.map { try source($0, arguments) }
  options.signals = [SIGTERM, SIGINT]
  options.endsOrphans = ProcessAttributes.adoptOrphans()
  // From here on nobody waits for a reader of this output, and a reader that reads nothing keeps the server
  // from nothing.
  LibraryLog.send { Log.note($0) }
  Log.writeBehind()
  defer { Log.finish() }
  let agents = SpawnedAgents(
    program: Places.agent, view: try? AgentView.found.get(), memoryLimit: arguments.memory,
    settings: arguments.data.words + (arguments.requiresSandbox ? ["--require-sandbox"] : []),
    resources: (arguments.data.mocks.map { [Places.absolute($0)] } ?? [], Places.galleryResources))
  defer { agents.finish() }
  let server = try PreviewServer(
    options, launcher: agents,
    ready: { addresses in
      let announcement = Announcement(addresses: addresses, columns: Terminal.columns)
      for line in announcement.lines { say(line) }
    },
    reached: { say("Reached from another device (\($0)).") })
  if arguments.port != 0, server.port != arguments.port {
    say("Port \(arguments.port) is taken; this is port \(server.port).")
  }
  for sentence in containment.sentences { Log.note("warning: \(sentence)") }
  if let fault = TemporaryFolder.fault {
    Log.note("warning: previewed code gets no folder of its own: \(fault)")
  }
  for sentence in NetworkWarning.sentences(about: server.addresses) { Log.note("warning: \(sentence)") }
  server.run()
}

/// How the builder is to build, in its own flags.
func builderFlags(_ swiftVersion: Int?, isStrict: Bool) -> [String] {
  (swiftVersion.map { ["--swift-version", String($0)] } ?? []) + (isStrict ? ["--strict"] : [])
}

/// The source to preview. Throws a sentence about a path that holds nothing of the kind.
func source(_ path: String, _ arguments: ServeArguments) throws -> SourceOptions {
  if let text = SourcePath.fault(of: path) { throw Arguments.Mistake(text: text) }
  guard access(Places.builder, X_OK) == 0 else { throw LaunchError.notFound(path: Places.builder) }
  let builder = try BuilderProgram.here()
  var source = SourceOptions(path: path, builder: builder.path)
  source.builderEnvironment = builder.environment
  source.builderArguments =
    arguments.project.flags + builderFlags(arguments.swiftVersion, isStrict: arguments.isStrict)
  source.editor = arguments.editor
  source.allowsEdits = arguments.allowsEdits
  if arguments.allowsEdits, access(path, W_OK) != 0 {
    throw Arguments.Mistake(
      text: "--edit: \(path) cannot be written by this user; leave the flag out, or change its mode")
  }
  return source
}

func say(_ text: String) { Log.say(text) }
