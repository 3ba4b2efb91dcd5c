// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "CardDeck",
    platforms: [.iOS(.v14)],
    products: [
        .library(name: "CardDeck", targets: ["CardDeck"]),
    ],
    targets: [
        .target(name: "CardDeck"),
        .testTarget(name: "CardDeckTests", dependencies: ["CardDeck"]),
    ]
)
