/// The modules of which previewed code sees a stand-in. The builder links into a preview's library those that
/// it imports; no agent has them by itself.
public enum StandInModules {
  /// Whether there is a stand-in of this name. A module of that name in what is served is meant before it.
  public static func has(_ name: String) -> Bool { needs[name] != nil }

  /// Whether the stand-in is meant in a library that has modules of these names, and can be linked into it:
  /// neither it nor what it stands on is among them.
  public static func has(_ name: String, besides brought: Set<String>) -> Bool {
    has(name) && closure(of: [name]).allSatisfy { !brought.contains($0) }
  }

  /// Their names, sorted.
  public static var all: [String] { needs.keys.sorted() }

  /// Those of `names` that are here, and all that they stand on, sorted.
  public static func closure(of names: some Sequence<String>) -> [String] {
    var found: Set<String> = []
    var waiting = names.filter(has)
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += needs[name] ?? [] }
    }
    return found.sorted()
  }

  /// Those of what is here, as in `Package.swift`.
  static let needs = apples.merging(packages) { first, _ in first }

  /// The modules that are never imported by name: what one module of Apple's has of another, for those that
  /// import both.
  ///
  /// - Parameter imported: the modules that the files of one module import, all together.
  public static func joining(_ imported: some Collection<String>) -> [String] {
    joins.filter { needs[$0]?.allSatisfy(imported.contains) ?? false }
  }

  private static let joins = ["_CoreData_SwiftUI", "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI"]

  /// Whether it stands in for a package that an app could bring along, not for a module of Apple's.
  public static func isPackage(_ name: String) -> Bool { packages[name] != nil }

  private static let packages: [String: [String]] = [
    "Alamofire": [],
    "AlamofireObjectMapper": ["Alamofire", "ObjectMapper"],
    "CombineMoya": ["Moya"],
    "Differentiator": [],
    "Kingfisher": ["PictureLoading", "SwiftUI"],
    "Moya": ["Alamofire"],
    "Moya_ObjectMapper": ["Moya", "ObjectMapper", "RxSwift"],
    "NSObject_Rx": ["RxSwift"],
    "Nuke": ["PictureLoading"],
    "NukeUI": ["Nuke", "SwiftUI"],
    "PictureLoading": [],
    "ObjectMapper": [],
    "Reusable": [],
    "RxCocoa": ["RxRelay", "RxSwift"],
    "RxDataSources": ["Differentiator", "RxCocoa", "RxSwift"],
    "RxMoya": ["Moya", "RxSwift"],
    "RxRelay": ["RxSwift"],
    "RxSwift": [],
    "SDWebImage": ["PictureLoading"],
    "SDWebImageSwiftUI": ["SDWebImage", "SwiftUI"],
    "SnapKit": [],
    "Swinject": [],
    "SwinjectAutoregistration": ["Swinject"],
    "SwinjectStoryboard": ["Swinject"],
    "SwiftyJSON": [],
    "Then": [],
  ]

  private static let apples: [String: [String]] = [
    "_CoreData_SwiftUI": ["CoreData", "SwiftUI"],
    "_PhotosUI_SwiftUI": ["PhotosUI", "SwiftUI"],
    "_StoreKit_SwiftUI": ["StoreKit", "SwiftUI"],
    "AudioToolbox": [],
    "AuthenticationServices": [],
    "AVFoundation": [],
    "AVKit": ["AVFoundation"],
    "Contacts": [],
    "ContactsUI": ["Contacts"],
    "CoreData": [],
    "CoreLocation": [],
    "CoreMotion": [],
    "CryptoKit": [],
    "ImageIO": [],
    "LocalAuthentication": [],
    "MapKit": ["CoreLocation"],
    "MessageUI": [],
    "MobileCoreServices": ["UniformTypeIdentifiers"],
    "Network": [],
    "OSLog": [],
    "Photos": ["CoreLocation"],
    "PhotosUI": ["Photos", "UniformTypeIdentifiers"],
    "SafariServices": [],
    "Security": [],
    "StoreKit": [],
    "SwiftData": ["SwiftUI"],
    "SwiftUI": ["UniformTypeIdentifiers"],
    "SystemConfiguration": [],
    "UniformTypeIdentifiers": [],
    "UserNotifications": [],
    "WebKit": [],
  ]
}
