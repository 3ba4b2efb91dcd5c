import ProjectDescription
import ProjectDescriptionHelpers

let features = ["Berths", "Weather"]

let project = Project(
    name: "App",
    settings: Constants.settings,
    targets: [
        .target(
            name: "Harbour",
            destinations: Constants.destinations,
            product: .app,
            bundleId: Constants.organization,
            deploymentTargets: Constants.deploymentTargets,
            infoPlist: .extendingDefault(with: [
                "UILaunchScreen": [:],
                "UIApplicationSceneManifest": [
                    "UIApplicationSupportsMultipleScenes": false,
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            [
                                "UISceneConfigurationName": "Default Configuration",
                                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                            ],
                        ],
                    ],
                ],
            ]),
            sources: ["Sources/**"],
            resources: ["Resources/**"],
            dependencies: [.core] + features.map { .feature($0) }
        ),
    ]
)
