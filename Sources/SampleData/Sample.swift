/// A value that was made from its type, and the document of which a decoder makes the same value again.
public struct Sample<Value> {
  public let value: Value
  public let json: SampleJSON
}

extension Sample where Value: Decodable {
  /// Invents a value of `type`.
  ///
  /// - Throws: `SampleError`, or what the type itself throws where nothing that was tried suits it.
  public init(of type: Value.Type, _ options: SampleOptions) throws {
    let (making, node) = (SampleMaking(options), SampleNode())
    let place = SamplePlace(root: "\(Value.self)|\(options.source)", bases: options.bases)
    value = try making.make(type, from: SampleDecoder(making, node, place, []))
    json = node.json
  }
}
