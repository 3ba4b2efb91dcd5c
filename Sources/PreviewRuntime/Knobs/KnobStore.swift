import UIKit

/// Where the knobs of one running preview stand, and which of them it has read.
///
/// Hangs on the preview's run loop: whoever reads a constant while that preview runs reads it here.
@MainActor public final class KnobStore {
  private let catalogue: KnobCatalogue
  /// By places in the catalogue.
  private let values: [Int: KnobValue]
  private var isRead: Set<Int> = []
  /// Names of settings that nothing takes: the sources have no such knob, or it has no room for that value. In the
  /// order of the settings.
  public let unknown: [String]

  /// A store for one run: `settings` cannot change, so that every constant has one value throughout. What `previous`
  /// has seen read, with the same catalogue, counts as read: a knob that has been shown stays.
  public init(_ catalogue: KnobCatalogue, _ settings: [KnobSetting] = [], after previous: KnobStore? = nil) {
    self.catalogue = catalogue
    var values: [Int: KnobValue] = [:]
    var unknown: [String] = []
    for setting in settings {
      if let place = catalogue.place(ofName: setting.name), catalogue.all[place].accepts(setting.value) {
        values[place] = setting.value
      } else {
        unknown.append(setting.name)
      }
    }
    self.values = values
    self.unknown = unknown
    isRead = previous?.isRead ?? []
  }

  /// Whether every constant has the same value in both.
  public func hasSameValues(as other: KnobStore) -> Bool { values == other.values }

  /// The store of the preview that runs just now; nil while none has one.
  static var current: KnobStore? { VirtualRunLoop.current.companion as? KnobStore }

  /// How many knobs have been read: a number that grows when `read` does.
  public var readCount: Int { isRead.count }

  /// The knobs that have been read, in the order of the source.
  public var read: [KnobInfo] { isRead.sorted().map { catalogue.all[$0] } }

  /// The value that stands for the literal of the knob `id`; nil for the literal itself.
  func value(of id: Int) -> KnobValue? {
    guard let place = catalogue.place(ofID: id) else { return nil }
    isRead.insert(place)
    return values[place]
  }
}
