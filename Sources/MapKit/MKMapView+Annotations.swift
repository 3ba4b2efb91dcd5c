// The annotations of a map, and their views.

import UIKit

extension MKMapView {
  public var annotations: [any MKAnnotation] { shownAnnotations }

  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Views come with the next layout; the delegate is asked for them then.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !shows(annotation) { shownAnnotations.append(annotation) }
    nameRegion()
    setNeedsLayout()
  }

  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let gone = Set(annotations.map { ObjectIdentifier($0) })
    if let selected, gone.contains(ObjectIdentifier(selected)) {
      deselectAnnotation(selected, animated: false)
    }
    shownAnnotations.removeAll { gone.contains(ObjectIdentifier($0)) }
    for id in gone {
      guard let view = annotationViews.removeValue(forKey: id) else { continue }
      view.removeFromSuperview()
      if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
    }
    nameRegion()
  }

  /// Shows a region that holds them all.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let around = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !around.isNull else { return }
    // One place alone is shown with about a kilometre around it.
    let least = MKMapSize(width: 8000, height: 8000)
    let (dx, dy) = (max(around.width * 0.15, least.width / 2), max(around.height * 0.15, least.height / 2))
    setVisibleMapRect(around.insetBy(dx: -dx, dy: -dy), animated: animated)
  }

  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      shownAnnotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject }.map(AnyHashable.init))
  }

  /// nil before the view was made, with the first layout after the annotation came.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationViews[ObjectIdentifier(annotation)]
  }

  public var annotationVisibleRect: CGRect { bounds }

  func shows(_ annotation: any MKAnnotation) -> Bool { shownAnnotations.contains { $0 === annotation } }

  // MARK: Reuse

  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// One that is not used any more; nil where there is none and no class is registered.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let view = unused[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return registered[identifier].map { $0.init(_annotation: nil, _reuse: identifier) }
  }

  /// As the other one. A marker comes where no class is registered, which a device takes for a mistake.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  // MARK: Views

  func addMissingViews() {
    let missing = shownAnnotations.filter { annotationViews[ObjectIdentifier($0)] == nil }
    guard !missing.isEmpty else { return }
    var added: [MKAnnotationView] = []
    for annotation in missing where annotationViews[ObjectIdentifier(annotation)] == nil {
      let view =
        delegate?._implementing("mapView(_:viewFor:)")?.mapView(self, viewFor: annotation)
        ?? dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
      view.annotation = annotation
      annotationViews[ObjectIdentifier(annotation)] = view
      view.prepareForDisplay()
      annotationContainer.addSubview(view)
      added.append(view)
    }
    placeAnnotations()
    delegate?.mapView(self, didAdd: added)
  }

  func placeAnnotations() {
    for annotation in shownAnnotations {
      guard let view = annotationViews[ObjectIdentifier(annotation)] else { continue }
      let point = point(of: MKMapPoint(annotation.coordinate))
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    callout?.follow()
  }

  // MARK: Selection

  public var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(selected, animated: false)
      }
    }
  }

  /// Deselects the one before.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard shows(annotation), selected !== annotation else { return }
    deselectAnnotation(selected, animated: animated)
    addMissingViews()
    selected = annotation
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    if view.canShowCallout, annotation._title != nil {
      let made = MapCallout(of: view, annotation, in: self)
      addSubview(made)
      callout = made
    }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Nothing happens where it is not selected.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    selected = nil
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// A finger was on the map, and no longer.
  func tapped(at point: CGPoint) {
    if let callout, callout.frame.contains(point) { return }
    let hit = shownAnnotations.last { annotation in
      guard let view = view(for: annotation), view.isEnabled else { return false }
      // Fingers are thicker than dots.
      return view.frame.insetBy(
        dx: min(0, (view.bounds.width - 44) / 2), dy: min(0, (view.bounds.height - 44) / 2)
      )
      .contains(point)
    }
    if let hit { selectAnnotation(hit, animated: true) } else { deselectAnnotation(selected, animated: true) }
  }
}
