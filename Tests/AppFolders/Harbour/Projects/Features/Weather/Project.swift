import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.feature(name: "Weather", hasExample: false)
