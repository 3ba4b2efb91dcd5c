/// What to do about an import of a module that is not here.
enum MissingModule {
  static func message(_ module: String) -> String {
    "There is no module '\(module)' here: " + (remedies[module] ?? general(module))
  }

  private static func general(_ module: String) -> String {
    "if it is your own, serve the folder that holds its sources too and leave the import out; if not, guard what "
      + "needs it with #if canImport(\(module))."
  }

  private static let remedies: [String: String] = [
    "SwiftUI": "previews are UIKit's. Write #Preview(\"Name\") { YourViewController() }, "
      + "and guard SwiftUI code with #if canImport(SwiftUI).",
    "CoreData": "there is no Core Data. Give the preview plain structs as its model.",
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
