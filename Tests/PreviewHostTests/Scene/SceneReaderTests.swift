import PreviewWire
import QuartzCore
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Layer changes` {
  /// A window of a session of its own. A test makes it first, and its layers then: layers are numbered by
  /// session, and another test may have begun one since.
  @MainActor private final class Rig {
    let changes = SceneReader()
    let window: UIWindow

    init() {
      VirtualRunLoop.current = VirtualRunLoop()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    var scene: LayerScene { changes.scene(of: window) }

    /// The layer as the wire would have it, in the window.
    func state(_ layer: CALayer) throws -> LayerState {
      window.layer.addSublayer(layer)
      return try #require(scene.layers.first { $0.id == layer.wireID }).state
    }
  }

  @Test func `a plain layer has no look that would have to be said`() throws {
    let rig = Rig()
    let state = try rig.state(CALayer())
    #expect(state == LayerState())
  }

  @Test func `effects are filters in units of the wire, without those that change nothing`() throws {
    let rig = Rig()
    let layer = CALayer()
    layer.effects = DrawnEffects(
      filters: [.blur(1), .saturation(1), .contrast(.nan), .hueRotation(-0.5), .inversion], blend: .screen)
    layer.effectAmount = 0.5
    #expect(
      try rig.state(layer).effects
        == LayerEffects(
          .screen,
          filters: [
            .init(.blur, amount: 96), .init(.hueRotation, amount: -512), .init(.inversion, amount: 0),
          ]))
    layer.effects = DrawnEffects(filters: [.contrast(0.5)])
    #expect(try rig.state(layer).effects == nil)
    layer.effects = DrawnEffects()
    #expect(try rig.state(layer).effects == LayerEffects(.normal, filters: []))
  }

  @Test func `a shape is its path and how that is drawn`() throws {
    let rig = Rig()
    let layer = CAShapeLayer()
    #expect(try rig.state(layer) == LayerState(), "no path, nothing to say")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
    path.closeSubpath()
    layer.path = path
    layer.fillRule = .evenOdd
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.lineWidth = 2
    layer.lineCap = .square
    layer.lineJoin = .bevel
    layer.lineDashPattern = [4, 2.5]
    layer.strokeEnd = 0.5

    let state = try rig.state(layer)

    func at(_ x: Double, _ y: Double) -> WirePoint { WirePoint(xPoints: x, yPoints: y) }
    #expect(
      state.path.elements == [
        .move(at(1, 2)), .quad(control: at(3, 4), at(5, 6)),
        .cubic(control1: at(7, 8), control2: at(9, 10), at(11, 12)), .close,
      ])
    #expect(state.shape.isEvenOdd)
    #expect(state.shape.stroke == WireColor(red: 255 as UInt8, green: 0, blue: 0, alpha: 255))
    #expect(state.shape.lineWidth == 128)
    #expect(state.shape.cap == .square)
    #expect(state.shape.join == .bevel)
    #expect(state.shape.dash == [256, 160])
    #expect(state.shape.strokeEnd == 32_768)
  }

  @Test func `a path that changed after it was given is not the layer's, a new one is`() throws {
    let rig = Rig()
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    let first = try rig.state(layer).path
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(try rig.state(layer).path == first)
    layer.path = path
    #expect(try rig.state(layer).path.elements.count == 2 * first.elements.count)
  }

  @Test func `a mask comes with what it masks, a hidden one as one that lets nothing through`() throws {
    let rig = Rig()
    let layer = CALayer()
    let mask = CALayer()
    mask.addSublayer(CALayer())
    layer.mask = mask
    #expect(try rig.state(layer).mask == mask.wireID)

    let scene = rig.scene
    #expect(scene.layers.count == 4)
    #expect(scene.layers.suffix(2).map(\.id) == [mask.wireID, mask.sublayers?.first?.wireID])

    mask.isHidden = true
    #expect(rig.scene.layers.first { $0.id == mask.wireID }?.state.opacity == 0)
    layer.mask = nil
    #expect(rig.scene.layers.count == 2)
  }

  @Test func `borders, shadows and corners are said when they are to be seen`() throws {
    let rig = Rig()
    let layer = CALayer()
    layer.borderWidth = 1.5
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let state = try rig.state(layer)
    let black = WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 255)
    #expect(state.border == LayerBorder(width: 96, color: black))
    #expect(
      state.shadow
        == LayerShadow(opacity: 128, color: black, offset: WirePoint(xPoints: 0, yPoints: -3), radius: 256))
    #expect(state.flags == [.squareBottomLeft, .squareBottomRight])
    layer.borderColor = nil
    layer.shadowColor = nil
    #expect(try rig.state(layer).border == .none)
    #expect(try rig.state(layer).shadow == nil)
  }

  @Test func `a gradient is its stops, and none without them`() throws {
    let rig = Rig()
    let layer = CAGradientLayer()
    #expect(try rig.state(layer).gradient == nil)
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    let gradient = try #require(try rig.state(layer).gradient)
    #expect(gradient.kind == .radial)
    #expect(gradient.start == .centerAnchor)
    #expect(gradient.stops.map(\.location) == [0, 32_768, 65_535])
  }

  @Test func `a picture is named by its content, and bottom is where y is least`() throws {
    let rig = Rig()
    let layer = CALayer()
    let picture = try #require(CGImage(encoded: Pictures.png))
    layer.contents = picture
    layer.contentsScale = 2
    layer.contentsGravity = .bottomLeft
    let image = try #require(try rig.state(layer).image)
    #expect(image.hash == picture.hash)
    #expect(image.gravity == .topLeft)
    #expect(image.scale == 128)
    #expect(rig.changes.images.values.map(\.hash) == [picture.hash])
    layer.contents = "no picture"
    #expect(try rig.state(layer).image == nil)
    #expect(rig.changes.images.isEmpty)
  }
}

enum Pictures {
  /// The head of a PNG of 3 by 2 pixels; no test here looks further.
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]
}
