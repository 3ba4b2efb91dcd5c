/// Pins between gateway and agent, as `WireFormat.md` has them.
extension ByteReader {
  mutating func watchedPins() throws(WireError) -> [WatchedPin] {
    let count = try count(upTo: WireLimits.pins, of: .pins, eachAtLeast: 9)
    var pins: [WatchedPin] = []
    for _ in 0..<count { pins.append(try WatchedPin(number: varint(), element: pinElement())) }
    return pins
  }

  mutating func pinPlaces() throws(WireError) -> [PinPlace] {
    let count = try count(upTo: WireLimits.pins, of: .pins, eachAtLeast: 3)
    var places: [PinPlace] = []
    for _ in 0..<count {
      let (number, code) = (try varint(), try byte())
      guard let standing = PinPlace.Standing(rawValue: code) else {
        throw .outOfRange(.pinStanding, Int64(code))
      }
      places.append(PinPlace(number: number, standing: standing, layer: try bool() ? try handle() : nil))
    }
    return places
  }

  mutating func foundElement() throws(WireError) -> FoundElement {
    try FoundElement(
      element: pinElement(), fraction: PinFraction(x: fraction(), y: fraction()), point: point(),
      layer: handle(), origin: point(), size: size())
  }

  private mutating func pinElement() throws(WireError) -> PinElement {
    let code = try byte()
    guard let kind = PinElement.Kind(rawValue: code) else { throw .outOfRange(.pinKind, Int64(code)) }
    return try PinElement(
      kind: kind, view: pinText(), section: varint(), item: varint(), of: pinText(), words: pinText(),
      before: pinText(), after: pinText())
  }

  private mutating func pinText() throws(WireError) -> String { try string(upTo: WireLimits.pinText) }

  private mutating func fraction() throws(WireError) -> Double {
    let value = try float64(.fraction)
    guard (0...1).contains(value) else {
      throw .outOfRange(.fraction, value < 0 ? -1 : 2)
    }
    return value
  }
}

extension ByteWriter {
  mutating func watchedPins(_ pins: [WatchedPin]) throws(WireError) {
    try WireLimits.check(pins.count, .pins, WireLimits.pins)
    varint(pins.count)
    for pin in pins {
      varint(pin.number)
      pinElement(pin.element)
    }
  }

  mutating func pinPlaces(_ places: [PinPlace]) throws(WireError) {
    try WireLimits.check(places.count, .pins, WireLimits.pins)
    varint(places.count)
    for place in places {
      varint(place.number)
      byte(place.standing.rawValue)
      bool(place.layer != nil)
      if let layer = place.layer { varint(Int(layer)) }
    }
  }

  mutating func foundElement(_ found: FoundElement) {
    pinElement(found.element)
    float64(found.fraction.x)
    float64(found.fraction.y)
    point(found.point)
    varint(Int(found.layer))
    point(found.origin)
    size(found.size)
  }

  /// Texts were cut where the element was made; who has changed them since gets them cut here.
  private mutating func pinElement(_ element: PinElement) {
    byte(element.kind.rawValue)
    pinText(element.view)
    varint(element.section)
    varint(element.item)
    for text in [element.of, element.words, element.before, element.after] { pinText(text) }
  }

  private mutating func pinText(_ text: String) { string(text.cut(toBytes: WireLimits.pinText)) }
}
