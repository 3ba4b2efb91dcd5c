import Foundation
import Testing
import UIKit

@testable import PreviewRuntime

/// On the main thread throughout, and without a pause: there is one ledger, and one catalogue, for the whole
/// process.
@MainActor @Suite struct `Holes that are reached` {
  @Test func `are counted until they are asked for`() {
    _ = HoleLedger.take()
    for _ in 0..<3 { _hole(7) }
    let number: Int = _holeValue(9)

    #expect(number == 0)
    #expect(HoleLedger.take() == [7: 3, 9: 1])
    #expect(HoleLedger.take() == [:])
  }

  @Test func `give a value of the type that is asked for`() {
    let title: String? = _holeValue(1)
    let view = _holeValue(2, of: UIView.self)

    #expect(title == nil)
    #expect(view.bounds == .zero)
  }

  @Test func `are known by place and reason`() {
    BundleBuilder().holes(["Feed.swift:12: Kingfisher is not here"])
    defer { BundleBuilder().holes([]) }

    #expect(HoleCatalogue.count == 1)
    #expect(HoleCatalogue.sentence(of: 0) == "Feed.swift:12: Kingfisher is not here")
    #expect(HoleCatalogue.sentence(of: 1) == nil)
    #expect(HoleCatalogue.sentence(of: -1) == nil)
  }

  // MARK: Pictures

  private func words(on view: UIView) -> [String] { view.subviews.compactMap { ($0 as? UILabel)?.text } }

  @Test func `put a labelled picture where one should have been loaded`() {
    _ = HoleLedger.take()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
    _hole(3, showingIn: view)

    #expect(words(on: view) == ["picture"])
    #expect(HoleLedger.take() == [3: 1])
    let optional: UIImageView? = UIImageView()
    _hole(3, showingIn: optional, from: URL(string: "https://cdn.example.com/a/b.jpg"))
    #expect(optional.map(words) == ["cdn.example.com"])
  }

  @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .center, .scaleToFill])
  func `fill the view with it whatever its content mode, then and later`(mode: UIView.ContentMode) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
    view.contentMode = mode
    _hole(3, showingIn: view)
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .center
    #expect(view.layer.contentsGravity == .resize)

    view.frame.size = CGSize(width: 300, height: 20)
    #expect(view.subviews.map(\.frame.size) == [CGSize(width: 300, height: 20)])

    view.contentMode = mode
    view.image = UIImage()
    #expect(view.layer.contentsGravity == UIImageView.gravity(of: mode))
    #expect(words(on: view) == [])
  }

  @Test func `leave a picture that is there, and what is no image view, alone`() {
    _ = HoleLedger.take()
    let own = UIImage()
    let view = UIImageView(image: own)
    _hole(3, showingIn: view)
    #expect(view.image === own)

    _hole(3, showingIn: nil)
    _hole(3, showingIn: "a text")
    let plain = UIView()
    _hole(3, showingIn: plain)
    #expect(plain.subviews.isEmpty && plain.layer.contents == nil)
    #expect(HoleLedger.take() == [3: 4])
  }

  @Test func `say where the picture would have come from only where that can be read`() {
    #expect(HolePicture.label(of: "https://a.example/b?c#d") == "a.example")
    #expect(HolePicture.label(of: URLRequest(url: URL(fileURLWithPath: "/etc/x"))) == "picture")
    #expect(HolePicture.label(of: "https://\(String(repeating: "x", count: 60)).example/") == "picture")
    #expect(HolePicture.label(of: 7) == "picture")
    #expect(HolePicture.label(of: nil) == "picture")
  }
}

extension UIImageView {
  fileprivate static func gravity(of mode: ContentMode) -> CALayerContentsGravity {
    let view = UIView()
    view.contentMode = mode
    return view.layer.contentsGravity
  }
}
