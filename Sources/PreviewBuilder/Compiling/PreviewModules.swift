import Glibc
import SourceAdapter

/// The modules that previewed code imports, as the build of this program left them.
public struct PreviewModules: Sendable {
  /// Why they cannot be used. Its description says what mends it.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case notBuilt(folder: String)
    case sourcesMissing(folder: String)

    public var description: String {
      switch self {
      case .notBuilt(let folder):
        "there is no UIKit.swiftmodule in \(folder)/Modules; build the whole package"
      case .sourcesMissing(let folder):
        "the module maps of the system's libraries are not found from \(folder) upwards; keep the build in the package"
      }
    }
  }

  /// The folder of `UIKit.swiftmodule` and its kin.
  let folder: String
  /// The folder above it, with the objects of each module in one of their own.
  private let programFolder: String
  /// Folders of module maps for the system's libraries, on which our modules stand.
  let mapFolders: [String]
  /// Where those libraries' headers are, as pkg-config says it.
  let headerFlags: [String]

  /// - Parameter programFolder: the folder of this executable.
  public init(beside programFolder: String) throws(Failure) {
    self.programFolder = programFolder
    folder = programFolder.appending(component: "Modules")
    guard access(folder.appending(component: "UIKit.swiftmodule"), R_OK) == 0 else {
      throw .notBuilt(folder: programFolder)
    }
    guard let sources = Self.sources(above: programFolder) else {
      throw .sourcesMissing(folder: programFolder)
    }
    mapFolders = Self.mapNames.map(sources.appending(component:))
    headerFlags = Self.askPkgConfig()
  }

  /// The compiled files of one of ``StandInModules``; empty when it is not built. A file that is no source
  /// any more may have left an object there, so the list of sources is what counts.
  func objects(of module: String) -> [String] {
    let build = programFolder.appending(component: "\(module).build")
    guard let sources = try? SourceText.read(build.appending(component: "sources")) else { return [] }
    return sources.split(whereSeparator: \.isNewline).map {
      let quotes: Set<Character> = ["'", "\""]
      let name = String($0.filter { !quotes.contains($0) }).lastComponent
      return build.appending(component: name + ".o")
    }
  }

  /// Changes when any of the modules is built again.
  var stamp: ContentHash {
    var hash = ContentHash()
    let interfaces = (FolderListing(folder)?.files ?? []).filter { $0.hasSuffix(".swiftmodule") }
    let paths = interfaces.map(folder.appending(component:)) + StandInModules.all.flatMap(objects)
    for path in paths {
      guard let status = FileStatus(path) else { continue }
      hash.add(path)
      hash.add(UInt64(bitPattern: status.size))
      hash.add(UInt64(bitPattern: status.modified))
    }
    return hash
  }

  var flags: [String] {
    ["-I", folder] + mapFolders.flatMap { ["-I", $0] } + headerFlags.flatMap { ["-Xcc", $0] }
  }

  private static let mapNames = ["HarfBuzzSystem", "FribidiSystem", "UnistringSystem"]

  private static func sources(above start: String) -> String? {
    var folder = start
    while !folder.isEmpty {
      let sources = folder.appending(component: "Sources")
      if FileStatus(sources.appending(component: "\(mapNames[0])/module.modulemap"))?.isFile == true {
        return sources
      }
      if folder == "/" { return nil }
      folder = folder.parentFolder
    }
    return nil
  }

  private static func askPkgConfig() -> [String] {
    guard let program = ProgramSearch.find("pkg-config"),
      let said = ToolRun.output(of: ToolCommand(program, ["--cflags", "harfbuzz", "fribidi"]))
    else { return [] }
    return said.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init).filter {
      $0.hasPrefix("-I")
    }
  }
}
