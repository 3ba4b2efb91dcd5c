// Which part of the world a map shows.

import UIKit

extension MKMapView {
  /// The rectangle that the view shows: the one that was asked for, made higher or wider so that it fills the
  /// view.
  public var region: MKCoordinateRegion {
    get { hasSize ? MKCoordinateRegion(visibleMapRect) : wanted }
    set { setRegion(newValue, animated: false) }
  }

  /// Applied at once; the delegate hears before and after. A value that is no region is reported, where a
  /// device ends the app.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let (span, center) = (region.span, region.center)
    guard CLLocationCoordinate2DIsValid(center), span.latitudeDelta >= 0, span.longitudeDelta >= 0,
      span.latitudeDelta.isFinite, span.longitudeDelta.isFinite
    else {
      return SessionContext.current.report("MKMapView: \(region) is no region; the map stays where it is.")
    }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    wanted = region
    nameRegion()
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    hasSize ? MKCoordinateRegion(mapRectThatFits(region.mapRect)) : region
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { wanted.center }
    set { setCenter(newValue, animated: false) }
  }

  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: wanted.span), animated: animated)
  }

  public var visibleMapRect: MKMapRect {
    get { mapRectThatFits(wanted.mapRect) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// - Parameter insets: points at the view's edges that are to show more than the rectangle.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    guard !mapRect.isNull else { return }
    setRegion(MKCoordinateRegion(padded(mapRect, insets)), animated: animated)
  }

  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    mapRectThatFits(padded(mapRect, insets))
  }

  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    guard hasSize, !mapRect.isNull else { return mapRect }
    let scale = max(
      mapRect.width / bounds.width, mapRect.height / bounds.height, 1e-3)
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    return MKMapRect(x: mapRect.midX - width / 2, y: mapRect.midY - height / 2, width: width, height: height)
  }

  public var camera: MKMapCamera {
    get { MKMapCamera(lookingAtCenter: wanted.center, fromDistance: distance, pitch: 0, heading: 0) }
    set { setCamera(newValue, animated: false) }
  }

  /// Pitch and heading are left out.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let across = camera.centerCoordinateDistance / MKMapCamera.distancePerHeight
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: across, longitudinalMeters: 0), animated: animated
    )
  }

  /// Of a camera above the map, in metres.
  private var distance: CLLocationDistance {
    let (top, bottom) = (visibleMapRect.minY, visibleMapRect.maxY)
    let x = visibleMapRect.midX
    return MKMapPoint(x: x, y: top).distance(to: MKMapPoint(x: x, y: bottom)) * MKMapCamera.distancePerHeight
  }

  // MARK: Places in views

  /// nil for `view` means the window's coordinates.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(point(of: MKMapPoint(coordinate)), to: view)
  }

  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (own, shown) = (convert(point, from: view), visibleMapRect)
    guard hasSize else { return wanted.center }
    return MKMapPoint(
      x: shown.minX + own.x / bounds.width * shown.width, y: shown.minY + own.y / bounds.height * shown.height
    ).coordinate
  }

  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let corner = point(of: rect.origin)
    let other = point(of: MKMapPoint(x: rect.maxX, y: rect.maxY))
    return convert(
      CGRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y), to: view)
  }

  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let corner = MKMapPoint(convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view))
    let other = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
    return MKCoordinateRegion(
      MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y))
  }

  /// In the view's own coordinates.
  func point(of point: MKMapPoint) -> CGPoint {
    let shown = visibleMapRect
    guard hasSize, shown.width > 0, shown.height > 0 else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    return CGPoint(
      x: (point.x - shown.minX) / shown.width * bounds.width,
      y: (point.y - shown.minY) / shown.height * bounds.height)
  }

  private var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }

  private func padded(_ rect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
    let across = bounds.width - insets.left - insets.right
    let down = bounds.height - insets.top - insets.bottom
    guard across > 0, down > 0 else { return rect }
    let scale = max(rect.width / across, rect.height / down)
    let middle = MKMapPoint(
      x: rect.midX + (insets.right - insets.left) / 2 * scale,
      y: rect.midY + (insets.bottom - insets.top) / 2 * scale)
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}
