// MKAnnotationView, MKPinAnnotationView, MKMarkerAnnotationView, MKUserLocationView — after Apple's
// documentation of the four, read 2026-11.
// State: partial. Missing: dragging, clustering, collisions, titles beside markers: pins and markers are
// dots.

import UIKit

/// The view that a map shows at an annotation's place: a view of the app's own, a picture, or a dot.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting, dragging, canceling, ending
  }

  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle, none
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  /// Shown by the view, which takes its size.
  open var image: UIImage? {
    didSet { show(image) }
  }
  /// In points, from the annotation's place to the middle of the view.
  open var centerOffset = CGPoint.zero {
    didSet { superview?.superview?.setNeedsLayout() }
  }
  /// In points, from the middle of the view's top to the tip of its callout.
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  /// Kept, without effect; so are all of the following.
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var collisionMode = CollisionMode.rectangle
  open var leftCalloutOffset = CGPoint.zero
  open weak var cluster: MKAnnotationView?

  private var imageView: UIImageView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// How maps make the views of registered classes: pure Swift can call only required initialisers of a
  /// metatype.
  public required convenience init(_annotation: (any MKAnnotation)?, _reuse: String?) {
    self.init(annotation: _annotation, reuseIdentifier: _reuse)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// An override calls super.
  open func prepareForReuse() { isSelected = false }
  /// Called before the view is shown for its annotation; an override calls super.
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  private func show(_ image: UIImage?) {
    imageView?.removeFromSuperview()
    imageView = nil
    guard let image else { return }
    let view = UIImageView(image: image)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bounds = CGRect(origin: .zero, size: image.size)
    view.frame = bounds
    insertSubview(view, at: 0)
    imageView = view
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Which of two that collide is shown: the one of the higher number, up to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

/// Which of two that overlap is in front: the one of the higher number.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(1000)
  public static let defaultSelected = Self(1000)
  public static let defaultUnselected = Self(500)
  public static let min = Self(0)
}

public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden, visible
}

@available(*, deprecated) public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green, purple
}

/// A pin: a dot whose lowest point is the place.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// In points.
  private static let diameter: CGFloat = 14

  open var pinTintColor: UIColor! = .systemRed {
    didSet { backgroundColor = pinTintColor ?? .systemRed }
  }
  /// Kept, without effect.
  open var animatesDrop = false
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    makeDot(Self.diameter, .systemRed)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeDot(Self.diameter, .systemRed)
  }
}

/// A balloon: a dot with a glyph.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// In points.
  private static let diameter: CGFloat = 28

  /// nil: red.
  open var markerTintColor: UIColor? {
    didSet { backgroundColor = markerTintColor ?? .systemRed }
  }
  /// nil: white.
  open var glyphTintColor: UIColor? {
    didSet { showGlyph() }
  }
  /// Up to three letters; shown instead of the picture.
  open var glyphText: String? {
    didSet { showGlyph() }
  }
  open var glyphImage: UIImage? {
    didSet { showGlyph() }
  }
  /// Kept, without effect; so are all of the following.
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false

  private var glyph: UIView?

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    makeDot(Self.diameter, .systemRed)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeDot(Self.diameter, .systemRed)
  }

  private func showGlyph() {
    glyph?.removeFromSuperview()
    glyph = nil
    let room = bounds.insetBy(dx: 5, dy: 5)
    if let glyphText {
      let label = UILabel(frame: room)
      label.text = glyphText
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textAlignment = .center
      label.textColor = glyphTintColor ?? .white
      glyph = label
    } else if let glyphImage {
      let view = UIImageView(image: glyphImage)
      view.frame = room
      view.contentMode = .scaleAspectFit
      view.tintColor = glyphTintColor ?? .white
      glyph = view
    }
    if let glyph { addSubview(glyph) }
  }
}

/// The dot at the user's own place, which no map shows here.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    makeDot(18, .systemBlue)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension MKAnnotationView {
  /// - Parameter diameter: in points.
  fileprivate func makeDot(_ diameter: CGFloat, _ color: UIColor) {
    bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    backgroundColor = color
    layer.cornerRadius = diameter / 2
    layer.borderWidth = 2
    layer.borderColor = UIColor.white.cgColor
  }
}
