// What stands in previewed code for what is missing here. Adapted sources call these; nobody writes them.

/// A statement that was taken out.
public func _hole(_ number: Int) { HoleLedger.note(number) }

/// A value that was taken out: a neutral one of its type. Ends the preview where the type has none.
public func _holeValue<Value>(_ number: Int, of type: Value.Type = Value.self) -> Value {
  HoleLedger.note(number)
  guard let value = NeutralValue.make(type) else { HoleCatalogue.stop(at: number, wanting: "\(type)") }
  return value
}

/// The end of what was taken out, where no value can be had and nothing could go on: ends the preview, saying which
/// hole it was.
public func _holeStop(_ number: Int) -> Never {
  HoleLedger.note(number)
  HoleCatalogue.stop(at: number, wanting: nil)
}
