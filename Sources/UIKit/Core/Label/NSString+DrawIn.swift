import QuartzCore

extension UILabel: DrawnContent {
  package var drawnLayer: CALayer {
    layoutIfNeeded()
    return layer
  }
}

extension NSAttributedString {
  /// Draws in the current context, from `point` at the text's top left corner, in as many lines as it has
  /// line ends.
  @MainActor public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws in the current context, in lines from the rectangle's top; what does not fit in is left out.
  @MainActor public func draw(in rect: CGRect) {
    draw(
      with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws in the current context. An extent of zero is no limit. Without `usesLineFragmentOrigin` the
  /// rectangle's origin is where the first baseline begins.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard length > 0, let target = GraphicsStack.current else { return }
    let room = boundingRect(with: rect.size, options: options, context: context)
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.textColor = .black
    label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    label.attributedText = self
    // Alignment needs the whole width; the height is that of the lines, so that they begin at the top.
    let width = rect.width > 0 ? rect.width : room.width.rounded(.up)
    let size = CGSize(width: width, height: room.height.rounded(.up))
    label.frame = CGRect(origin: .zero, size: size)
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY + min(0, room.minY))
    target.mark(.content(label, size: size, place: place.concatenating(target.ctm)))
  }
}

extension NSString {
  /// As `NSAttributedString`'s.
  @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(at: point)
  }

  /// As `NSAttributedString`'s.
  @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(in: rect)
  }

  /// As `NSAttributedString`'s.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// As `NSString`'s.
  @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// As `NSString`'s.
  @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// As `NSString`'s.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
