import UIKit

/// Where the knobs of one running preview stand, and which of them it has read.
///
/// Hangs on the preview's run loop: whoever reads a constant while that preview runs reads it here.
@MainActor public final class KnobStore {
  private let catalogue: KnobCatalogue
  private let values: [String: KnobValue]
  private var isRead: Set<Int> = []
  /// By the address of the name in the library: a name is hashed only the first time it is read at a place.
  private var places: [UInt: Place] = [:]

  private struct Place {
    var value: KnobValue?
  }

  /// Names of settings that nothing takes: the sources have no such knob, or it has no room for that value. In the
  /// order of the settings.
  public let unknown: [String]

  /// A store for one run: `settings` cannot change, so that every constant has one value throughout. What `previous`
  /// has seen read, with the same catalogue, counts as read: a knob that has been shown stays.
  public init(_ catalogue: KnobCatalogue, _ settings: [KnobSetting] = [], after previous: KnobStore? = nil) {
    self.catalogue = catalogue
    var values: [String: KnobValue] = [:]
    var unknown: [String] = []
    for setting in settings {
      if catalogue[setting.name]?.accepts(setting.value) ?? false {
        values[setting.name] = setting.value
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

  /// The value that stands for the literal of the knob `name`; nil for the literal itself.
  func value(of name: StaticString) -> KnobValue? {
    guard name.hasPointerRepresentation else { return look(up: "\(name)").value }
    let address = UInt(bitPattern: name.utf8Start)
    if let place = places[address] { return place.value }
    let place = look(up: "\(name)")
    places[address] = place
    return place.value
  }

  private func look(up name: String) -> Place {
    guard let index = catalogue.place(of: name) else { return Place(value: nil) }
    isRead.insert(index)
    return Place(value: values[name])
  }
}
