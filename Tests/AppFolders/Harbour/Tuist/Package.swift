// swift-tools-version: 5.10
import PackageDescription

#if TUIST
import ProjectDescription

let packageSettings = PackageSettings(
    productTypes: ["Kingfisher": .framework]
)
#endif

let package = Package(
    name: "Harbour",
    dependencies: [
        .package(url: "https://github.com/onevcat/Kingfisher", from: "7.0.0"),
    ]
)
