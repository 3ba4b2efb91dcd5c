import InterfaceFiles
import MapKit
import Testing
import WebKit

@testable import UIKit

@MainActor private final class Owner: NSObject, MKMapViewDelegate {}

@MainActor @Suite struct `Stand-ins in nibs` {
  private let stage = ShownStage()

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <view contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="500"/><subviews>
          <mapView mapType="hybrid" scrollEnabled="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <connections><outlet property="delegate" destination="-1" id="d"/></connections></mapView>
          <wkWebView id="c"><rect key="frame" x="0.0" y="100" width="320" height="100"/></wkWebView>
          <view customClass="WKWebView" id="e"><rect key="frame" x="0.0" y="200" width="320" height="100"/></view>
        </subviews></view>
      </objects>
    </document>
    """

  @Test func `a map and a page are of their modules' classes, with attributes and outlets`() throws {
    stage.enter()
    let document = try InterfaceReader.document(Data(Self.nib.utf8))
    _InterfaceFiles.register(
      "ShownStandIns", isStoryboard: false, module: "StandIns", language: "", document.compactText)
    let owner = Owner()
    let made = UINib(nibName: "ShownStandIns", bundle: nil, "StandIns/").instantiate(withOwner: owner)
    let view = try #require(made.first as? UIView)
    stage.show(view, view.frame)
    #expect(view.subviews.map { "\(type(of: $0))" } == ["MKMapView", "WKWebView", "WKWebView"])
    let map = try #require(view.subviews.first as? MKMapView)
    #expect(map.mapType == .hybrid && !map.isScrollEnabled && map.delegate === owner)
    #expect(map.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(texts(on: map).first == "MKMapView")
  }
}
