import MapKit
import Testing
import UIKit
import WebKit

@MainActor @Suite struct `Places` {
  private let stage = ShownStage()

  @Test(arguments: [
    (CGSize(width: 300, height: 200), ["A name", "a detail"]),
    (CGSize(width: 300, height: 24), ["A name"]),
    (CGSize(width: 20, height: 200), []),
    (CGSize(width: 1, height: 1), []),
  ])
  func `of its texts a place shows those that fit, and always itself`(_ size: CGSize, _ words: [String]) {
    stage.enter()
    let place = PlaceView("A name", detail: "a detail")
    stage.show(place, CGRect(origin: .zero, size: size))
    #expect(texts(on: place) == words)
    #expect(place.layer.backgroundColor?.alpha ?? 0 > 0)
    for label in place.subviews where !label.isHidden { #expect(place.bounds.contains(label.frame)) }
  }

  @Test func `a place is light or dark as what it stands in`() {
    stage.enter()
    let place = PlaceView("A name")
    stage.show(place)
    let light = place.layer.backgroundColor
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(place.layer.backgroundColor != light)
  }
}
