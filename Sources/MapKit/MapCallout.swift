import UIKit

/// The bubble above a selected annotation: title, subtitle and what the app puts beside them.
final class MapCallout: UIView {
  private static let margin: CGFloat = 10
  private weak var pin: MKAnnotationView?
  private weak var map: MKMapView?

  init(of pin: MKAnnotationView, _ annotation: any MKAnnotation, in map: MKMapView) {
    (self.pin, self.map) = (pin, map)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 10
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    fill(annotation)
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private func fill(_ annotation: any MKAnnotation) {
    guard let pin else { return }
    let detail = pin.detailCalloutAccessoryView
    let texts = [
      Self.label(annotation._title, .systemFont(ofSize: 15, weight: .semibold), .label),
      detail ?? Self.label(annotation._subtitle, .systemFont(ofSize: 12), .secondaryLabel),
    ].compactMap { $0 }
    let left = pin.leftCalloutAccessoryView
    let right = pin.rightCalloutAccessoryView
    for side in [left, right].compactMap({ $0 }) where side.bounds.isEmpty { side.sizeToFit() }
    let textSizes = texts.map { view in
      view.sizeThatFits(CGSize(width: 220, height: 400))
    }
    let textSize = CGSize(
      width: textSizes.map(\.width).max() ?? 0, height: textSizes.map(\.height).reduce(0, +))
    let height = max(textSize.height, left?.bounds.height ?? 0, right?.bounds.height ?? 0) + 2 * Self.margin
    var x = Self.margin
    func place(_ view: UIView?) {
      guard let view else { return }
      view.frame = CGRect(
        x: x, y: (height - view.bounds.height) / 2, width: view.bounds.width, height: view.bounds.height)
      addSubview(view)
      x += view.bounds.width + Self.margin
    }
    place(left)
    var y = (height - textSize.height) / 2
    for (view, size) in zip(texts, textSizes) {
      view.frame = CGRect(x: x, y: y, width: textSize.width, height: size.height)
      addSubview(view)
      y += size.height
    }
    x += textSize.width + Self.margin
    place(right)
    bounds = CGRect(x: 0, y: 0, width: x, height: height)
    for control in [left, right].compactMap({ $0 as? UIControl }) { report(control) }
  }

  private func report(_ control: UIControl) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control, let map, let pin else { return }
        map.delegate?.mapView(map, annotationView: pin, calloutAccessoryControlTapped: control)
      }, for: .touchUpInside)
  }

  /// Stands above its annotation.
  func follow() {
    guard let pin else { return }
    center = CGPoint(
      x: pin.center.x + pin.calloutOffset.x, y: pin.frame.minY + pin.calloutOffset.y - bounds.height / 2 - 6)
  }

  private static func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UIView? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
