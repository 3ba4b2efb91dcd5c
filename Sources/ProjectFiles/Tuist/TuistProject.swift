/// The targets of Tuist's `Project.swift`, read without running it.
public struct TuistProject: Hashable, Sendable {
  public private(set) var name: String
  public private(set) var targets: [ProjectTarget] = []
  /// Folders of packages that it names by path, from the served folder.
  public private(set) var localPackages: [String] = []
  /// Sentences on what could not be read, with the file and the line.
  public private(set) var problems: [String] = []

  /// - Parameters:
  ///   - file: path of the manifest, from the served folder.
  ///   - helpers: the files that it may use.
  ///   - root: the folder that paths of the whole workspace start from, from the served folder.
  ///   - read: the text of a file by its path from the served folder; nil where there is none that may be
  ///     read.
  ///   - hasFolder: whether there is a folder at a path from the served folder.
  public init(
    _ text: String, at file: String, helpers: TuistHelpers = TuistHelpers([]), root: String = "",
    read: @escaping (String) -> String? = { _ in nil }, hasFolder: @escaping (String) -> Bool
  ) {
    let folder = ProjectPath.folder(of: file)
    name = ProjectPath.name(of: folder)
    guard let files = LiteralFiles(text, at: file, helpers: helpers.files) else {
      problems.append("\(file) is nested too deeply to be read; the folder is taken plainly")
      targets = Self.guessed(name, in: folder, isApp: false, hasFolder).map { [$0] } ?? []
      return
    }
    let reader = LiteralReader(files)
    let project = reader.constant("project") ?? reader.constant(calling: "Project") ?? .nothing
    guard project.callee == "Project" else {
      guess(project.unreadable.first, file, hasFolder)
      return
    }
    name = project["name"]?.text ?? name
    let paths = TuistPaths(folder: folder, root: root)
    let described = TuistTarget(paths, project, read: read, hasFolder: hasFolder)
    for value in project["targets"]?.each ?? [] {
      if let target = described.target(value) {
        targets.append(target)
        problems += described.problems(of: value, target)
      } else if case .unreadable(let unread) = value {
        guess(unread, file, hasFolder)
      }
    }
    problems += reader.unread.map { "\($0.place): '\($0.text)' is not known without running it" }
    if project["name"]?.text == nil, targets.isEmpty, problems.isEmpty { guess(nil, file, hasFolder) }
    for package in project["packages"]?.elements ?? [] {
      if let path = package["path"].flatMap(paths.path) { localPackages.append(path) }
    }
    problems = problems.unique
  }

  /// Takes what a manifest cannot be read of for what such manifests mostly say.
  private mutating func guess(
    _ unread: LiteralValue.Unread?, _ file: String, _ hasFolder: (String) -> Bool
  ) {
    let folder = ProjectPath.folder(of: file)
    let text = unread.map { "\($0.place): '\($0.text)'" } ?? "\(file): a 'let project = Project(…)'"
    let isApp = unread.map { $0.text.contains("App") || $0.text.contains(".app(") } ?? false
    let name = unread?.name ?? ProjectPath.name(of: folder)
    guard let target = Self.guessed(name, in: folder, isApp: isApp, hasFolder),
      !targets.contains(where: { $0.name == target.name })
    else {
      problems.append("\(text) is not known without running it; the folder is taken plainly")
      return
    }
    targets.append(target)
    let taken = target.folders.map(\.path).joined(separator: ", ")
    problems.append("\(text) is not known without running it; \(name) is taken to be what lies in \(taken)")
  }

  /// A target of the files beside the manifest; nil where it would be all that is served.
  private static func guessed(
    _ name: String, in folder: String, isApp: Bool, _ hasFolder: (String) -> Bool
  ) -> ProjectTarget? {
    let usual = ["Sources", "\(name)/Sources", "Targets/\(name)/Sources", name]
    let sources = usual.map { ProjectPath.join(folder, $0) }.first(where: hasFolder)
    guard let path = sources ?? (folder.isEmpty ? nil : folder), !name.isEmpty else { return nil }
    var target = ProjectTarget(name: name, moduleName: moduleIdentifier(name), kind: isApp ? .app : .library)
    target.folders = [ProjectTarget.Folder(path: path)]
    return target
  }
}
