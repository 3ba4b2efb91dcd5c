import Glibc
import Libwebsockets
import PreviewServer

do {
  switch try Arguments(Array(CommandLine.arguments.dropFirst())) {
  case .help: say(Arguments.usage)
  case .inspect(let arguments): exit(try Inspection(program: Places.agent, arguments: arguments).run())
  case .serve(let arguments): try serve(arguments)
  }
} catch let mistake as Arguments.Mistake {
  complain("\(mistake.text); see scrollwork --help")
  exit(2)
} catch ListenError.portInUse(let port) {
  complain("no port from \(port) on is free; choose one with --port")
  exit(1)
} catch ListenError.unusableAddress(let address) {
  complain("\(address) is no address of this machine; choose another with --host")
  exit(1)
} catch ServerError.noPage(let folder) {
  complain("there is no index.html in \(folder); name the folder of the page with --public")
  exit(1)
} catch AgentLaunchError.notFound(let path) {
  complain("\(path) is missing; build the whole package")
  exit(1)
} catch {
  complain("\(error)")
  exit(1)
}

func serve(_ arguments: ServeArguments) throws {
  guard let folder = Places.publicFolder(asked: arguments.publicFolder) else {
    throw ServerError.noPage(folder: "./Public")
  }
  guard access(Places.agent, X_OK) == 0 else { throw AgentLaunchError.notFound(path: Places.agent) }
  var options = ServerOptions(publicFolder: folder)
  options.host = arguments.host
  options.port = arguments.port
  options.allowedHosts = arguments.allowedHosts
  options.agents = arguments.agents
  options.signals = [SIGTERM, SIGINT]
  let server = try PreviewServer(options, launcher: SpawnedAgents(program: Places.agent)) { address in
    say("Scrollwork is at \(address)")
  }
  if arguments.port != 0, server.port != arguments.port {
    say("Port \(arguments.port) is taken; this is port \(server.port).")
  }
  if !server.isLoopback {
    complain(
      "warning: \(arguments.host) can be reached from other machines; whoever can, may use this server")
  }
  server.run()
}

func say(_ text: String) {
  print(text)
  fflush(nil)
}

func complain(_ text: String) {
  let line = "scrollwork: \(text)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}
