// MKDirections, MKRoute, MKDirectionsTransportType — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: routes: there is no network, and every request fails with
// `MKError.directionsNotFound`.

import UIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1 << 0)
  public static let walking = Self(rawValue: 1 << 1)
  public static let transit = Self(rawValue: 1 << 2)
  public static let cycling = Self(rawValue: 1 << 3)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. Here it fails, as on a device without a network.
open class MKDirections: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  open class Request: NSObject, @unchecked Sendable {
    // Set up before the request is made.
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() { super.init() }
  }

  open class Response: NSObject, @unchecked Sendable {
    // Never made here.
    public let source: MKMapItem
    public let destination: MKMapItem
    open var routes: [MKRoute] { [] }
    init(_ source: MKMapItem, _ destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
    }
  }

  open class ETAResponse: NSObject, @unchecked Sendable {
    // Never made here.
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    override init() { super.init() }
  }

  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  open private(set) var isCalculating = false

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    fail { completionHandler(nil, $0) }
  }

  open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }

  /// - Throws: `MKError.directionsNotFound`, always.
  open func calculate() async throws -> Response {
    await Task.yield()
    throw MKError(.directionsNotFound)
  }

  /// - Throws: `MKError.directionsNotFound`, always.
  open func calculateETA() async throws -> ETAResponse {
    await Task.yield()
    throw MKError(.directionsNotFound)
  }

  open func cancel() { isCalculating = false }

  private func fail(_ handler: @escaping (MKError) -> Void) {
    isCalculating = true
    afterLatency((self, handler)) { directions, handler in
      directions.isCalculating = false
      handler(MKError(.directionsNotFound))
    }
  }
}

/// A way. None is found here.
open class MKRoute: NSObject, @unchecked Sendable {
  // Never changes.
  open class Step: NSObject, @unchecked Sendable {
    // Never changes.
    public let polyline: MKPolyline
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    init(_ polyline: MKPolyline) { self.polyline = polyline }
  }

  public let polyline: MKPolyline
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  /// Metres.
  open var distance: CLLocationDistance { 0 }
  /// Seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var steps: [Step] { [] }

  init(_ polyline: MKPolyline) { self.polyline = polyline }
}
