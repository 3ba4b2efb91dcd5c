// swift-tools-version: 6.1
import PackageDescription

// The arrows of the architecture, as a table: what a target may import is what stands in its row.
//
//     CoreGraphics ◄─ QuartzCore ◄─ UIKit ◄─ PreviewHost ◄─ scrollwork-agent ─► Gallery ─► UIKit
//     HarfBuzzSystem, FribidiSystem, UnistringSystem, Typefaces ◄─ Typesetting ◄─ UIKit
//                                                      Typefaces ◄─ PreviewServer
//                                                │
//                                                ▼
//                                           PreviewWire ◄─ PreviewSession ◄─ PreviewServer ◄─ scrollwork
//                                                                                 │
//             LibwebsocketsSystem ◄─ CLibwebsockets ◄─ Libwebsockets ◄────────────┘
let sources: [Target] = [
  .target(name: "CoreGraphics"),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),

  .systemLibrary(name: "HarfBuzzSystem", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "FribidiSystem", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
  .systemLibrary(name: "UnistringSystem", providers: [.apt(["libunistring-dev"])]),
  .target(name: "Typefaces"),
  .target(
    name: "Typesetting",
    dependencies: ["Typefaces", "HarfBuzzSystem", "FribidiSystem", "UnistringSystem"]),

  .target(name: "UIKit", dependencies: ["QuartzCore", "Typesetting"]),
  .target(name: "Gallery", dependencies: ["UIKit"]),

  // Without Foundation nothing else brings libm, whose rounding functions an unoptimised build calls.
  .target(name: "PreviewWire", linkerSettings: [.linkedLibrary("m")]),
  .target(name: "PreviewSession", dependencies: ["PreviewWire"]),
  .target(name: "PreviewHost", dependencies: ["UIKit", "PreviewWire"]),

  .systemLibrary(
    name: "LibwebsocketsSystem", pkgConfig: "libwebsockets",
    providers: [.apt(["libwebsockets-dev"])]),
  .target(name: "CLibwebsockets", dependencies: ["LibwebsocketsSystem"]),
  .target(name: "Libwebsockets", dependencies: ["CLibwebsockets", "LibwebsocketsSystem"]),
  .target(
    name: "PreviewServer", dependencies: ["Libwebsockets", "PreviewSession", "PreviewWire", "Typefaces"]),

  .executableTarget(name: "scrollwork", dependencies: ["PreviewServer"]),
  .executableTarget(name: "scrollwork-agent", dependencies: ["PreviewHost", "Gallery"]),
]

let tests: [Target] = [
  .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
  .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
  .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
  .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
  .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
  .testTarget(name: "PreviewWireTests", dependencies: ["PreviewWire"]),
  .testTarget(name: "PreviewSessionTests", dependencies: ["PreviewSession"]),
  .testTarget(name: "PreviewHostTests", dependencies: ["PreviewHost", "Gallery"]),
  .testTarget(name: "LibwebsocketsTests", dependencies: ["Libwebsockets"]),
  .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer", "Typefaces"]),
]

// The toolchain ships glue between Testing and Apple's CoreGraphics, and would look for it beside ours.
for target in tests {
  target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
}

let package = Package(
  name: "scrollwork",
  products: [
    .executable(name: "scrollwork", targets: ["scrollwork"]),
    .executable(name: "scrollwork-agent", targets: ["scrollwork-agent"]),
  ],
  targets: sources + tests,
  swiftLanguageModes: [.v6]
)
