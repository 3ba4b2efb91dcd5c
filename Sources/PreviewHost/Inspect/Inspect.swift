import Containment
import Foundation
import PreviewRuntime
import PreviewWire
import Processes
import UIKit

/// `inspect`: a preview without a browser, in virtual time; prints what its collection views show as JSON.
@MainActor public enum Inspect {
  /// Runs the command with the words after `inspect`, on one of `gallery` or of the bundles that are named.
  ///
  /// - Returns: the exit status: 0, or 2 for a command line or script that makes no sense, said in one line
  ///   on standard error.
  public static func run(_ arguments: [String], gallery: [Preview]) -> Int32 {
    if arguments.contains("--help") {
      print(InspectOptions.usage)
      return 0
    }
    do {
      let options = try InspectOptions(arguments)
      if options.wantsPicture, !InspectPicture.hasPlace {
        throw InspectError("--picture: nobody has said where it goes; ask scrollwork inspect for it.")
      }
      let script = try options.script.map { try InspectScript(json: read($0)) }
      let bundle = options.bundle.absolute
      let mocks = options.writtenMocks.map { (BundleOptions.resolved($0.folder), $0.number) }
      let folder = try enterLimits(bundle, writing: mocks?.0, hasPicture: options.wantsPicture)
      defer { folder?.remove() }
      if let (folder, number) = mocks { return try writeMocks(of: number, to: folder, bundle, gallery) }
      let found = try withPrintsAside {
        let previews = try bundle.previews(orElse: gallery)
        let preview = try find(options.preview, in: previews, isSomebodys: !bundle.bundles.isEmpty)
        return try inspect(preview, options: options, script: script)
      }
      print(found.text)
      return 0
    } catch {
      Log.note(message(of: error), from: "scrollwork inspect")
      return 2
    }
  }

  /// The exit status where there are fewer previews than that.
  private static let endStatus: Int32 = 4

  /// One preview in a process: another that crashes takes nothing along.
  private static func writeMocks(
    of number: Int, to folder: String, _ bundle: BundleOptions, _ gallery: [Preview]
  ) throws -> Int32 {
    var lines: [String] = []
    let isThere = try withPrintsAside {
      let previews = try bundle.previews(orElse: gallery)
      guard previews.indices.contains(number) else { return false }
      let writing = MockWriting(folder: folder) { lines.append($0) }
      try writing.run(previews[number], activity: activityPipe(of: previews[number]))
      return true
    }
    for line in lines { print(line) }
    return isThere ? 0 : endStatus
  }

  /// Code of somebody's bundle runs within limits, as in an agent that serves it; the gallery needs none.
  private static func enterLimits(
    _ bundle: BundleOptions, writing mocks: String?, hasPicture: Bool
  ) throws(AgentError) -> WorkingFolder? {
    if bundle.bundles.isEmpty { return nil }
    if bundle.folder != nil { ProcessAttributes.endWithParent() }
    // A folder can be made from outside only.
    if let mocks {
      try? FileManager.default.createDirectory(atPath: mocks, withIntermediateDirectories: true)
    }
    let last = hasPicture ? InheritedDescriptors.picture : InheritedDescriptors.activity
    return try Enclosure.enter(
      bundle, closingFrom: last + 1, writing: mocks.map { [$0] } ?? [])
  }

  /// The output is one JSON object: what previewed code prints meanwhile goes to standard error.
  private static func withPrintsAside<Result>(_ work: () throws -> Result) rethrows -> Result {
    fflush(nil)
    // Not as a descriptor next to it: that would be taken for one of a parent that follows what is being
    // done, or wants a picture.
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, InheritedDescriptors.picture + 1)
    guard output >= 0 else { return try work() }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer {
      fflush(nil)
      dup2(output, STDOUT_FILENO)
      close(output)
    }
    return try work()
  }

  private static func message(of error: any Error) -> String {
    (error as? InspectError)?.message ?? (error as? AgentError)?.message ?? "\(error)"
  }

  static func inspect(_ preview: Preview, options: InspectOptions, script: InspectScript?) throws -> JSONText
  {
    try checkItems(options.items, of: preview)
    let activity = activityPipe(of: preview)
    activity("making its views")
    // The report at the end is of this preview alone.
    _ = (HoleLedger.take(), RequestLedger.take())
    let screen = preview.screen(options.screen)
    let running = RunningPreview(
      preview, on: screen, safeArea: options.safeArea, itemCounts: options.items,
      knobs: KnobStore(preview.knobs, try settings(options.settings, of: preview)))
    let player = InspectPlayer(running, options: options, activity: activity)
    try player.applyOffsets()
    if let script { try player.play(script) } else { try player.sampleAtRest() }
    if options.wantsPicture {
      activity("drawing the picture")
      try InspectPicture.write(InspectPicture.png(of: running, scale: options.scale))
    }
    return .object(
      [
        ("preview", .string(preview.slug)),
        ("size", .numbers([screen.width, screen.height])),
      ] + (running.device.map { [("device", .string($0.slug))] } ?? []) + [
        ("samples", .array(player.samples))
      ] + HoleReport.members() + RequestReport.members())
  }

  /// The preview of that name. Without a name the only one, and of somebody's own code the first, which is
  /// the app where there is one: then the others are told on standard error.
  private static func find(_ name: String, in previews: [Preview], isSomebodys: Bool) throws -> Preview {
    if let preview = previews.first(where: { $0.slug == name || $0.title == name }) { return preview }
    let known = previews.map(\.slug).joined(separator: ", ")
    guard name.isEmpty else { throw InspectError("there is no preview “\(name)”; there are: \(known).") }
    if previews.count > 1, !isSomebodys {
      throw InspectError("which preview? There are: \(known). \(InspectOptions.usage)")
    }
    guard let first = previews.first else { throw InspectError("there is no preview here.") }
    if previews.count > 1 {
      Log.note(
        "this is \(first.slug), the first of \(previews.count) previews: \(known).",
        from: "scrollwork inspect")
    }
    return first
  }

  private static func checkItems(_ items: [String: Int], of preview: Preview) throws {
    guard let unknown = items.keys.filter({ !preview.collections.contains($0) }).min() else { return }
    let known = preview.collections.joined(separator: ", ")
    throw InspectError("--items: \(preview.slug) has no collection view “\(unknown)”; it has: \(known).")
  }

  private static func settings(
    _ texts: [(name: String, value: String)], of preview: Preview
  ) throws -> [KnobSetting] {
    try texts.map { name, text in
      guard let knob = preview.knobs[name] else { throw InspectError(unknown(name, in: preview.knobs)) }
      guard let value = knob.value(ofText: text) else {
        throw InspectError("--set \(name)=\(text): want \(wanted(by: knob)).")
      }
      return KnobSetting(name: knob.name, value: value)
    }
  }

  private static func unknown(_ name: String, in knobs: KnobCatalogue) -> String {
    let known = knobs.all.map(\.name).joined(separator: ", ")
    let others = known.isEmpty ? "is none" : "are: \(known)"
    return "--set: there is no constant “\(name)” to set; there \(others)."
  }

  private static func wanted(by knob: KnobInfo) -> String {
    switch knob.style {
    case .integer: inRange("a whole number", knob)
    case .float: inRange("a number", knob)
    case .boolean: "true or false"
    case .choice: "one of " + knob.choices.joined(separator: ", ")
    case .colour: "a colour as #rrggbb or #rrggbbaa"
    }
  }

  private static func inRange(_ what: String, _ knob: KnobInfo) -> String {
    knob.statedRange.isEmpty ? what : "\(what) \(knob.statedRange), as the source states"
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
    let pipe = InheritedDescriptors.activity
    var status = stat()
    guard fstat(pipe, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return { _ in } }
    return { doing in
      let bytes = Array("\(preview.slug): \(doing)\n".utf8)
      _ = bytes.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
    }
  }
}
