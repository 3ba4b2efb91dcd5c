import ProjectDescription

public extension TargetDependency {
    static let core: TargetDependency = .project(target: "Core", path: .relativeToRoot("Projects/Core"))

    static func feature(_ name: String) -> TargetDependency {
        .project(target: name, path: .relativeToRoot("Projects/Features/\(name)"))
    }
}
