import Glibc
import PreviewRuntime
import UIKit

/// A library of previews, compiled from somebody's sources.
@MainActor enum BundleLibrary {
  private typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The symbol by which every library is entered.
  static let entry = "scrollwork_register"

  /// Loads the libraries at `paths`, in order, and returns the previews they register.
  ///
  /// They stay loaded until the process ends: Swift's runtime keeps pointers into them. Throws for one that
  /// cannot be loaded, or that is no library of previews.
  static func previews(of paths: [String]) throws(AgentError) -> [Preview] {
    let builder = BundleBuilder()
    for path in paths { try register(path, with: builder) }
    builder.sampleRows(standard: SampleSettings.current.rows)
    builder.longTexts()
    SampleSettings.current.turnedRows = DataKnobs.rows
    SampleSettings.current.turnedTexts = DataKnobs.areTextsLong
    return builder.previews
  }

  private static func register(_ path: String, with builder: BundleBuilder) throws(AgentError) {
    // A name without a slash would be looked for where the system keeps its own libraries.
    let file = path.contains("/") ? path : "./" + path
    // A function that is nowhere only matters to its callers: an old package may name one that Swift's
    // runtime had once.
    guard let library = dlopen(file, RTLD_NOW | RTLD_GLOBAL) ?? dlopen(file, RTLD_LAZY | RTLD_GLOBAL) else {
      throw .cannotLoad(bundle: path, reason: problem)
    }
    guard let symbol = dlsym(library, entry) else {
      throw .noEntry(bundle: path, name: entry)
    }
    if let text = LibraryText.of(file, around: symbol) { HangTrace.watch(text) }
    let register = unsafeBitCast(symbol, to: Register.self)
    register(Unmanaged.passUnretained(builder).toOpaque())
  }

  private static var problem: String { dlerror().map { String(cString: $0) } ?? "no reason is given" }
}
