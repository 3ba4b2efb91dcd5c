import Foundation

@testable import SourceAdapter

/// A module of adapted sources that the compiler has made into a program.
struct Program {
  struct Failed: Error, CustomStringConvertible { var description: String }

  private let folder: URL

  /// Compiles the stand-ins, the adapted texts and a start that registers them and calls the author's
  /// `run()`.
  ///
  /// - Throws: `Failed` with what the compiler said, places led back to the author's text.
  init(_ texts: String...) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "adapted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try module("UIKit", StandIns.uiKit, [])
    try module("PreviewRuntime", StandIns.previewRuntime, ["-lUIKit"])
    let adapted = Adapting(
      texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) })
    var files = try adapted.module.files.enumerated().map { try write("\($0.offset).swift", $0.element.text) }
    files.append(try write("entry.swift", adapted.module.entry))
    files.append(
      try write(
        "main.swift",
        """
        import PreviewRuntime
        MainActor.assumeIsolated {
          __scrollwork_register(Unmanaged.passRetained(BundleBuilder()).toOpaque())
          run()
        }
        """))
    do {
      try compile(["-o", "program", "-module-name", "Wheels", "-lUIKit", "-lPreviewRuntime"] + files)
    } catch let failed as Failed {
      remove()
      let problems = CompilerDiagnostics(adapted.module.files).problems(in: failed.description)
      throw Failed(
        description: problems.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }.joined(
          separator: "\n"))
    }
  }

  /// The output of the program.
  func output() throws -> String { try run([folder.appending(path: "program").path]) }

  /// Takes the program away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func module(_ name: String, _ text: String, _ options: [String]) throws {
    let file = try write(name + ".swift", text)
    try compile(
      ["-emit-library", "-emit-module", "-parse-as-library", "-module-name", name, "-o", "lib\(name).so"]
        + options
        + [file])
  }

  private func write(_ name: String, _ text: String) throws -> String {
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    return name
  }

  private func compile(_ arguments: [String]) throws {
    try run(
      ["/usr/bin/env", "swiftc", "-swift-version", "5", "-I.", "-L.", "-Xlinker", "-rpath=\(folder.path)"]
        + arguments)
  }

  @discardableResult
  private func run(_ command: [String]) throws -> String {
    let process = Process()
    // A file, since a pipe that is not read fills up.
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: log, encoding: .utf8)
    guard process.terminationStatus == 0 else { throw Failed(description: said) }
    return said
  }
}
