// Initialisers by which UIKit makes objects of a class that it only knows by name.
//
// Where UIKit is told a class (a cell's, that of attributes, of an invalidation context, of a layer), ours
// makes the object through a required initialiser (Facts 7.3). A class that writes designated initialisers of
// its own no longer inherits it and would have to write it. UIKit asks nothing of the kind, so the class is
// given it:
//
//     class Resize: UICollectionViewLayoutInvalidationContext {
//       init(item: Int) { … }
//      required init(_blank: ()) { … } }

import SwiftSyntax

extension ModuleIndex {
  /// Gives classes the required initialisers of ours that their own initialisers hide.
  func completingInitializers() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes {
      guard let root = foreignSuperclass(of: type), let required = RequiredInitializer.of(root) else {
        continue
      }
      let initializers = type.members.filter { $0.kind == .initializer && $0.enclosingExtension == nil }
      guard initializers.contains(where: { !$0.has(.convenience) }) else { continue }
      let names = Set(initializers.map(\.name))
      if names.contains(required.name) { continue }
      let text = names.contains(required.plain) ? required.forwarding : required.failing(type.name)
      changes.members[type.id, default: []].append(type.modifiers.isPublic ? "public " + text : text)
    }
    return changes
  }
}

/// A required initialiser of a class of ours that Apple's has not.
private struct RequiredInitializer {
  /// As the index names it.
  let name: String
  /// The signature of its declaration.
  let signature: String
  /// The initialiser of UIKit's that it stands for, as the index names it.
  let plain: String
  /// How that one is called.
  let call: String

  /// As an initialiser that calls the plain one, which the class has.
  var forwarding: String { "required convenience \(signature) { self.\(call) }" }

  /// As one that stops as Apple's runtime does where a class has not the plain initialiser.
  func failing(_ type: String) -> String {
    "required \(signature) { fatalError(\"Use of unimplemented initializer '\(plain)' for class '\(type)'\") }"
  }

  /// nil: UIKit's classes below `root` need none.
  static func of(_ root: String) -> RequiredInitializer? {
    if blank.contains(root) {
      return RequiredInitializer(
        name: "init(_blank:)", signature: "init(_blank: ())", plain: "init()", call: "init()")
    }
    if views.contains(root) {
      return RequiredInitializer(
        name: "init(_registeredFrame:)", signature: "init(_registeredFrame frame: CGRect)",
        plain: "init(frame:)",
        call: "init(frame: frame)")
    }
    if annotationViews.contains(root) {
      return RequiredInitializer(
        name: "init(_annotation:_reuse:)",
        signature: "init(_annotation: (any MKAnnotation)?, _reuse: String?)",
        plain: "init(annotation:reuseIdentifier:)",
        call: "init(annotation: _annotation, reuseIdentifier: _reuse)")
    }
    if root == "NSManagedObject" {
      return RequiredInitializer(
        name: "init(_entity:_:)",
        signature: "init(_entity entity: NSEntityDescription, _ context: NSManagedObjectContext?)",
        plain: "init(entity:insertInto:)", call: "init(entity: entity, insertInto: context)")
    }
    if root == "UIStoryboardSegue" {
      return RequiredInitializer(
        name: "init(_identifier:source:destination:)",
        signature: "init(_identifier: String?, source: UIViewController, destination: UIViewController)",
        plain: "init(identifier:source:destination:)",
        call: "init(identifier: _identifier, source: source, destination: destination)")
    }
    return nil
  }

  private static let blank: Set<String> = [
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext",
    "UICollectionViewLayoutAttributes", "CALayer", "CAShapeLayer", "CAGradientLayer", "UIBarButtonItem",
    "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "MKUserTrackingBarButtonItem",
  ]
  private static let annotationViews: Set<String> = [
    "MKAnnotationView", "MKPinAnnotationView", "MKMarkerAnnotationView", "MKUserLocationView",
  ]
  private static let views: Set<String> = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]
}
