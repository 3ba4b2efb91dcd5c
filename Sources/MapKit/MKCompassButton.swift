// MKCompassButton, MKScaleView, MKUserTrackingButton, MKUserTrackingBarButtonItem — after Apple's
// documentation of the four, read 2026-11.
// State: partial. Missing: what they do: maps here have no heading, no scale and no user to follow.

import UIKit

/// Hidden, as a compass is while north is up.
@preconcurrency @MainActor open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    isHidden = true
  }
}

/// Hidden.
@preconcurrency @MainActor open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing
  }
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    self.mapView = mapView
    isHidden = true
  }
}

/// A button with an arrow that does nothing.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    let arrow = UIImageView(image: UIImage(systemName: "location"))
    arrow.contentMode = .center
    arrow.frame = bounds
    arrow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(arrow)
  }
}

/// The same in a bar.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    image = UIImage(systemName: "location")
  }
}
