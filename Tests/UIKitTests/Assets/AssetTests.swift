import Testing

@testable import UIKit

/// A folder with assets, which goes when the test is over.
final class AssetFolder {
  let path = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ data: Data) throws {
    let file = (path as NSString).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }

  /// A picture so many pixels wide.
  func write(_ name: String, width: Int) throws {
    let picture = try #require(
      CGImage(width: width, height: 2, rgba: Array(repeating: 0x80, count: width * 8)))
    try write(name, Data(picture.encoded))
  }
}

@MainActor @Suite(.serialized) struct `Named assets` {
  let stage = Stage()
  private let folder = AssetFolder()

  private func use() { _AssetFolders.current = [folder.path] }

  @Test func `an image set gives the picture of the screen's scale`() throws {
    try folder.write("A.xcassets/icons/star.imageset/one.png", width: 10)
    try folder.write("A.xcassets/icons/star.imageset/two.png", width: 20)
    try folder.write("A.xcassets/icons/star.imageset/three.png", width: 30)
    let images = ["one", "two", "three"].enumerated().map {
      #"{"idiom": "universal", "filename": "\#($1).png", "scale": "\#($0 + 1)x"}"#
    }
    try folder.write(
      "A.xcassets/icons/star.imageset/Contents.json",
      Data(#"{"images": [\#(images.joined(separator: ","))], "info": {"version": 1}}"#.utf8))
    use()

    let star = try #require(UIImage(named: "star"))
    #expect(star.cgImage?.width == 20 && star.scale == 2 && star.size == CGSize(width: 10, height: 1))
    #expect(UIImage(named: "icons/star")?.cgImage == star.cgImage)
    let sharp = UIImage(named: "star", in: .main, compatibleWith: UITraitCollection(displayScale: 3))
    #expect(sharp?.cgImage?.width == 30 && sharp?.scale == 3)
  }

  @Test func `a picture for dark screens is shown on dark screens`() throws {
    try folder.write("A.xcassets/m.imageset/light.png", width: 10)
    try folder.write("A.xcassets/m.imageset/dark.png", width: 12)
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try folder.write(
      "A.xcassets/m.imageset/Contents.json",
      Data(#"{"images": [{"filename": "light.png"}, {"filename": "dark.png", \#(dark)}]}"#.utf8))
    use()

    let view = UIImageView(image: UIImage(named: "m"))
    stage.window.addSubview(view)
    func width() -> Int? { (view.layer.contents as? CGImage)?.width }
    #expect(width() == 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(width() == 12)
    let fixed = UIImage(named: "m", in: .main, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(fixed?.cgImage?.width == 12)
    // Traits that say no style leave it to the view.
    view.image = UIImage(named: "m", in: .main, compatibleWith: UITraitCollection(displayScale: 2))
    #expect(width() == 12)
    view.overrideUserInterfaceStyle = .light
    #expect(width() == 10)
  }

  @Test func `a template of a catalogue is shown in the tint of its view, and other pictures as they are`()
    throws
  {
    try folder.write("A.xcassets/t.imageset/t.png", width: 10)
    try folder.write(
      "A.xcassets/t.imageset/Contents.json",
      Data(
        #"{"images": [{"filename": "t.png"}], "properties": {"template-rendering-intent": "template"}}"#.utf8)
    )
    try folder.write("plain.png", width: 10)
    use()
    let view = UIImageView(image: UIImage(named: "t"))
    view.tintColor = .systemRed
    stage.window.addSubview(view)
    func tint() -> CGColor? { (view.layer.contents as? CGImage)?.tint }

    #expect(UIImage(named: "t")?.renderingMode == .alwaysTemplate)
    #expect(tint() == UIColor.systemRed.resolvedColor(with: view.traitCollection).cgColor)
    view.tintColor = .green
    #expect(tint() == UIColor.green.cgColor)
    view.image = UIImage(named: "t")?.withRenderingMode(.alwaysOriginal)
    #expect(tint() == nil)
    view.image = UIImage(named: "plain")
    #expect(tint() == nil)
    view.image = UIImage(named: "plain")?.withTintColor(.blue)
    #expect(tint() == UIColor.blue.cgColor)
  }

  @Test func `buttons of the system's type, bars and tabs show pictures as templates`() throws {
    try folder.write("plain.png", width: 10)
    use()
    let picture = try #require(UIImage(named: "plain"))
    func tint(_ type: UIButton.ButtonType, _ image: UIImage) -> CGColor? {
      let button = UIButton(type: type)
      button.tintColor = .green
      button.setImage(image, for: .normal)
      stage.window.addSubview(button)
      return (button.imageView?.layer.contents as? CGImage)?.tint
    }

    #expect(tint(.system, picture) == UIColor.green.cgColor)
    #expect(tint(.system, picture.withRenderingMode(.alwaysOriginal)) == nil)
    #expect(tint(.custom, picture) == nil)
    #expect(tint(.custom, picture.withRenderingMode(.alwaysTemplate)) == UIColor.green.cgColor)
  }

  @Test func `drawings of catalogues are pictures, as SVG and as PDF`() throws {
    let contents = { (name: String) in
      Data(#"{"images": [{"filename": "\#(name)", "idiom": "universal"}]}"#.utf8)
    }
    try folder.write("A.xcassets/s.imageset/s.svg", Data(#"<svg width="24" height="16"/>"#.utf8))
    try folder.write("A.xcassets/s.imageset/Contents.json", contents("s.svg"))
    try folder.write("A.xcassets/p.imageset/p.pdf", Data(Self.pdf.utf8))
    try folder.write("A.xcassets/p.imageset/Contents.json", contents("p.pdf"))
    try folder.write("A.xcassets/b.imageset/b.pdf", Data("%PDF-1.4 broken".utf8))
    try folder.write("A.xcassets/b.imageset/Contents.json", contents("b.pdf"))
    use()
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }

    #expect(UIImage(named: "s")?.size == CGSize(width: 24, height: 16))
    let drawing = try #require(UIImage(named: "p"))
    #expect(drawing.size == CGSize(width: 20, height: 10) && drawing.cgImage?.mediaType == "image/svg+xml")
    #expect(reports.isEmpty)
    #expect(UIImage(named: "b")?.label == "b")
    #expect(reports.contains { $0.contains("poppler-utils") })
  }

  @Test func `a program that converts files is waited for, and one that ends badly or never is told apart`() {
    #expect(ConvertingProgram.run(["true"], seconds: 60))
    #expect(!ConvertingProgram.run(["false"], seconds: 60))
    #expect(!ConvertingProgram.run(["no-such-program"], seconds: 60))
    #expect(!ConvertingProgram.run(["sleep", "600"], seconds: 1))
  }

  /// A page of 20 by 10 points with a red square.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources <<>>>> endobj
    4 0 obj <</Length 23>> stream
    1 0 0 rg 2 2 6 6 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  @Test func `plain files are found with and without extension and scale`() throws {
    try folder.write("Pictures/cat.png", width: 10)
    try folder.write("Pictures/cat@2x.png", width: 20)
    use()
    #expect(UIImage(named: "cat")?.cgImage?.width == 20)
    #expect(UIImage(named: "cat.png")?.size.width == 10)
  }

  @Test func `what is missing has a placeholder with its name, and is reported once`() throws {
    use()
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    let view = UIImageView(image: UIImage(named: "ghost"))
    _ = UIImage(named: "ghost")
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect((view.subviews.first as? UILabel)?.text == "ghost")
    #expect(reports.count == 1 && reports.first?.contains("ghost") == true)

    view.image = nil
    #expect(view.subviews.isEmpty && view.layer.contents == nil)
  }

  @Test func `a colour set gives a pair, in whatever way its numbers are written`() throws {
    let colors = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0x80", "green": "128", "blue": "0.5", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.0", "alpha": "0.5"}}}
      ]}
      """
    try folder.write("A.xcassets/brand.colorset/Contents.json", Data(colors.utf8))
    use()

    let color = try #require(UIColor(named: "brand"))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    #expect(abs(light.red - 128.0 / 255) < 1e-9 && light.green == light.red && light.blue == 0.5)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(dark == CGColor(gray: 1, alpha: 0.5))
    #expect(UIColor(named: "nothing") == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `broken catalogues are passed over`() throws {
    try folder.write("A.xcassets/bad.imageset/Contents.json", Data("{".utf8))
    try folder.write("A.xcassets/bad.colorset/Contents.json", Data(#"{"colors": [{}]}"#.utf8))
    try folder.write(
      "A.xcassets/lost.imageset/Contents.json", Data(#"{"images": [{"filename": "x.png"}]}"#.utf8))
    use()
    #expect(UIImage(named: "bad")?.label == "bad")
    #expect(UIImage(named: "lost")?.label == "lost")
    #expect(UIColor(named: "bad") == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `literals are colours and pictures`() throws {
    try folder.write("cat.png", width: 10)
    use()
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    let image = #imageLiteral(resourceName: "cat.png")
    #expect(image.size.width == 10)
  }
}
