// MKMapSnapshotter — after Apple's documentation "MKMapSnapshotter", read 2026-11.
// State: partial. Missing: the map: its picture is a labelled placeholder.

import UIKit

/// Makes pictures of maps.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  open class Options: NSObject, @unchecked Sendable {
    // Set up before the snapshotter is made.
    open var region = MKCoordinateRegion()
    open var mapRect: MKMapRect {
      get { region.mapRect }
      set { region = MKCoordinateRegion(newValue) }
    }
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var preferredConfiguration = MKMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    /// Points.
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var traitCollection: UITraitCollection?
    public override init() { super.init() }
  }

  open class Snapshot: NSObject, @unchecked Sendable {
    // Never changes.
    public let image: UIImage
    private let options: Options

    fileprivate init(_ image: UIImage, _ options: Options) {
      (self.image, self.options) = (image, options)
      super.init()
    }

    /// Where the place is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let (rect, point, size) = (options.mapRect, MKMapPoint(coordinate), options.size)
      guard rect.width > 0, rect.height > 0 else { return CGPoint(x: size.width / 2, y: size.height / 2) }
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * size.width,
        y: (point.y - rect.minY) / rect.height * size.height)
    }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  open private(set) var isLoading = false

  public init(options: Options) {
    self.options = options
    super.init()
  }

  /// The queue is the main one, whichever it is.
  open func start(with queue: DispatchQueue? = nil, completionHandler: @escaping CompletionHandler) {
    isLoading = true
    afterLatency((self, completionHandler)) { snapshotter, handler in
      guard snapshotter.isLoading else { return }
      snapshotter.isLoading = false
      handler(snapshotter.snapshot, nil)
    }
  }

  open func start() async throws -> Snapshot {
    await Task.yield()
    return snapshot
  }

  open func cancel() { isLoading = false }

  private var snapshot: Snapshot {
    let center = options.region.center
    let image = onMainThread(String(format: "map %.3f, %.3f", center.latitude, center.longitude)) {
      UIImage._placeholder($0)
    }
    return Snapshot(image, options)
  }
}
