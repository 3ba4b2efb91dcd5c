// MapKit — a stand-in for previewed code.

@_exported import CoreLocation
@_exported import UIKit
