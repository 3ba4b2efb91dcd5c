// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Feed",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Feed", targets: ["Feed"])],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Design"),
        .package(url: "https://github.com/onevcat/Kingfisher.git", from: "7.0.0"),
    ],
    targets: [
        .target(name: "Feed", dependencies: ["Core", "Design", .product(name: "Kingfisher", package: "Kingfisher")])
    ]
)
