import Foundation
import Testing

/// Libraries of previews, compiled for tests as the builder compiles them, and the agent that loads them.
enum TestBundle {
  /// Where the tests were built, beside the modules and the agent.
  static let buildFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static let agent = buildFolder.appending(path: "scrollwork-agent")

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The words of a program and how it ended: a negative status is a signal.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Compiles `source` as a module of that name. The library lies with what else was built.
  static func compile(_ name: String, _ source: String) throws -> String {
    let folder = buildFolder.appending(path: "TestBundles/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (file, library) = (folder.appending(path: "\(name).swift"), folder.appending(path: "lib\(name).so"))
    try source.write(to: file, atomically: true, encoding: .utf8)
    let headers = ["HarfBuzzSystem", "FribidiSystem", "UnistringSystem"]
      .flatMap { ["-I", package.appending(path: "Sources/\($0)").path] }
    let outcome = try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-emit-library", "-module-name", name, "-Onone", "-g", "-swift-version", "5",
        "-I", buildFolder.appending(path: "Modules").path, "-Xcc", "-I/usr/include/harfbuzz", "-Xcc",
        "-I/usr/include/fribidi", file.path, "-o", library.path,
      ] + headers)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return library.path
  }

  /// Runs a program to its end.
  static func run(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws
    -> Outcome
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Read beside each other, as either may fill its pipe while the other is waited for.
    let reader = PipeReader(errors)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(
      status: status, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: reader.data, as: UTF8.self))
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
  // Written by the thread before the semaphore is signalled, read after it was waited for.
  private var read = Data()
  private let isDone = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      read = handle.readDataToEndOfFile()
      isDone.signal()
    }
  }

  var data: Data {
    isDone.wait()
    isDone.signal()
    return read
  }
}
