import Foundation
import ModelFiles
import PreviewWire
import ProjectFiles

/// The Core Data models of a folder, read.
struct ModelScan: Sendable {
  /// A model and where it is.
  struct Found: Sendable {
    /// Of the folder that ends in `.xcdatamodeld`, or in `.xcdatamodel` where that stands by itself.
    var path: String
    var model: DataModel
  }

  /// More are not read: no app has so many.
  static let maximumModels = 100

  /// Sorted by path; of several versions the current one. One that is broken is left out.
  private(set) var found: [Found] = []
  private(set) var problems: [Problem] = []

  /// None.
  init() {}

  /// - Parameter paths: of all folders that end in `.xcdatamodel`.
  init(_ paths: [String], in root: SourceRoot) {
    var versions: [String: [String]] = [:]
    for path in paths {
      let isVersion = path.parentFolder.hasSuffix(".xcdatamodeld")
      versions[isVersion ? path.parentFolder : path, default: []].append(path)
    }
    for home in versions.keys.sorted().prefix(Self.maximumModels) {
      guard let path = current(of: home, versions[home] ?? [], root) else { continue }
      read(path, home, root)
    }
    if versions.count > Self.maximumModels {
      let text = "there are more than \(Self.maximumModels) data models; the others are not read"
      problems.append(Problem(kind: .warning, message: text))
    }
  }

  /// Of several versions the one that Xcode is told to take; without that the one called like the model, or
  /// the last.
  private func current(of home: String, _ versions: [String], _ root: SourceRoot) -> String? {
    let sorted = versions.sorted()
    if sorted.count > 1, let name = currentName(in: home, root),
      let path = sorted.first(where: { $0.lastComponent == name })
    {
      return path
    }
    let stem = home.lastComponent.modelStem
    return sorted.first { $0.lastComponent.modelStem == stem } ?? sorted.last
  }

  private func currentName(in home: String, _ root: SourceRoot) -> String? {
    let path = home.appending(component: ".xccurrentversion")
    guard RealPath.isInside(path, root.folder), let bytes = try? SourceText.contents(path, 1 << 16),
      let list = InfoPlist.read(Data(bytes))
    else { return nil }
    return list["_XCCurrentVersionName"]?.text
  }

  private mutating func read(_ path: String, _ home: String, _ root: SourceRoot) {
    let file = path.appending(component: "contents")
    guard RealPath.isInside(file, root.folder) else {
      let isThere = FileStatus(file) != nil
      return complain(
        file, root,
        isThere
          ? "It is a link that leaves the folder; it is left out."
          : "It is not there, so there is no such model.")
    }
    do {
      let bytes = try SourceText.contents(file)
      let reader = try DataModelReader(Data(bytes), name: home.lastComponent.modelStem)
      for remark in reader.remarks { complain(file, root, remark.text, line: remark.line) }
      found.append(Found(path: home, model: reader.model))
    } catch let failure as DataModelFailure {
      complain(file, root, failure.description, line: failure.line)
    } catch {
      let reason = (error as? SourceText.Failure)?.message ?? "\(error)"
      complain(file, root, "It cannot be read: \(reason).")
    }
  }

  private mutating func complain(_ path: String, _ root: SourceRoot, _ message: String, line: Int = 0) {
    problems.append(
      Problem(kind: .warning, file: root.display(path), absolutePath: path, line: line, message: message))
  }
}

extension String {
  /// `Shop` of `Shop.xcdatamodeld` and of `Shop.xcdatamodel`.
  fileprivate var modelStem: String {
    for ending in [".xcdatamodeld", ".xcdatamodel"] where hasSuffix(ending) {
      return String(dropLast(ending.count))
    }
    return self
  }
}
