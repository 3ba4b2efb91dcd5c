import Foundation
import InterfaceFiles
import InterfaceTree
import PreviewWire

/// The nibs and storyboards of a folder, read.
struct InterfaceScan: Sendable {
  /// More are not read: no app has so many.
  static let maximumFiles = 1000

  /// Sorted by path. One that is broken is left out.
  private(set) var files: [InterfaceFile] = []
  /// The words for them, in languages.
  private(set) var strings: [InterfaceStrings] = []
  private(set) var problems: [Problem] = []
  /// Of the names and contents; nil where there are none.
  private(set) var hash: ContentHash?

  /// None.
  init() {}

  init(_ paths: [String], in root: SourceRoot) {
    let interfaces = paths.filter { InterfaceFile.Kind($0) != nil }
    let names = Set(interfaces.map(\.lastComponent.stem))
    let words = paths.filter { $0.hasSuffix(".strings") && names.contains($0.lastComponent.stem) }
    if interfaces.isEmpty { return }
    hash = ContentHash()
    for path in interfaces.prefix(Self.maximumFiles) { read(path, root) }
    for path in words.prefix(Self.maximumFiles) { readWords(path, root) }
    if interfaces.count > Self.maximumFiles {
      let text = "there are more than \(Self.maximumFiles) nibs and storyboards; the others are not read"
      problems.append(Problem(kind: .warning, message: text))
    }
  }

  private mutating func read(_ path: String, _ root: SourceRoot) {
    guard let kind = InterfaceFile.Kind(path), let bytes = contents(path, root) else { return }
    do {
      let document = try InterfaceCache.document(bytes)
      files.append(
        InterfaceFile(path.lastComponent.stem, kind, language: path.language, document: document))
    } catch {
      complain(path, root, error.description, line: error.line)
    }
  }

  private mutating func readWords(_ path: String, _ root: SourceRoot) {
    guard let bytes = contents(path, root) else { return }
    guard let table = StringsReader.table(Data(bytes)) else {
      return complain(path, root, "It is no list of words that can be read, so it translates nothing.")
    }
    if table.isEmpty { return }
    strings.append(InterfaceStrings(path.lastComponent.stem, language: path.language, table: table))
  }

  private mutating func contents(_ path: String, _ root: SourceRoot) -> [UInt8]? {
    hash?.add(root.display(path))
    do throws(SourceText.Failure) {
      let bytes = try SourceText.contents(path)
      hash?.add(bytes)
      return bytes
    } catch {
      complain(path, root, InterfaceFailure(.unreadable(error.message)).description)
      return nil
    }
  }

  private mutating func complain(_ path: String, _ root: SourceRoot, _ message: String, line: Int = 0) {
    problems.append(
      Problem(kind: .warning, file: root.display(path), absolutePath: path, line: line, message: message))
  }
}

/// Documents that were read before: a save changes one of them.
private enum InterfaceCache {
  nonisolated(unsafe) private static let known = NSCache<NSString, Read>()

  private final class Read {
    let result: Result<InterfaceElement, InterfaceFailure>

    init(_ result: Result<InterfaceElement, InterfaceFailure>) { self.result = result }
  }

  static func document(_ bytes: [UInt8]) throws(InterfaceFailure) -> InterfaceElement {
    var hash = ContentHash()
    hash.add(bytes)
    let key = hash.text as NSString
    if let read = known.object(forKey: key) { return try read.result.get() }
    let result: Result<InterfaceElement, InterfaceFailure>
    do throws(InterfaceFailure) {
      result = .success(try InterfaceReader.document(Data(bytes)))
    } catch {
      result = .failure(error)
    }
    known.setObject(Read(result), forKey: key)
    return try result.get()
  }
}

extension InterfaceFile.Kind {
  fileprivate init?(_ path: String) {
    if path.hasSuffix(".xib") {
      self = .nib
    } else if path.hasSuffix(".storyboard") {
      self = .storyboard
    } else {
      return nil
    }
  }
}

extension String {
  /// A file's name without its ending.
  fileprivate var stem: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }

  /// `Base` of `…/Base.lproj/Main.storyboard`; empty outside of such a folder.
  fileprivate var language: String {
    let folder = parentFolder.lastComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
  }
}
