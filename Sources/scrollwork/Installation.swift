import FoundationEssentials

/// The package that this program was installed from, or unpacked from an archive. `Scripts/package` makes it.
struct Installation: Equatable {
  /// The compiler that built it, as it says itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`. No other can
  /// read the package's modules.
  let compiler: String

  /// The file beside the programs that tells a package from the folder of a build.
  static let file = "built-with.txt"

  /// Nil where the programs lie in the folder of a build.
  ///
  /// - Parameter folder: the folder of the programs.
  init?(in folder: String) {
    guard let text = try? String(contentsOfFile: "\(folder)/\(Self.file)", encoding: .utf8) else {
      return nil
    }
    compiler = String(text.prefix { !$0.isNewline })
  }

  /// The name of the toolchain: `Swift 6.3.1`.
  var compilerName: String {
    let words = compiler.split(separator: " ")
    return words.count > 2 && words[1] == "version" ? "Swift \(words[2])" : compiler
  }
}
