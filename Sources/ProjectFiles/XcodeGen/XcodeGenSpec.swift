/// The targets of XcodeGen's `project.yml`, read without running it.
public struct XcodeGenSpec: Hashable, Sendable {
  /// A file that is no YAML.
  public struct Failure: Error, Hashable {
    /// From the served folder.
    public var file: String
    /// From 1.
    public var line: Int
    public var reason: String
  }

  /// Looks into the served folder, by paths from there.
  public struct Surroundings {
    /// The text of a file; nil where there is none that may be read.
    public var read: (String) -> String?
    public var hasFolder: (String) -> Bool
    /// Property lists, sorted.
    public var infoPlists: [String]

    public init(
      read: @escaping (String) -> String?, hasFolder: @escaping (String) -> Bool, infoPlists: [String]
    ) {
      (self.read, self.hasFolder, self.infoPlists) = (read, hasFolder, infoPlists)
    }
  }

  public private(set) var name: String
  public private(set) var targets: [ProjectTarget] = []
  /// Folders of packages that it names by path, from the served folder.
  public private(set) var localPackages: [String] = []
  /// Addresses of the others.
  public private(set) var remotePackages: [String] = []
  /// Sentences on what could not be read.
  public private(set) var problems: [String] = []

  private static let maximumTargets = 500

  /// Whether a file of that name may be one.
  public static func isName(_ name: String) -> Bool {
    ["project.yml", "project.yaml", "project.json"].contains(name)
  }

  /// Nil for a file that is something else: other tools have a `project.json`, too.
  ///
  /// - Parameter file: its path, from the served folder.
  public init?(_ file: String, in surroundings: Surroundings) throws(Failure) {
    let folder = ProjectPath.folder(of: file)
    var loader = XcodeGenIncludes(surroundings.read)
    let spec = try loader.load(file)
    let described = spec["targets"]?.entries ?? []
    let usual = ["type", "platform", "templates", "supportedDestinations"]
    guard described.contains(where: { target in usual.contains { target.value[$0] != nil } }) else {
      return nil
    }
    name = spec["name"]?.text ?? ProjectPath.name(of: folder)
    problems = loader.problems
    var templates = XcodeGenTemplates(spec)
    let project = XcodeGenProject(spec, folder, surroundings)
    for entry in described.prefix(Self.maximumTargets) {
      for (name, node) in templates.targets(of: entry) {
        targets.append(project.target(name, product: entry.key, node))
      }
    }
    if templates.isExhausted {
      problems.append("\(file) has templates that grow without end; not all are read")
    }
    for package in spec["packages"]?.entries ?? [] {
      if let path = package.value["path"]?.text { localPackages.append(ProjectPath.join(folder, path)) }
      let address =
        package.value["url"]?.text ?? package.value["github"]?.text.map { "https://github.com/\($0)" }
      if let address { remotePackages.append(address) }
    }
    localPackages += (spec["localPackages"]?.texts ?? []).map { ProjectPath.join(folder, $0) }
    let unknown = targets.flatMap { $0.sources + $0.folders.map(\.path) }.filter { $0.contains("${") }.unique
    if !unknown.isEmpty {
      problems.append(
        "\(file) asks for variables of the environment, which are not read: "
          + unknown.prefix(3).joined(separator: ", "))
    }
  }
}
