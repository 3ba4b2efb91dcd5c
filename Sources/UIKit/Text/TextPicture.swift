// Pictures among letters: how much room each takes, and where it is drawn. The page's text has none: they are
// layers of their own in front of it.

import QuartzCore
internal import Typesetting

extension TextContent {
  /// An attachment as its line has it.
  struct Attachment {
    let source: NSTextAttachment
    /// Of its first character in the text, in UTF-16 units.
    let index: Int
    /// As `NSTextAttachment.bounds`, but settled.
    var bounds = CGRect.zero
  }

  private var hasAttachments: Bool { looks.contains { $0.attachment != nil } }

  /// The same, with room for its attachments in lines of `width` points.
  func boxed(in width: CGFloat) -> TextContent {
    guard hasAttachments else { return self }
    var boxed = self
    for index in looks.indices {
      guard var attachment = looks[index].attachment else { continue }
      let style = text.spans[index].style
      let bounds = attachment.source.bounds(beside: style, width: width, at: attachment.index)
      attachment.bounds = bounds
      boxed.looks[index].attachment = attachment
      boxed.text.spans[index].style.box = InlineBox(
        width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
    }
    return boxed
  }

  /// The attachment that is drawn in the place of `run`; nil for letters.
  func attachment(of run: TextLayout.Run) -> Attachment? {
    guard run.string.unicodeScalars.first?.value == InlineBox.scalar else { return nil }
    return looks[run.span].attachment
  }
}

/// A picture as it is drawn.
struct TextPicture {
  let image: UIImage
  /// In points, in the coordinates of the text's room.
  let frame: CGRect
  /// Of symbols and templates.
  let color: UIColor
}

extension TextBlock {
  /// Places as `presented(in:color:isRightToLeft:)` has them.
  func pictures(in bounds: CGRect, color: UIColor, isRightToLeft: Bool) -> [TextPicture] {
    guard content.looks.contains(where: { $0.attachment != nil }) else { return [] }
    let top = bounds.minY + (bounds.height - height) / 2
    let starts = starts(in: bounds, isRightToLeft: isRightToLeft)
    return layout.lines.indices.flatMap { index in
      layout.lines[index].runs.compactMap { run in
        picture(run, from: CGPoint(x: starts[index] + run.x, y: top + baselines[index]), color)
      }
    }
  }

  private func picture(_ run: TextLayout.Run, from place: CGPoint, _ color: UIColor) -> TextPicture? {
    guard let attachment = content.attachment(of: run) else { return nil }
    let (bounds, look) = (attachment.bounds, content.looks[run.span])
    let style = content.text.spans[run.span].style
    guard let image = attachment.source.picture(in: bounds, beside: style, at: attachment.index) else {
      return nil
    }
    let frame = CGRect(
      x: place.x + bounds.minX, y: place.y - bounds.maxY - (look.ornaments?.rise ?? 0), width: bounds.width,
      height: bounds.height)
    // A symbol that was given a colour keeps it among letters, as widely shown.
    let own = image.isSymbolImage ? image.tint : nil
    return TextPicture(image: image, frame: frame, color: own ?? look.color ?? color)
  }
}

/// The layers that show the pictures of one label.
@MainActor final class TextPictureLayers {
  private var layers: [CALayer] = []
  var isEmpty: Bool { layers.isEmpty }

  /// Behind what else `parent` holds. Layers stay where they are, since one that comes or goes asks for
  /// another layout.
  func show(_ pictures: [TextPicture], in parent: CALayer, _ traits: UITraitCollection) {
    while layers.count > pictures.count { layers.removeLast().removeFromSuperlayer() }
    for (index, picture) in pictures.enumerated() {
      if index == layers.count { layers.append(Self.makeLayer()) }
      let layer = layers[index]
      let shown = picture.image.resolved(with: traits, tint: picture.color)
      layer.contents = shown.cgImage
      layer.contentsScale = shown.scale
      layer.frame = picture.frame
      if layer.superlayer !== parent { parent.insertSublayer(layer, at: UInt32(index)) }
    }
  }

  private static func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.implicitActions = .never
    return layer
  }
}
