// All that reads bytes from outside and needs nothing else, for libFuzzer: a program of one module, made of
// this file and the sources themselves (`decoders.py`). The first byte of an input says who reads the others.

import Foundation

/// What is read has to be written as something that is read the same.
private func expect(_ holds: Bool, _ what: String) {
  if !holds { fatalError(what) }
}

private func readViewer(_ bytes: [UInt8]) {
  guard let message = try? MessageFromViewer(decoding: bytes) else { return }
  expect((try? MessageFromViewer(decoding: message.encoded())) == message, "a message of a viewer changes")
}

/// Two bytes with the length before each packet, the lower one first.
private func packets(_ bytes: [UInt8]) -> [[UInt8]] {
  var (rest, packets) = (bytes[...], [[UInt8]]())
  while let low = rest.popFirst(), let high = rest.popFirst() {
    let length = Int(low) | Int(high) << 8
    packets.append(Array(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  return packets
}

private func assemble(_ bytes: [UInt8], _ take: (AssembledMessage) throws -> Void) {
  var assembler = PacketAssembler()
  for packet in packets(bytes) {
    guard let message = try? assembler.receive(packet) else { continue }
    try? take(message)
  }
}

private func again(_ packets: [[UInt8]]) throws -> AssembledMessage? {
  var assembler = PacketAssembler()
  return try packets.reduce(nil) { try $0 ?? assembler.receive($1) }
}

private func readAgent(_ bytes: [UInt8]) {
  assemble(bytes) { message in
    let report = try MessageFromAgent(decoding: message)
    guard let packets = try? report.packets(), let again = try again(packets) else { return }
    expect(try MessageFromAgent(decoding: again) == report, "a report of an agent changes")
  }
}

private func readGateway(_ bytes: [UInt8]) {
  assemble(bytes) { message in
    let order = try MessageToAgent(decoding: message)
    guard let again = try again(order.packets()) else { return }
    expect(try MessageToAgent(decoding: again) == order, "an order to an agent changes")
  }
}

private func readBuilder(_ bytes: [UInt8]) {
  assemble(bytes) { message in
    _ = try? MessageFromBuilder(decoding: message)
    _ = try? MessageToBuilder(decoding: message)
  }
}

/// A keyframe, and changes after it.
private func readFrames(_ bytes: [UInt8]) {
  var decoder = FrameDecoder()
  for frame in packets(bytes) { _ = try? decoder.apply(frame) }
}

private func readRequest(_ bytes: [UInt8]) {
  let limits = HTTPVisit.Limits(headSeconds: 10, bodySeconds: 5, bodyBytes: 32_768)
  var visit = HTTPVisit(limits: limits, now: 0)
  bytes.withUnsafeBytes { buffer in
    guard case .decide(let head, let length) = visit.heard(buffer, isAll: false) else { return }
    expect(length <= buffer.count, "a head is longer than what was heard")
    _ = WebSocketHandshake.request(for: head, subprotocol: "scrollwork.1")
    _ = SessionID(head.path.dropFirst(3))
    guard case .read = visit.admitted(head, now: 0) else { return }
    _ = visit.received(UnsafeRawBufferPointer(rebasing: buffer[length...]))
    expect(visit.bodyCount <= limits.bodyBytes, "a body is longer than it may be")
  }
}

private func readOrder(_ bytes: [UInt8]) { _ = try? SessionOrder(json: bytes) }

private func readKept(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let screen = KeptText.screen(text)
  expect(KeptText.screen(KeptText.text(of: screen)) == screen, "a kept screen changes")
  let knobs = KeptText.knobs(text)
  expect(KeptText.knobs(KeptText.text(of: knobs)).count == knobs.count, "kept knobs change")
}

private func readLibrary(_ bytes: [UInt8]) {
  if let text = LibraryText.section(".text", ofELF: Data(bytes)) { _ = text.count }
  _ = LibraryText.start(around: 0x7F00_0000_1000, in: String(decoding: bytes, as: UTF8.self))
}

private func readSmallThings(_ bytes: [UInt8]) {
  bytes.withUnsafeBytes { _ = ClosePayload.fault(in: $0) }
  let text = String(decoding: bytes, as: UTF8.self)
  _ = JSONText.string(text).text
  for value in [
    KnobValue.number(0), .boolean(true), .choice(""), .colour(red: 0, green: 0, blue: 0, alpha: 0),
  ] {
    _ = KnobValue(text: text, like: value)
  }
}

private let readers = [
  readViewer, readAgent, readGateway, readBuilder, readFrames, readRequest, readOrder, readKept, readLibrary,
  readSmallThings,
]

@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  readers[Int(data[0]) % readers.count](Array(UnsafeBufferPointer(start: data + 1, count: count - 1)))
  return 0
}
