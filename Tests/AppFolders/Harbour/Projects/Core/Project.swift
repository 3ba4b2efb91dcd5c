import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Core",
    settings: Constants.settings,
    targets: [
        Target.target(
            name: "Core",
            destinations: Constants.destinations,
            product: .framework,
            bundleId: Constants.organization + ".core",
            sources: [
                .glob("Sources/**", excluding: ["Sources/**/*Mac.swift"]),
            ]
        ),
    ]
)
