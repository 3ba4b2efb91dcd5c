import SwiftIfConfig
import SwiftSyntax

/// The conditions that hold in `#if`: those of a debug build for a simulator of an iPhone, as far as this
/// system can keep them.
///
/// The modules that can be imported are those that are here. So code that guards an import with `canImport`
/// compiles without what is not here.
struct PhoneConfiguration: BuildConfiguration {
  /// Names that `-D` would set.
  static var conditions: Set<String> { ModuleSurroundings.current.conditions.union(["DEBUG"]) }

  func isCustomConditionSet(name: String) -> Bool { Self.conditions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return KnownModule.named(module) != nil
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
      name == "arm64"
    #else
      name == "x86_64"
    #endif
  }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }
}
