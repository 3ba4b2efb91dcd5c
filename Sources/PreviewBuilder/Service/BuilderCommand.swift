import Glibc
import Processes

/// The command line of `scrollwork-builder`.
///
///     scrollwork-builder serve PATH [FLAGS]              builds at each save, for a gateway
///     scrollwork-builder build PATH [--out DIR] [FLAGS]  builds once
///     scrollwork-builder doctor [PATH] [FLAGS]           says what is missing
///
/// Flags are `--swift-version 5|6`, `--strict`, `--target NAME` and, as often as need be, `--with PATH`.
public enum BuilderCommand: Equatable, Sendable {
  case serve(path: String, BuildOptions)
  case build(path: String, output: String?, BuildOptions)
  case doctor(path: String?, BuildOptions = BuildOptions())

  /// A command line that is not understood; its text names the flag.
  public struct Mistake: Error, Equatable, Sendable {
    public var text: String
  }

  /// - Parameter words: without the program's own name.
  public init(_ words: [String]) throws(Mistake) {
    var path: String?
    var output: String?
    var options = BuildOptions()
    guard let command = words.first, ["serve", "build", "doctor"].contains(command) else {
      throw Mistake(text: "say what to do: serve PATH, build PATH, or doctor")
    }
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--swift-version" where command != "doctor":
        guard let value = rest.popFirst(), let version = Int(value), version == 5 || version == 6 else {
          throw Mistake(text: "--swift-version takes 5 or 6")
        }
        options.swiftVersion = version
      case "--strict" where command != "doctor": options.isStrict = true
      case "--target":
        guard let value = rest.popFirst() else { throw Mistake(text: "--target needs the name of a target") }
        options.target = value
      case "--with":
        guard let value = rest.popFirst() else { throw Mistake(text: "--with needs the path of a package") }
        options.packages.append(value)
      case "--out" where command == "build":
        guard let value = rest.popFirst() else { throw Mistake(text: "--out needs a folder") }
        output = value
      case _ where word.hasPrefix("-"): throw Mistake(text: "there is no flag \(word)")
      case _ where path != nil: throw Mistake(text: "one path at a time: \(word) is one too many")
      default: path = word
      }
    }
    if command == "doctor" {
      self = .doctor(path: path, options)
      return
    }
    guard let path else {
      throw Mistake(text: "\(command) needs the path of a Swift file or of a folder of them")
    }
    self =
      command == "serve"
      ? .serve(path: path, options) : .build(path: path, output: output, options)
  }

  /// Does what the command line asks for. Returns the status to exit with: 2 for a mistake in it or in the
  /// source.
  ///
  /// - Parameter programFolder: the folder of this executable.
  public func run(programFolder: String) -> Int32 {
    do {
      switch self {
      case .serve(let path, let options):
        let socket = ReportSocket(descriptor: InheritedDescriptors.socket)
        do {
          let workshop = try Workshop(try SourceRoot(path), options, programFolder: programFolder)
          BuilderService(workshop, socket).run()
        } catch {
          // To end would only mean to be started again, and the gateway would not be told.
          Log.note("\(error)")
          BuilderService.refuse("\(error)", name: path.lastComponent, socket)
        }
        return 0
      case .build(let path, let output, let options):
        let workshop = try Workshop(try SourceRoot(path), options, programFolder: programFolder)
        return tell(OneShot(path, workshop).run(output: output, note: { Log.note($0) }))
      case .doctor(let path, let options):
        let doctor = BuilderDoctor(path: path, programFolder: programFolder, options: options)
        let (lines, isWell) = doctor.run()
        put(lines.map { $0 + "\n" }.joined(), on: STDOUT_FILENO)
        return isWell ? 0 : 1
      }
    } catch let failure as SourceRoot.Failure {
      Log.note("\(failure)")
      return 2
    } catch {
      Log.note("\(error)")
      return 1
    }
  }

  private func tell(_ outcome: OneShot.Outcome) -> Int32 {
    switch outcome {
    case .built(let library, let folders, let messages, let hasErrors):
      for message in messages { put(message, on: STDERR_FILENO) }
      put(([library] + folders).map { $0 + "\n" }.joined(), on: STDOUT_FILENO)
      return hasErrors ? 2 : 0
    case .failed(let texts):
      for text in texts { put(text, on: STDERR_FILENO) }
      return 2
    }
  }

  private func put(_ text: String, on descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
