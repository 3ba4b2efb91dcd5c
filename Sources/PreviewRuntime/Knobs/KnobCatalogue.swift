@_exported import struct PreviewWire.KnobInfo
@_exported import struct PreviewWire.KnobSetting
@_exported import enum PreviewWire.KnobValue

/// The knobs of a bundle, in the order of the source.
public struct KnobCatalogue: Sendable {
  public private(set) var all: [KnobInfo] = []
  private var places: [String: Int] = [:]

  public init() {}

  /// A name that is there already keeps its first knob.
  public mutating func add(_ knob: KnobInfo) {
    guard places[knob.name] == nil else { return }
    places[knob.name] = all.count
    all.append(knob)
  }

  /// The knob of that name, and its place in `all`.
  public func place(of name: String) -> Int? { places[name] }

  public subscript(name: String) -> KnobInfo? { places[name].map { all[$0] } }
}
