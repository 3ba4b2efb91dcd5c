import Testing

@testable import UIKit

@MainActor private final class Badge: UIView {
  var drawn: [CGRect] = []
  var paint: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    if let context = UIGraphicsGetCurrentContext() { paint(context) }
  }
}

@MainActor @Suite struct `Drawing of views` {
  let stage = Stage()

  private func badge(_ paint: @escaping (CGContext) -> Void) -> Badge {
    _ = stage.loop
    let badge = Badge(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    badge.paint = paint
    stage.window.addSubview(badge)
    stage.settle()
    return badge
  }

  @Test func `a view draws when it comes onto the screen, when it asks, and when its size changes`() {
    let badge = badge { _ in }
    #expect(badge.drawn == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    stage.settle()
    badge.frame.origin.x = 90
    stage.settle()
    #expect(badge.drawn.count == 1)
    badge.setNeedsDisplay()
    badge.setNeedsDisplay()
    stage.settle()
    #expect(badge.drawn.count == 2)
    badge.frame.size.width = 70
    stage.settle()
    #expect(badge.drawn.last?.width == 70 && UIGraphicsGetCurrentContext() == nil)
    badge.removeFromSuperview()
    badge.setNeedsDisplay()
    stage.settle()
    #expect(badge.drawn.count == 3)
  }

  @Test func `paths become shapes behind the sublayers, which do not show them`() throws {
    let badge = badge { context in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 10, y: 0))
      line.lineWidth = 3
      line.lineCapStyle = .round
      line.stroke(with: .normal, alpha: 0.5)
    }
    let drawing = try #require(badge.layer.drawing)
    #expect(badge.layer.sublayers == nil && drawing.masksToBounds)
    let shapes = (drawing.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    #expect(shapes.count == 2)
    #expect(shapes[0].fillColor == UIColor.red.cgColor && shapes[0].strokeColor == nil)
    #expect(shapes[1].strokeColor == UIColor.blue.cgColor && shapes[1].fillColor == nil)
    #expect(shapes[1].lineWidth == 6 && shapes[1].lineCap == .round && shapes[1].opacity == 0.5)
    #expect(shapes[1].path?.boundingBox == CGRect(x: 5, y: 5, width: 20, height: 0))
    badge.paint = { _ in }
    badge.setNeedsDisplay()
    stage.settle()
    #expect(badge.layer.drawing == nil)
  }

  @Test func `a clip lasts until the state is restored`() throws {
    let badge = badge { context in
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let layers = try #require(badge.layer.drawing?.sublayers)
    #expect(layers.count == 2 && layers[0].mask is CAShapeLayer && layers[1] is CAShapeLayer)
    #expect(layers[0].sublayers?.count == 1)
  }

  @Test func `a gradient ends where it says, unless it is to go on`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5]))
    let badge = badge { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 50, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 50, y: 0), options: [])
    }
    let layers = try #require(badge.layer.drawing?.sublayers)
    let first = try #require(layers[0] as? CAGradientLayer)
    #expect(first.startPoint == .zero && first.endPoint == CGPoint(x: 0.5, y: 0))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && first.locations == [0, 0.5])
    let mask = try #require(layers[1].mask as? CAShapeLayer)
    #expect(mask.path?.boundingBoxOfPath.minX == 0 && mask.path?.boundingBoxOfPath.maxX == 50)
  }

  @Test func `text is drawn from its top left corner`() throws {
    let badge = badge { _ in
      "Hello".draw(at: CGPoint(x: 7, y: 9), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    let holder = try #require(badge.layer.drawing?.sublayers?.first)
    let label = try #require(holder.sublayers?.first?.delegate as? UILabel)
    #expect(holder.frame.origin == CGPoint(x: 7, y: 9) && label.text == "Hello")
    #expect(label.presentedText?.lines.count == 1)
  }

  @Test func `layers draw through an override or their delegate`() {
    final class Dot: CALayer {
      override func draw(in context: CGContext) { context.fillEllipse(in: bounds) }
    }
    _ = stage.loop
    let dot = Dot()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.layer.addSublayer(dot)
    stage.settle()
    #expect(dot.drawing == nil)
    dot.setNeedsDisplay()
    stage.settle()
    #expect(dot.drawing?.sublayers?.count == 1)
  }

  @Test func `clearing all there is takes back what was drawn`() {
    let badge = badge { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(context.bounds)
    }
    #expect(badge.layer.drawing == nil)
  }
}

@MainActor @Suite struct `Pictures that are drawn` {
  private func bytes(_ image: UIImage) throws -> [UInt8] { try #require(image.cgImage).encoded }

  private func picture(_ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      draw($0.cgContext)
    }
  }

  @Test func `paths, strokes and gradients reach the picture`() throws {
    let blank = try bytes(picture { _ in })
    let square = picture { context in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
      _ = context
    }
    let same = picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let ring = picture { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.stroke(CGRect(x: 2, y: 2, width: 4, height: 4), width: 1)
    }
    #expect(try bytes(square) != blank && bytes(square) == bytes(same) && bytes(square) != bytes(ring))
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
    let blend = picture {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
    }
    #expect(try bytes(blend) != blank)
  }

  @Test func `a picture that is drawn over all of another one is that picture, as large`() throws {
    let source = picture { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      source.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(small.cgImage == source.cgImage && small.size == CGSize(width: 2, height: 2))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(old?.size == CGSize(width: 4, height: 4) && UIGraphicsGetCurrentContext() == nil)
  }
}
