// swift-tools-version: 5.10
import PackageDescription

#if TUIST
import ProjectDescription

let packageSettings = PackageSettings(
    productTypes: ["PINRemoteImage": .framework]
)
#endif

let package = Package(
    name: "Harbour",
    dependencies: [
        .package(url: "https://github.com/pinterest/PINRemoteImage", from: "3.0.3"),
    ]
)
