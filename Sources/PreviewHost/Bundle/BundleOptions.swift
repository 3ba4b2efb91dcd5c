import Foundation
import PreviewRuntime
import UIKit

/// What code to run, and within what: the flags that serving and inspecting have in common.
struct BundleOptions: Equatable {
  /// Paths of libraries; empty for the gallery.
  var bundles: [String] = []
  /// Paths of folders and asset catalogues in which pictures are looked up.
  var assets: [String] = []
  /// What the process may allocate, in MiB.
  var memory = Self.defaultMemory

  static let defaultMemory = 1024
  /// Less than the least, and Swift itself does not start; more than the most is no limit.
  static let memories = 128...1_048_576

  /// Takes `flag` with its value if it is one of these; false for any other. Throws for a value that makes no sense.
  mutating func take(_ flag: String, value: () throws -> String) throws -> Bool {
    switch flag {
    case "--bundle": bundles.append(try value())
    case "--assets": assets.append(try value())
    case "--memory": memory = try Self.memory(value())
    default: return false
    }
    return true
  }

  private static func memory(_ text: String) throws(AgentError) -> Int {
    guard let megabytes = Int(text), memories.contains(megabytes) else {
      throw AgentError("--memory \(text): want MiB, from \(memories.lowerBound) to \(memories.upperBound).")
    }
    return megabytes
  }

  /// The same with absolute paths, for a process that is about to go elsewhere.
  var absolute: BundleOptions {
    var options = self
    let here = FileManager.default.currentDirectoryPath
    func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : "\(here)/\(path)" }
    options.bundles = bundles.map(resolved)
    options.assets = assets.map(resolved)
    return options
  }

  /// The previews of the bundles, or `gallery` where there are none.
  @MainActor func previews(orElse gallery: [Preview]) throws(AgentError) -> [Preview] {
    _ImageFolders.current = assets
    if bundles.isEmpty { return gallery }
    let previews = try BundleLibrary.previews(of: bundles)
    guard !previews.isEmpty else {
      throw AgentError(
        """
        there is nothing to preview in these files: write a #Preview, or a layout or view controller that can be made \
        without arguments.
        """)
    }
    return previews
  }
}
