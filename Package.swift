// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where the toolchain keeps the libraries of its own tools, SwiftSyntax among them: `lib/swift/host`, as the
/// compiler on PATH says it.
let hostLibraries: String = {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }
  let compiler = Process()
  let output = Pipe()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-print-target-info"]
  compiler.standardOutput = output
  do {
    try compiler.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return try JSONDecoder().decode(TargetInfo.self, from: said).paths.runtimeResourcePath + "/host"
  } catch {
    fatalError("swiftc -print-target-info does not say where the toolchain is: \(error)")
  }
}()
let swiftSyntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let swiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftIfConfig"), .linkedLibrary("SwiftDiagnostics"),
  .linkedLibrary("SwiftParserDiagnostics"),
]

// The arrows of the architecture, as a table: what a target may import is what stands in its row.
// `ARCHITECTURE.md` says what each target is for, and a test holds its rows to these.
//
//     CoreGraphics ◄─ VirtualTime ◄─ ObjectiveCRuntime ◄─ QuartzCore ◄─ UIKit
//     UIKit ◄─ PreviewHost ◄─ scrollwork-agent ─► Gallery ─► UIKit
//     HarfBuzzSystem, FribidiSystem, UnistringSystem, Typefaces ◄─ Typesetting ◄─ UIKit
//     UIKit ─► InterfaceTree ◄─ InterfaceFiles ◄─ ModelFiles ◄─ PreviewBuilder
//                                                      Typefaces ◄─ PreviewServer
//     LibyamlSystem ◄─ ProjectFiles ◄─ PreviewBuilder
//     SampleData ◄─ UIKit
//     Processes ◄─ Containment, PreviewHost, PreviewServer, PreviewBuilder and the programs
//     CairoSystem, FreeTypeSystem, TurboJPEGSystem, WebPSystem, Typesetting ◄─ StillPicture ◄─ PreviewHost
//     ContainmentSystem, SeccompSystem ◄─ Containment ◄─ PreviewHost, PreviewServer, scrollwork
//                                                │
//                                                ▼
//                                           PreviewWire ◄─ PreviewSession ◄─ PreviewServer ◄─ scrollwork
//                                                                                 │
//             LibwebsocketsSystem ◄─ CLibwebsockets ◄─ Libwebsockets ◄────────────┤
//                            OpenSSLSystem ◄─ ServerTLS ◄─ Libwebsockets          │
//                                   SQLiteSystem ◄─ SQLiteDatabase ◄──────────────┤
//                                   QrencodeSystem ◄─ QRCodes ◄───────────────────┤
//                                                    OpenSSLSystem ◄──────────────┘
let sources: [Target] = [
  .target(name: "CoreGraphics"),
  .target(name: "VirtualTime", dependencies: ["CoreGraphics"]),
  .target(name: "ObjectiveCRuntime", dependencies: ["VirtualTime"]),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveCRuntime", "VirtualTime"]),

  .systemLibrary(name: "HarfBuzzSystem", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "FribidiSystem", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
  .systemLibrary(name: "UnistringSystem", providers: [.apt(["libunistring-dev"])]),
  .target(name: "Typefaces"),
  .target(
    name: "Typesetting",
    dependencies: ["Typefaces", "HarfBuzzSystem", "FribidiSystem", "UnistringSystem"]),

  .target(name: "SampleData"),
  // Nibs and storyboards as trees, and how they travel.
  .target(name: "InterfaceTree"),

  .target(
    name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", "SampleData", "Typesetting", "InterfaceTree"]),
  // Its sources are adapted like anybody's; only the list of them is compiled as it stands.
  .target(
    name: "Gallery", dependencies: ["PreviewRuntime", "UIKit"], exclude: ["Photos/Photos.xcassets"],
    sources: ["Catalogue.swift"], plugins: ["AdaptGallery"]),
  .plugin(name: "AdaptGallery", capability: .buildTool(), dependencies: ["scrollwork-adapt"]),

  // Modules that apps import beside UIKit and every agent has, for previewed code only. There is
  // no Darwin: the tests that SwiftPM writes believe themselves on a Mac where they can import that.
  .target(name: "Combine", dependencies: ["UIKit"]),
  .target(name: "ObjectiveC", dependencies: ["UIKit"]),
  .target(name: "os", dependencies: ["UIKit"]),

  .target(name: "PreviewWire"),
  // Starting programs, watching them, and reading what they leave behind. Nothing of ours is below it.
  .target(name: "Processes"),
  // The layers that keep previewed code from everything that is not its own.
  .systemLibrary(name: "SeccompSystem", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
  .target(name: "ContainmentSystem"),
  .target(name: "Containment", dependencies: ["ContainmentSystem", "Processes", "SeccompSystem"]),
  // Takes the place of pthread_create in the program that it is linked to: in the agent only, and in no test.
  .target(name: "PreviewThreads"),
  // Pictures without a browser. Agents draw them: what pictures and fonts bring is decoded nowhere else.
  .systemLibrary(name: "CairoSystem", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(name: "FreeTypeSystem", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
  .systemLibrary(
    name: "TurboJPEGSystem", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
  .systemLibrary(name: "WebPSystem", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
  .target(
    name: "StillPicture",
    dependencies: [
      "CairoSystem", "FreeTypeSystem", "PreviewWire", "TurboJPEGSystem", "Typesetting", "WebPSystem",
    ]),
  .target(name: "PreviewSession", dependencies: ["PreviewWire"]),
  .target(
    name: "PreviewRuntime", dependencies: ["QuartzCore", "UIKit", "Combine", "SampleData", "PreviewWire"]),
  .target(
    name: "PreviewHost",
    dependencies: [
      "Containment", "PreviewRuntime", "Processes", "QuartzCore", "SampleData", "StillPicture", "UIKit",
      "PreviewWire",
    ]),

  .systemLibrary(
    name: "LibwebsocketsSystem", pkgConfig: "libwebsockets",
    providers: [.apt(["libwebsockets-dev"])]),
  .target(name: "CLibwebsockets", dependencies: ["LibwebsocketsSystem"]),
  // TLS is not the library's: HTTP is read before it sees a socket.
  .systemLibrary(name: "OpenSSLSystem", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
  .target(name: "ServerTLS", dependencies: ["OpenSSLSystem"]),
  .target(name: "Libwebsockets", dependencies: ["CLibwebsockets", "LibwebsocketsSystem", "ServerTLS"]),
  .systemLibrary(
    name: "QrencodeSystem", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
  .target(name: "QRCodes", dependencies: ["QrencodeSystem"]),
  .systemLibrary(name: "SQLiteSystem", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  // Not “SQLite”: previewed code finds our modules, and apps import a package of that name.
  .target(name: "SQLiteDatabase", dependencies: ["SQLiteSystem"]),
  .target(
    name: "PreviewServer",
    dependencies: [
      "Containment", "Libwebsockets", "OpenSSLSystem", "PreviewSession", "PreviewWire", "Processes",
      "QRCodes",
      "SQLiteDatabase", "ServerTLS", "Typefaces",
    ]),

  .target(
    name: "SourceAdapter", dependencies: ["PreviewWire", "InterfaceTree"], swiftSettings: swiftSyntaxModules,
    linkerSettings: swiftSyntax),
  .executableTarget(
    name: "scrollwork-adapt", dependencies: ["Processes", "SourceAdapter"], swiftSettings: swiftSyntaxModules),
  .executableTarget(
    name: "scrollwork",
    dependencies: [
      "Containment", "Libwebsockets", "PreviewServer", "PreviewWire", "Processes", "QRCodes", "ServerTLS",
    ]),
  // The libraries that it loads later find UIKit and its kin in the program itself.
  .executableTarget(
    name: "scrollwork-agent",
    dependencies: [
      "PreviewHost", "PreviewRuntime", "PreviewThreads", "Processes", "Gallery", "Combine", "ObjectiveC",
      "os",
    ],
    linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
]

// The program that compiles what people serve.
let builder: [Target] = [
  // Nibs and storyboards: how they are read, with the toolchain's XML parser.
  .target(name: "InterfaceFiles", dependencies: ["InterfaceTree"]),
  // Core Data's models: how they are read, and what becomes source of them.
  .target(name: "ModelFiles", dependencies: ["InterfaceFiles", "InterfaceTree"]),
  // For the builder alone: previewed code is compiled without it.
  .systemLibrary(name: "LibyamlSystem", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
  .target(
    name: "ProjectFiles", dependencies: ["LibyamlSystem"], swiftSettings: swiftSyntaxModules,
    linkerSettings: swiftSyntax),
  .target(
    name: "PreviewBuilder",
    dependencies: [
      "ProjectFiles", "SourceAdapter", "PreviewWire", "Processes", "InterfaceTree", "InterfaceFiles",
      "ModelFiles",
    ],
    swiftSettings: swiftSyntaxModules),

  .executableTarget(
    name: "scrollwork-builder", dependencies: ["PreviewBuilder", "Processes"],
    swiftSettings: swiftSyntaxModules),
]

// Apple's modules of which previewed code sees a stand-in. No program is linked with them: the builder links
// those that a preview imports into its library (`StandInModules` in SourceAdapter has the same table).
let appleModules: [Target] = [
  // Parts that Apple's modules have for one another; here each is seen by files that import both.
  .target(
    name: "_CoreData_SwiftUI", dependencies: ["UIKit", "Combine", "PreviewRuntime", "CoreData", "SwiftUI"]),
  .target(
    name: "_PhotosUI_SwiftUI", dependencies: ["UIKit", "Combine", "PreviewRuntime", "PhotosUI", "SwiftUI"]),
  .target(
    name: "_StoreKit_SwiftUI", dependencies: ["UIKit", "Combine", "PreviewRuntime", "StoreKit", "SwiftUI"]),
  .target(name: "AudioToolbox", dependencies: ["UIKit"]),
  .target(name: "AuthenticationServices", dependencies: ["UIKit"]),
  .target(name: "AVFoundation", dependencies: ["UIKit"]),
  .target(name: "AVKit", dependencies: ["UIKit", "AVFoundation"]),
  .target(name: "Contacts", dependencies: ["UIKit"]),
  .target(name: "ContactsUI", dependencies: ["UIKit", "Contacts"]),
  .target(name: "CoreData", dependencies: ["UIKit", "SampleData"]),
  .target(name: "CoreLocation", dependencies: ["UIKit"]),
  .target(name: "CoreMotion", dependencies: ["UIKit"]),
  .target(name: "CryptoKit", dependencies: ["UIKit"]),
  .target(name: "ImageIO", dependencies: ["UIKit"]),
  .target(name: "LocalAuthentication", dependencies: ["UIKit"]),
  .target(name: "MapKit", dependencies: ["UIKit", "CoreLocation"]),
  .target(name: "MessageUI", dependencies: ["UIKit"]),
  .target(name: "MobileCoreServices", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
  .target(name: "Network", dependencies: ["UIKit"]),
  .target(name: "OSLog", dependencies: ["UIKit", "os"]),
  .target(name: "Photos", dependencies: ["UIKit", "CoreLocation"]),
  .target(name: "PhotosUI", dependencies: ["UIKit", "Photos", "UniformTypeIdentifiers"]),
  .target(name: "SafariServices", dependencies: ["UIKit"]),
  .target(name: "Security", dependencies: ["UIKit"]),
  .target(name: "StoreKit", dependencies: ["UIKit"]),
  .target(name: "SwiftData", dependencies: ["UIKit", "SampleData", "SwiftUI"]),
  .target(
    name: "SwiftUI",
    dependencies: [
      "CoreGraphics", "QuartzCore", "UIKit", "Combine", "PreviewRuntime", "UniformTypeIdentifiers",
    ]),
  .target(name: "SystemConfiguration", dependencies: ["UIKit"]),
  .target(name: "UniformTypeIdentifiers", dependencies: ["UIKit"]),
  .target(name: "UserNotifications", dependencies: ["UIKit"]),
  .target(name: "WebKit", dependencies: ["UIKit"]),
]

// Packages of others that apps seldom bring along and whose absence leaves screens empty, each with a
// stand-in of our own: linked as Apple's are, and only where the package itself does not lie in what is
// served.
let packageModules: [Target] = [
  .target(name: "Alamofire", dependencies: ["UIKit", "Combine"], path: "Sources/Packages/Alamofire"),
  .target(
    name: "AlamofireObjectMapper", dependencies: ["UIKit", "Alamofire", "ObjectMapper"],
    path: "Sources/Packages/AlamofireObjectMapper"),
  .target(
    name: "CombineMoya", dependencies: ["UIKit", "Combine", "Moya"], path: "Sources/Packages/CombineMoya"),
  .target(name: "Differentiator", dependencies: ["UIKit"], path: "Sources/Packages/Differentiator"),
  .target(
    name: "Kingfisher", dependencies: ["UIKit", "PictureLoading", "SwiftUI"],
    path: "Sources/Packages/Kingfisher"),
  .target(
    name: "Moya", dependencies: ["UIKit", "SampleData", "Alamofire"], path: "Sources/Packages/Moya"),
  .target(
    name: "Moya_ObjectMapper", dependencies: ["UIKit", "Moya", "ObjectMapper", "RxSwift"],
    path: "Sources/Packages/Moya_ObjectMapper"),
  .target(name: "NSObject_Rx", dependencies: ["UIKit", "RxSwift"], path: "Sources/Packages/NSObject_Rx"),
  .target(name: "Nuke", dependencies: ["UIKit", "PictureLoading"], path: "Sources/Packages/Nuke"),
  .target(
    name: "NukeUI", dependencies: ["UIKit", "Combine", "Nuke", "SwiftUI"], path: "Sources/Packages/NukeUI"),
  .target(
    name: "PictureLoading", dependencies: ["UIKit", "SampleData"], path: "Sources/Packages/PictureLoading"),
  .target(
    name: "ObjectMapper", dependencies: ["UIKit", "SampleData"], path: "Sources/Packages/ObjectMapper"),
  .target(name: "Reusable", dependencies: ["UIKit"], path: "Sources/Packages/Reusable"),
  .target(
    name: "RxCocoa", dependencies: ["UIKit", "PreviewRuntime", "RxRelay", "RxSwift"],
    path: "Sources/Packages/RxCocoa"),
  .target(
    name: "RxDataSources", dependencies: ["UIKit", "Differentiator", "RxCocoa", "RxSwift"],
    path: "Sources/Packages/RxDataSources"),
  .target(name: "RxMoya", dependencies: ["UIKit", "Moya", "RxSwift"], path: "Sources/Packages/RxMoya"),
  .target(
    name: "RxRelay", dependencies: ["UIKit", "PreviewRuntime", "RxSwift"], path: "Sources/Packages/RxRelay"),
  .target(name: "RxSwift", dependencies: ["UIKit", "PreviewRuntime"], path: "Sources/Packages/RxSwift"),
  .target(
    name: "SDWebImage", dependencies: ["UIKit", "PictureLoading"], path: "Sources/Packages/SDWebImage"),
  .target(
    name: "SDWebImageSwiftUI", dependencies: ["UIKit", "SDWebImage", "SwiftUI"],
    path: "Sources/Packages/SDWebImageSwiftUI"),
  .target(name: "SnapKit", dependencies: ["UIKit"], path: "Sources/Packages/SnapKit"),
  .target(name: "Swinject", dependencies: ["UIKit"], path: "Sources/Packages/Swinject"),
  .target(
    name: "SwinjectAutoregistration", dependencies: ["UIKit", "PreviewRuntime", "Swinject"],
    path: "Sources/Packages/SwinjectAutoregistration"),
  .target(
    name: "SwinjectStoryboard", dependencies: ["UIKit", "Swinject"],
    path: "Sources/Packages/SwinjectStoryboard"),
  .target(name: "SwiftyJSON", dependencies: ["UIKit", "SampleData"], path: "Sources/Packages/SwiftyJSON"),
  .target(name: "Then", dependencies: ["UIKit"], path: "Sources/Packages/Then"),
]

let tests: [Target] = [
  .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
  .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
  .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"]),
  .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
  .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
  .testTarget(name: "SampleDataTests", dependencies: ["SampleData"]),
  .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"]),
  .testTarget(name: "ModelFilesTests", dependencies: ["ModelFiles"]),
  .testTarget(name: "UIKitTests", dependencies: ["UIKit", "InterfaceFiles"]),
  .testTarget(
    name: "AppleModuleTests",
    dependencies: ["Combine", "InterfaceFiles", "ObjectiveC", "os"]
      + appleModules.map { .byName(name: $0.name) }),
  .testTarget(
    name: "PackageModuleTests",
    dependencies: ["InterfaceFiles", "PreviewRuntime"] + packageModules.map { .byName(name: $0.name) }),
  .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "_CoreData_SwiftUI"]),
  .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData"]),
  .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "PreviewRuntime"]),
  .testTarget(name: "GalleryTests", dependencies: ["Gallery", "PreviewRuntime"]),
  .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
  .testTarget(name: "ContainmentTests", dependencies: ["Containment", "ContainmentSystem"]),
  .testTarget(name: "PreviewWireTests", dependencies: ["PreviewWire"]),
  .testTarget(name: "StillPictureTests", dependencies: ["StillPicture", "PreviewWire"]),
  .testTarget(name: "PreviewSessionTests", dependencies: ["PreviewSession"]),
  .testTarget(name: "PreviewRuntimeTests", dependencies: ["PreviewRuntime"]),
  .testTarget(
    name: "PreviewBuilderTests", dependencies: ["PreviewBuilder", "Processes"],
    swiftSettings: swiftSyntaxModules),
  .testTarget(name: "PreviewHostTests", dependencies: ["PreviewHost", "Gallery"]),
  .testTarget(name: "LibwebsocketsTests", dependencies: ["Libwebsockets"]),
  .testTarget(name: "QRCodesTests", dependencies: ["QRCodes"]),
  .testTarget(name: "ServerTLSTests", dependencies: ["ServerTLS", "OpenSSLSystem"]),
  .testTarget(name: "SQLiteDatabaseTests", dependencies: ["SQLiteDatabase"]),
  .testTarget(
    name: "ProjectFilesTests", dependencies: ["ProjectFiles"], swiftSettings: swiftSyntaxModules),
  .testTarget(
    name: "SourceAdapterTests", dependencies: ["SourceAdapter"], swiftSettings: swiftSyntaxModules),
  .testTarget(
    name: "PreviewServerTests",
    dependencies: ["PreviewServer", "Processes", "QRCodes", "SQLiteDatabase", "Typefaces"]),
  .testTarget(
    name: "ScrollworkTests",
    dependencies: ["scrollwork", "Containment", "PreviewServer", "Processes", "QRCodes"]),
]

// Unoptimised, too, each module is compiled as a whole: file by file, the compiler reads a module of UIKit's
// size so often that a clean build takes several times as long.
for target in sources + builder + appleModules + packageModules where target.type == .regular {
  let asAWhole = SwiftSetting.unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"],
    .when(configuration: .debug))
  target.swiftSettings = (target.swiftSettings ?? []) + [asAWhole]
}

// The toolchain ships glue between Testing and Apple's CoreGraphics, and would look for it beside ours.
for target in tests {
  let withoutGlue = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
  target.swiftSettings = (target.swiftSettings ?? []) + [withoutGlue]
}

// A module is compiled again when one that its target names has changed. A change of UIKit often leaves the
// modules between as they were, byte for byte, and would not get past them: so each target names all modules
// below it.
let all = sources + builder + appleModules + packageModules + tests
let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.dependencies) })

func addWithAllBelow(_ dependencies: [Target.Dependency], to found: inout [String]) {
  for case .byNameItem(let name, _) in dependencies where !found.contains(name) {
    found.append(name)
    addWithAllBelow(named[name] ?? [], to: &found)
  }
}

for target in all where target.type != .plugin {
  var found: [String] = []
  addWithAllBelow(target.dependencies, to: &found)
  target.dependencies = found.map { .byName(name: $0) }
}

// For the gallery's first picture, SCROLLWORK_PARTS=gallery leaves out all that it does not need.
let isForGallery = Context.environment["SCROLLWORK_PARTS"] == "gallery"

let package = Package(
  name: "scrollwork",
  products: [
    .executable(name: "scrollwork", targets: ["scrollwork"]),
    .executable(name: "scrollwork-agent", targets: ["scrollwork-agent"]),
  ] + (isForGallery ? [] : [.executable(name: "scrollwork-builder", targets: ["scrollwork-builder"])]),
  targets: isForGallery ? sources : all,
  swiftLanguageModes: [.v6]
)
