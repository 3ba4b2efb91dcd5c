import PreviewRuntime
import PreviewWire

/// The knobs of a session: where they were put, which of them its preview has read, and what of it the
/// gateway knows.
@MainActor struct KnobSettings {
  private let catalogue: KnobCatalogue
  private(set) var settings: [KnobSetting]
  /// Of the preview that runs.
  private(set) var store: KnobStore
  private var told: (read: Int, unknown: [String]) = (0, [])

  init(_ catalogue: KnobCatalogue, _ settings: [KnobSetting]) {
    self.catalogue = catalogue
    self.settings = settings
    store = KnobStore(catalogue, settings)
  }

  /// The only settings from now on. Returns whether the preview has to be made again for them.
  mutating func replace(with new: [KnobSetting]) -> Bool {
    guard new != settings else { return false }
    settings = new
    return renew()
  }

  /// Returns whether the preview has to be made again.
  mutating func set(_ setting: KnobSetting) -> Bool {
    var new = settings.filter { $0.name != setting.name }
    if new.count < WireLimits.knobs { new.append(setting) }
    return replace(with: new)
  }

  /// Puts one knob back, or all of them where `name` is empty. Returns whether the preview has to be made
  /// again.
  mutating func reset(_ name: String) -> Bool {
    replace(with: name.isEmpty ? [] : settings.filter { $0.name != name })
  }

  /// A new store; what has been read before counts as read. Returns whether it differs in any value.
  private mutating func renew() -> Bool {
    let old = store
    store = KnobStore(catalogue, settings, after: old)
    return !store.hasSameValues(as: old)
  }

  /// Lets `send` tell the gateway what it does not know yet; `send` says whether there was room. False where
  /// there was none.
  mutating func tell(_ send: ([KnobInfo], _ unknown: [String]) -> Bool) -> Bool {
    let now = (read: store.readCount, unknown: store.unknown)
    guard now != told else { return true }
    guard send(store.read, now.unknown) else { return false }
    told = now
    return true
  }
}
