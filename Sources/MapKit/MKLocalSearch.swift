// MKLocalSearch, MKLocalSearchCompleter, MKLocalSearchCompletion — after Apple's documentation of the three,
// read 2026-11.
// State: partial. Missing: results: there is no network, and every search fails with `MKError.serverFailure`.

import UIKit

/// Looks for places. Here it fails, as on a device without a network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1 << 0)
    public static let pointOfInterest = Self(rawValue: 1 << 1)
    public static let physicalFeature = Self(rawValue: 1 << 2)
  }

  open class Request: NSObject, @unchecked Sendable {
    // Set up before the search begins.
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  open class Response: NSObject, @unchecked Sendable {
    // Never made here.
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() { super.init() }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  open private(set) var isSearching = false

  public init(request: Request) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    afterLatency((self, completionHandler)) { search, handler in
      search.isSearching = false
      handler(nil, MKError(.serverFailure))
    }
  }

  /// - Throws: `MKError.serverFailure`, always.
  open func start() async throws -> Response {
    await Task.yield()
    throw MKError(.serverFailure)
  }

  open func cancel() { isSearching = false }
}

/// Completes what is being typed. Here it finds nothing.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1 << 0)
    public static let pointOfInterest = Self(rawValue: 1 << 1)
    public static let query = Self(rawValue: 1 << 2)
    public static let physicalFeature = Self(rawValue: 1 << 3)
  }

  @available(*, deprecated) public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Setting it begins a search, which fails.
  open var queryFragment = "" {
    didSet { if !queryFragment.isEmpty, queryFragment != oldValue { fail() } }
  }
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false

  public override init() { super.init() }

  open func cancel() { isSearching = false }

  private func fail() {
    let fragment = queryFragment
    isSearching = true
    afterLatency(self) { completer in
      // A newer fragment answers for itself.
      guard completer.isSearching, completer.queryFragment == fragment else { return }
      completer.isSearching = false
      completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure))
    }
  }
}

/// One way to go on. None is found here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  // Never changes.
  public let title: String
  public let subtitle: String
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }

  init(title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init()
  }
}

/// Hears of completions. Both of its methods are optional.
public protocol MKLocalSearchCompleterDelegate: _OptionalMethodsHaving {
  /// Never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

extension _Unimplemented: MKLocalSearchCompleterDelegate {}
