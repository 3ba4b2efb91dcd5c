import Glibc
import PreviewServer

/// Looks at everything that Scrollwork stands on, and says of each thing that is missing what mends it.
struct Doctor {
  let arguments: DoctorArguments
  /// Takes each line as soon as it is known.
  let say: (String) -> Void

  /// Returns the status to exit with: 1 when something is missing that is needed.
  func run() -> Int32 {
    var findings: [Finding] = []
    func add(_ more: [Finding]) {
      for finding in more { say(finding.lines) }
      findings += more
    }
    add([program(Places.agent, "the agent, which runs previews"), page()])
    let builder = program(Places.builder, "the builder, which compiles previews")
    add([builder])
    var (isBuilderWell, isForGallery) = (false, false)
    if builder.state == .good {
      do throws(NeededToolchain.Failure) { isBuilderWell = askBuilder(try BuilderProgram.here()) } catch {
        add([toolchain(error)])
        (isBuilderWell, isForGallery) = (arguments.path == nil, true)
      }
    }
    add(Packages.findings(isForGallery: isForGallery))
    add(Reachability(host: arguments.boundHost, port: arguments.port).findings())
    if arguments.isForLAN { add(LANFindings.ofThisMachine().findings(port: arguments.port)) }
    add(Surroundings.containment() + [Surroundings.browser()])
    let missing = findings.filter { $0.state == .missing }.count
    return missing == 0 && isBuilderWell ? 0 : 1
  }

  private func program(_ path: String, _ what: String) -> Finding {
    access(path, X_OK) == 0
      ? .good("\(what): \(path)") : .missing("\(what): there is no \(path)", Places.remedy)
  }

  /// The gallery does without, and that may be all that somebody wants of a package.
  private func toolchain(_ failure: NeededToolchain.Failure) -> Finding {
    arguments.path == nil
      ? .dispensable("compiler: none that this package can use, so only the gallery is shown", "\(failure)")
      : .missing("compiler: none that this package can use", "\(failure)")
  }

  private func page() -> Finding {
    guard let folder = Places.publicFolder(asked: nil) else {
      return .missing(
        "the page's files: no folder Public here or above the program", "name it with --public DIR")
    }
    return .good("the page's files: \(folder)")
  }

  /// The builder looks at the compiler, its cache and the watched folders itself, as it is the one who uses
  /// them.
  private func askBuilder(_ builder: BuilderProgram) -> Bool {
    let words = ["doctor"] + (arguments.path.map { [$0] } ?? []) + arguments.project.flags
    guard let run = ProgramRun.run(builder.path, words, environment: builder.environment) else {
      say(Finding.missing("the builder cannot be started", Places.remedy).lines)
      return false
    }
    if !run.output.isEmpty { say(String(run.output.last == "\n" ? run.output.dropLast() : run.output[...])) }
    // The loader gives up before the program can say anything when a library is not there.
    if run.status == 127 {
      say(
        Finding.missing(
          "SwiftSyntax: the toolchain's lib/swift/host is not where it was when this was built",
          Places.remedy
        ).lines)
    }
    return run.status == 0
  }
}
