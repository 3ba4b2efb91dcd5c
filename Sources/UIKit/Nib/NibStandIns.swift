// Elements of nibs whose classes belong to other modules of Apple's.
//
// No agent has those modules: they come with the preview's library, if its code imports them. So their
// classes are looked for by name when a nib asks, and where there is none a labelled place stands for the
// element.

import QuartzCore

@MainActor enum NibStandIns {
  static func viewClass(of element: String) -> UIView.Type? {
    views[element].flatMap { NSClassFromString($0) as? UIView.Type }
  }

  static func controllerClass(of element: String) -> UIViewController.Type? {
    controllers[element].flatMap { NSClassFromString($0) as? UIViewController.Type }
  }

  /// The class that a nib names without a module, as it names those of Objective-C.
  static func named(_ name: String) -> AnyClass? {
    guard let modules = modules[String(name.prefix(2))] else { return nil }
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  private static let views = ["mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView"]
  private static let controllers = ["avPlayerViewController": "AVKit.AVPlayerViewController"]
  private static let modules = [
    "AV": ["AVKit", "AVFoundation"], "CL": ["CoreLocation"], "MF": ["MessageUI"], "MK": ["MapKit"],
    "PH": ["PhotosUI", "Photos"], "SF": ["SafariServices"], "WK": ["WebKit"],
  ]
}

/// A class outside UIKit that nibs can say more of than that it is a view.
@MainActor package protocol NibStandIn: AnyObject {
  /// Takes what the element says, as text; called once, before its outlets are set.
  func takeNibAttributes(_ attributes: [String: String])
  /// Sets an outlet of the class's own. False where it has none of that name.
  func setNibOutlet(_ value: AnyObject, named name: String) -> Bool
}
