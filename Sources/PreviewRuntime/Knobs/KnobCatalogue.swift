@_exported import struct PreviewWire.KnobInfo
@_exported import struct PreviewWire.KnobSetting
@_exported import enum PreviewWire.KnobValue

/// The knobs of a bundle, in the order of the source.
public struct KnobCatalogue: Sendable {
  public private(set) var all: [KnobInfo] = []
  /// Places in `all`, by the number that the adapted source calls a knob.
  private var placesByID: [Int: Int] = [:]
  /// Places in `all`, by the knob's name and those that it had before.
  private var placesByName: [String: Int] = [:]

  public init() {}

  /// Adds a knob that the adapted source calls `id`; `aliases` are names that it had before. A number or a
  /// name that is taken stays with its first knob.
  public mutating func add(_ knob: KnobInfo, id: Int, aliases: [String] = []) {
    guard placesByID[id] == nil else { return }
    placesByID[id] = all.count
    for name in [knob.name] + aliases where placesByName[name] == nil { placesByName[name] = all.count }
    all.append(knob)
  }

  /// The place in `all` of the knob that the adapted source calls `id`.
  func place(ofID id: Int) -> Int? { placesByID[id] }

  /// The place in `all` of the knob of that name, or that had it before.
  func place(ofName name: String) -> Int? { placesByName[name] }

  /// The knob of that name, or that had it before.
  public subscript(name: String) -> KnobInfo? { place(ofName: name).map { all[$0] } }
}
