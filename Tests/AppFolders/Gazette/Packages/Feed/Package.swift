// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Feed",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Feed", targets: ["Feed"])],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Design"),
        .package(url: "https://github.com/Alamofire/AlamofireImage.git", from: "4.3.0"),
    ],
    targets: [
        .target(name: "Feed", dependencies: ["Core", "Design", .product(name: "AlamofireImage", package: "AlamofireImage")])
    ]
)
