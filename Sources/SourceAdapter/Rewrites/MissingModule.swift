/// The decision about an import of a module that is not here.
enum MissingModule {
  /// A sentence on what stands in for the module, or on how it can be had.
  static func remedy(_ module: String) -> String {
    if let remedy = remedies[module] { return remedy.prefix(1).uppercased() + remedy.dropFirst() }
    if isApples(module) { return "Guard what needs it with #if canImport(\(module)), or leave it as it is." }
    return
      "Hand the sources of \(module) along with --with PATH, put them into the served folder, or guard what needs it "
      + "with #if canImport(\(module))."
  }

  /// Whether Apple's systems bring the module along.
  static func isApples(_ module: String) -> Bool { remedies[module] != nil || systems.contains(module) }

  private static let systems: Set<String> = [
    "AVKit", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreLocation", "CoreML",
    "CoreMedia",
    "CoreMotion",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "DeveloperToolsSupport", "EventKit",
    "EventKitUI",
    "GLKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MediaPlayer", "MessageUI", "Messages", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "PDFKit", "PassKit",
    "PencilKit", "QuickLook", "RealityKit", "SafariServices", "Security", "Social", "Speech", "StoreKit",
    "SwiftData",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision",
    "WatchConnectivity",
    "WidgetKit", "XCTest",
  ]

  private static let remedies: [String: String] = [
    "XCTest": "tests do not belong to a preview. Serve a folder without them.",
    "Testing": "tests do not belong to a preview. Serve a folder without them.",
    "WebKit":
      "there are no web views. Guard them with #if canImport(WebKit) and show a coloured UIView instead.",
    "MapKit": "there are no maps. Guard them with #if canImport(MapKit) and show a coloured UIView instead.",
    "Metal": "drawing goes through CALayer: CAShapeLayer, CAGradientLayer and UIBezierPath work.",
    "MetalKit": "drawing goes through CALayer: CAShapeLayer, CAGradientLayer and UIBezierPath work.",
    "SpriteKit": "drawing goes through CALayer: CAShapeLayer, CAGradientLayer and UIBezierPath work.",
    "SceneKit": "drawing goes through CALayer: CATransform3D and CATransformLayer work.",
    "CoreImage": "there are no image filters. UIImage(named:) shows the picture as it is.",
    "AppKit": "previews are UIKit's. Guard code for the Mac with #if canImport(AppKit).",
    "CoreText": "text is drawn by UILabel, with NSAttributedString for its parts.",
    "Accelerate": "use Swift's arrays, or guard it with #if canImport(Accelerate).",
    "simd": "Swift's own SIMD2, SIMD3 and SIMD4 are there without an import.",
    "AVKit": "there is no video. Show a UIImageView instead.",
    "Photos": "there is no photo library. Use UIImage(named:) with pictures beside the source.",
    "PhotosUI": "there is no photo library. Use UIImage(named:) with pictures beside the source.",
  ]
}
