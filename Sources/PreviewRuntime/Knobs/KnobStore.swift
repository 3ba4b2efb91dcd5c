import Glibc
import Synchronization

/// Where the knobs of one running preview stand, and which of them it has read.
@MainActor public final class KnobStore {
  private let catalogue: KnobCatalogue
  /// By places in the catalogue.
  private let values: [Int: KnobValue]
  private var isRead: Set<Int> = []
  /// Names of settings that nothing takes: the sources have no such knob, or it has no room for that value.
  /// In the order of the settings.
  public let unknown: [String]

  /// A store for one run: `settings` cannot change, so that every constant has one value throughout. A knob
  /// that `previous` has seen read, with the same catalogue, counts as read: a knob that has been shown
  /// stays.
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

  /// The store of the preview that runs just now; nil while none does.
  private(set) static var current: KnobStore?
  /// The thread on which it runs; 0 while none does.
  private nonisolated static let thread = Atomic<UInt>(0)

  /// Whether a preview runs just now, on this very thread.
  nonisolated static var runsHere: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs `work` as a preview whose constants are read here.
  public func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = (store: Self.current, thread: Self.thread.load(ordering: .relaxed))
    Self.current = self
    Self.thread.store(UInt(pthread_self()), ordering: .relaxed)
    defer {
      Self.current = outer.store
      Self.thread.store(outer.thread, ordering: .relaxed)
    }
    return try work()
  }

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
