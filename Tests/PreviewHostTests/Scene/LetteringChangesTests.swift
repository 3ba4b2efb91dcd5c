import PreviewWire
import QuartzCore
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Letters on the wire` {
  private func run(_ text: NSAttributedString, _ changes: SceneReader = SceneReader()) throws
    -> LayerText.Run
  {
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: window.bounds)
    label.attributedText = text
    window.addSubview(label)
    return try #require(
      changes.scene(of: window).layers.compactMap(\.state.text).first?.lines.first?.runs.first)
  }

  @Test func `what attributes say is told, and nothing else`() throws {
    #expect(try run(NSAttributedString(string: "a")).ornaments == TextOrnaments())
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.red
    let told = try run(
      NSAttributedString(
        string: "a",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .strokeWidth: -5, .shadow: shadow, .baselineOffset: 3,
          .obliqueness: 0.5, .underlineStyle: NSUnderlineStyle.double.rawValue, .backgroundColor: UIColor.red,
        ])
    ).ornaments
    let red = WireColor(red: 255 as UInt8, green: 0 as UInt8, blue: 0 as UInt8, alpha: 255 as UInt8)
    #expect(told.stroke?.width == 64 && told.stroke?.isHollow == false)
    #expect(told.shadow?.offset == WirePoint(xPoints: 1, yPoints: 2))
    #expect(told.rise == 192 && told.slant == 512)
    #expect(told.underline?.weight == .double && told.strikethrough == nil && told.ground?.color == red)
  }

  @Test func `a font of the app's goes to the page by the hash of its bytes`() throws {
    let path = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
    let url = URL(fileURLWithPath: path) as CFURL
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
    let changes = SceneReader()
    let font = try #require(UIFont(name: "Inter-Black", size: 20))
    let told = try run(NSAttributedString(string: "a", attributes: [.font: font]), changes)

    let sent = try #require(changes.fonts[told.face])
    #expect(sent.bytes.count > 1_000 && sent.mediaType == "font/otf" && told.spacing == 0)
    let type = try #require(ImageReport.MediaType(rawValue: sent.mediaType))
    #expect(ImageReport(hash: told.face, mediaType: type, bytes: sent.bytes) != nil)
    #expect(try run(NSAttributedString(string: "a"), changes).face == "" && changes.fonts.isEmpty)
  }

  @Test func `layers of text, copies and particles are layers like others`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text = CATextLayer()
    (text.string, text.frame) = ("a", window.bounds)
    let copies = CAReplicatorLayer()
    copies.instanceCount = 3
    let dot = CALayer()
    dot.backgroundColor = UIColor.red.cgColor
    copies.addSublayer(dot)
    for layer in [text, copies] { window.layer.addSublayer(layer) }

    let scene = SceneReader().scene(of: window)
    #expect(scene.layers.compactMap(\.state.text).count == 1)
    let red = WireColor(red: 255 as UInt8, green: 0 as UInt8, blue: 0 as UInt8, alpha: 255 as UInt8)
    #expect(scene.layers.filter { $0.state.background == red }.count == 3)
    #expect(Set(scene.layers.map(\.id)).count == scene.layers.count)
  }

  @Test func `what is seen from its front alone is not sent from behind`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = CALayer()
    window.layer.addSublayer(card)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let isSent = { SceneReader().scene(of: window).layers.contains { $0.id == card.wireID } }
    #expect(isSent())
    card.isDoubleSided = false
    #expect(!isSent())
    card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(isSent())
  }
}
