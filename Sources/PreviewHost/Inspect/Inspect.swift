import Foundation
import PreviewRuntime
import PreviewWire

/// `inspect`: a preview without a browser, in virtual time; prints what its collection views show as JSON.
@MainActor public enum Inspect {
  /// The pipe on which the command that started this process reads what is being done.
  static let activityDescriptor: Int32 = 4

  /// Runs the command with the words after `inspect`.
  ///
  /// - Returns: the exit status: 0, or 2 for a command line or script that makes no sense, said in one line on
  ///   standard error.
  public static func run(_ arguments: [String], previews: [Preview]) -> Int32 {
    if arguments.contains("--help") {
      print(InspectOptions.usage)
      return 0
    }
    do {
      let options = try InspectOptions(arguments)
      let preview = try find(options.preview, in: previews)
      let script = try options.script.map { try InspectScript(json: read($0)) }
      print(try inspect(preview, options: options, script: script).text)
      return 0
    } catch {
      complain("scrollwork inspect: \((error as? InspectError)?.message ?? "\(error)")")
      return 2
    }
  }

  static func inspect(_ preview: Preview, options: InspectOptions, script: InspectScript?) throws -> JSONText
  {
    try checkItems(options.items, of: preview)
    let activity = activityPipe(of: preview)
    activity("making its views")
    let running = RunningPreview(
      preview, size: options.size, appearance: options.appearance, itemCounts: options.items)
    let player = InspectPlayer(running, options: options, activity: activity)
    try player.applyOffsets()
    if let script { try player.play(script) } else { try player.sampleAtRest() }
    return .object([
      ("preview", .string(preview.slug)),
      ("size", .numbers([options.size.width, options.size.height])),
      ("samples", .array(player.samples)),
    ])
  }

  private static func find(_ name: String, in previews: [Preview]) throws -> Preview {
    if let preview = previews.first(where: { $0.slug == name || $0.title == name }) { return preview }
    let known = previews.map(\.slug).joined(separator: ", ")
    throw InspectError("there is no preview “\(name)”; there are: \(known).")
  }

  private static func checkItems(_ items: [String: Int], of preview: Preview) throws {
    guard let unknown = items.keys.filter({ !preview.collections.contains($0) }).min() else { return }
    let known = preview.collections.joined(separator: ", ")
    throw InspectError("--items: \(preview.slug) has no collection view “\(unknown)”; it has: \(known).")
  }

  private static func read(_ path: String) throws -> Data {
    if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InspectError("--script \(path): there is no such file, or it cannot be read.")
    }
    return data
  }

  /// Writes lines to the activity pipe, where there is one.
  private static func activityPipe(of preview: Preview) -> (String) -> Void {
    var status = stat()
    guard fstat(activityDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return { _ in } }
    return { doing in
      let bytes = Array("\(preview.slug): \(doing)\n".utf8)
      _ = bytes.withUnsafeBytes { write(activityDescriptor, $0.baseAddress, $0.count) }
    }
  }
}
