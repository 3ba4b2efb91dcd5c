import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.feature(
    name: "Berths",
    dependencies: [.external(name: "PINRemoteImage")]
)
