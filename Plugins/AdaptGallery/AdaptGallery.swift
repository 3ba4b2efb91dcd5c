import Foundation
import PackagePlugin

/// Sends the gallery through the door that anybody's code comes in by: what is compiled into the agent is its
/// adapted source, with previews found and constants made knobs, as if the folder had been named on the
/// command line.
///
/// `Catalogue.swift` is the target's only source of its own.
@main struct AdaptGallery: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources = Self.swiftFiles(in: target.directoryURL)
      .filter { $0.lastPathComponent != "Catalogue.swift" }
    let output = context.pluginWorkDirectoryURL
    let adapted = sources.map { "Adapted" + $0.lastPathComponent } + ["Entry.swift"]
    return [
      .buildCommand(
        displayName: "Adapting the gallery",
        executable: try context.tool(named: "scrollwork-adapt").url,
        arguments: [
          "--module", target.name, "--root", context.package.directoryURL.path, "--out", output.path,
        ] + sources.map(\.path),
        inputFiles: sources,
        outputFiles: adapted.map { output.appendingPathComponent($0) })
    ]
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (entries?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
