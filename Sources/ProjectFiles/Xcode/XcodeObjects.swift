/// The objects of a project file, which call each other by identifiers.
struct XcodeObjects {
  let objects: [String: PropertyValue]
  let root: PropertyValue
  /// The folder that the project's paths start from, from the served folder.
  let base: String
  /// Paths of groups and files by identifier, from the served folder; nil where they lead to what is built,
  /// or to Xcode.
  private(set) var paths: [String: String] = [:]

  /// How deep groups may be nested.
  private static let maximumDepth = 64

  /// - Parameter folder: that of the project, from the served one.
  init?(_ value: PropertyValue, folder: String) {
    objects = value["objects"]?.table ?? [:]
    guard let rootID = value["rootObject"]?.text, let root = objects[rootID] else { return nil }
    self.root = root
    base = ProjectPath.join(folder, root["projectDirPath"]?.text ?? "")
    if let main = root["mainGroup"]?.text {
      var seen: Set<String> = []
      resolve(main, in: base, root: base, depth: 0, &seen)
    }
  }

  subscript(id: String?) -> PropertyValue? { id.flatMap { objects[$0] } }

  /// The object that a reference in `object` leads to.
  func object(_ key: String, of object: PropertyValue?) -> PropertyValue? { self[object?[key]?.text] }

  func ids(_ key: String, of object: PropertyValue?) -> [String] { object?[key]?.texts ?? [] }

  private mutating func resolve(
    _ id: String, in folder: String, root: String, depth: Int, _ seen: inout Set<String>
  ) {
    guard depth < Self.maximumDepth, seen.insert(id).inserted, let object = objects[id] else { return }
    let path = object["path"]?.text ?? ""
    let base: String? =
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": folder
      case "SOURCE_ROOT": root
      case "<absolute>": path.hasPrefix("/") ? "" : nil
      default: nil
      }
    guard let base else { return }
    let place = ProjectPath.join(base, path)
    paths[id] = place
    for child in ids("children", of: object) {
      resolve(child, in: place, root: root, depth: depth + 1, &seen)
    }
  }

  /// The files that a group stands for: those of a variant group are its languages.
  func files(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    switch object["isa"]?.text {
    case "PBXVariantGroup", "XCVersionGroup":
      let children = ids("children", of: object).compactMap { paths[$0] }
      if object["isa"]?.text == "XCVersionGroup" { return paths[id].map { [$0] } ?? [] }
      return children
    default: return paths[id].map { [$0] } ?? []
    }
  }

  func kind(_ object: PropertyValue) -> String { object["isa"]?.text ?? "" }
}
