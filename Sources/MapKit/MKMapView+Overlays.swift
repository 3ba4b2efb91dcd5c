// The overlays of a map.

import UIKit

extension MKMapView {
  public var overlays: [any MKOverlay] { shownOverlays }

  /// In front of the others. The delegate is asked for a renderer at once.
  public func addOverlay(_ overlay: any MKOverlay) { insertOverlay(overlay, at: shownOverlays.count) }
  /// Levels are all one.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { shownOverlays }

  /// `index` counts from the back; indices past the ends mean the ends.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    guard !shownOverlays.contains(where: { $0 === overlay }) else { return }
    shownOverlays.insert(overlay, at: max(0, min(index, shownOverlays.count)))
    if let renderer = delegate?.mapView(self, rendererFor: overlay) {
      renderers[ObjectIdentifier(overlay)] = renderer
      delegate?.mapView(self, didAdd: [renderer])
    }
    setNeedsLayout()
  }

  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }

  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (shownOverlays.firstIndex { $0 === sibling } ?? shownOverlays.count - 1) + 1)
  }

  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: shownOverlays.firstIndex { $0 === sibling } ?? 0)
  }

  public func removeOverlay(_ overlay: any MKOverlay) {
    shownOverlays.removeAll { $0 === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
    setNeedsLayout()
  }

  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// nil for what is not on the map.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }

  func placeOverlays() {
    overlayView.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    for overlay in shownOverlays {
      let shape = renderers[ObjectIdentifier(overlay)]?.shape { point(of: $0) }
      guard let shape else { continue }
      shape.frame = bounds
      overlayView.layer.addSublayer(shape)
    }
  }
}
