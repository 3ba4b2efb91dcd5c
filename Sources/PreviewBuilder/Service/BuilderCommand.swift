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

  /// Why a command line is not understood.
  public enum Mistake: Error, Equatable, Sendable {
    case noCommand
    case noPath(command: String)
    case secondPath(String)
    case unknownFlag(String)
    case badSwiftVersion
    case missingValue(flag: String, wanted: String)

    /// For people; names the flag.
    public var text: String {
      switch self {
      case .noCommand: "say what to do: serve PATH, build PATH, or doctor"
      case .noPath(let command): "\(command) needs the path of a Swift file or of a folder of them"
      case .secondPath(let path): "one path at a time: \(path) is one too many"
      case .unknownFlag(let flag): "there is no flag \(flag)"
      case .badSwiftVersion: "--swift-version takes 5 or 6"
      case .missingValue(let flag, let wanted): "\(flag) needs \(wanted)"
      }
    }
  }

  /// - Parameter words: without the program's own name.
  public init(_ words: [String]) throws(Mistake) {
    var path: String?
    var output: String?
    var options = BuildOptions()
    guard let command = words.first, ["serve", "build", "doctor"].contains(command) else {
      throw .noCommand
    }
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--swift-version" where command != "doctor":
        guard let value = rest.popFirst(), let version = Int(value), version == 5 || version == 6 else {
          throw .badSwiftVersion
        }
        options.swiftVersion = version
      case "--strict" where command != "doctor": options.isStrict = true
      case "--target":
        options.target = try Self.value(of: word, "the name of a target", &rest)
      case "--with":
        options.packages.append(try Self.value(of: word, "the path of a package", &rest))
      case "--out" where command == "build":
        output = try Self.value(of: word, "a folder", &rest)
      case _ where word.hasPrefix("-"): throw .unknownFlag(word)
      case _ where path != nil: throw .secondPath(word)
      default: path = word
      }
    }
    if command == "doctor" {
      self = .doctor(path: path, options)
      return
    }
    guard let path else { throw .noPath(command: command) }
    self =
      command == "serve"
      ? .serve(path: path, options) : .build(path: path, output: output, options)
  }

  private static func value(
    of flag: String, _ wanted: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(flag: flag, wanted: wanted) }
    return value
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
