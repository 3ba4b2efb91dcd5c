import ProjectDescription

extension Project {
    /// A feature: a framework, and an app that shows nothing else.
    public static func feature(
        name: String,
        dependencies: [TargetDependency] = [],
        hasExample: Bool = true
    ) -> Project {
        var targets: [Target] = [
            .target(
                name: name,
                destinations: Constants.destinations,
                product: .staticFramework,
                bundleId: "\(Constants.organization).\(name.lowercased())",
                deploymentTargets: Constants.deploymentTargets,
                sources: ["Sources/**"],
                dependencies: [.core] + dependencies
            ),
        ]
        if hasExample {
            targets.append(
                .target(
                    name: "\(name)Example",
                    destinations: Constants.destinations,
                    product: .app,
                    bundleId: "\(Constants.organization).\(name.lowercased()).example",
                    infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
                    sources: ["Example/**"],
                    dependencies: [.target(name: name)]
                )
            )
        }
        return Project(name: name, settings: Constants.settings, targets: targets)
    }
}
