import PreviewWire
import Testing

@Suite struct `Agent packets` {
  private static let messages: [MessageToAgent] = [
    .create(
      SessionRequest(
        handle: 7, slug: "snapping-list",
        screen: ScreenSettings(width: 390, height: 844.5, appearance: .dark, direction: .rightToLeft),
        firstSeq: 1 << 40, state: [1, 2, 3])),
    .create(
      SessionRequest(
        handle: .max, slug: "", screen: ScreenSettings(width: 64, height: 4_096, isSizeChosen: true))),
    .create(
      SessionRequest(
        handle: 2, slug: "y",
        screen: ScreenSettings(
          width: 393, height: 852, device: Device(slug: "iphone-16"), textSize: .accessibility5,
          textWeight: .bold, contrast: .increased, motion: .reduced))),
    .digest(9), .keyframe(1), .suspend(300), .resume(.max),
    .input(7, viewer: 12, message: MessageFromViewer.acknowledge(seq: 9).encoded()),
    .input(7, viewer: 12, message: [UInt8](repeating: 0x10, count: WireLimits.viewerMessage)),
    .ping(0), .cancelTouches(7, viewer: WireLimits.varint),
    .create(
      SessionRequest(
        handle: 1, slug: "x", screen: ScreenSettings(width: 1, height: 1), knobs: Samples.settings)),
    .setKnobs(7, Samples.settings), .setKnobs(7, []),
    .picture(7, PictureRequest(number: 0, scale: 1)),
    .picture(.max, PictureRequest(number: WireLimits.varint, scale: WireLimits.pictureScale)),
    .pins(7, []), .pins(.max, Samples.pins),
    .pins(1, Array(repeating: Samples.pins[1], count: WireLimits.pins)),
    .restore(7, state: []), .restore(.max, state: [UInt8](repeating: 9, count: WireLimits.state)),
  ]

  private static let reports: [MessageFromAgent] = [
    .hello(version: WireVersion.agent, previews: []),
    .hello(
      version: WireVersion.agent,
      previews: [
        PreviewInfo(slug: "table", title: "Table", summary: "Rows — with a pinned header."),
        PreviewInfo(slug: "grid", title: "Grid", summary: "", heading: "Groups — and sections"),
        PreviewInfo(
          slug: "own", title: "Own", summary: "Own.swift:7", source: SourceLine(file: "A/Own.swift", line: 7)),
        PreviewInfo(
          slug: "long", title: "Long", summary: "",
          source: SourceLine(file: String(repeating: "f", count: WireLimits.string), line: WireLimits.varint)),
      ]),
    .frame(FrameReport(handle: 7, isKeyframe: true, seq: 1, state: [], payload: [2, 1])),
    .frame(
      FrameReport(
        handle: 8, isKeyframe: false, seq: WireLimits.varint,
        state: [UInt8](repeating: 5, count: WireLimits.state),
        payload: [UInt8](repeating: 6, count: WireLimits.frame))),
    .failed(7, message: "There is no preview “tabel”."),
    .pong(77),
    .acts(7, from: 0, bytes: []),
    .acts(.max, from: 70_000, bytes: [UInt8](repeating: 5, count: WireLimits.acts)),
    .digest(7, SceneDigest(value: 0), hasMoreActs: false),
    .digest(.max, SceneDigest(value: .max), hasMoreActs: true),
    .digest(7, SceneDigest(value: 0x0123_4567_89AB_CDEF), hasMoreActs: true),
    .knobs(7, [], unknown: ["Carousel.width"]),
    .knobs(.max, Samples.knobs, unknown: []),
    .knobs(1, Array(repeating: Samples.knobs[0], count: WireLimits.knobs), unknown: []),
    .log(7, message: "The layout returned attributes for cell [9, 9], which does not exist."),
    .log(.max, message: String(repeating: "x", count: WireLimits.logMessage)),
    .holes(7, []),
    .holes(.max, [HoleReach(number: 0, count: 1), HoleReach(number: 999, count: HoleReach.most)]),
    .holes(1, (0..<WireLimits.holes).map { HoleReach(number: $0, count: 1 + $0) }),
    .element(7, viewer: 3, request: 200, nil), .element(.max, viewer: 1, request: 0, Samples.found),
    .pinPlaces(7, []),
    .pinPlaces(
      .max,
      [
        PinPlace(number: 1, standing: .here, layer: .max), PinPlace(number: 2, standing: .moved, layer: 7),
        PinPlace(number: 300, standing: .away), PinPlace(number: 4, standing: .orphaned),
      ]),
    .bars(7, ScreenBars(statusBar: .light, showsHomeIndicator: false)),
    .bars(.max, ScreenBars(statusBar: .hidden, showsHomeIndicator: true)),
    .picture(7, number: 0, .png([0x89, 0x50])),
    .picture(.max, number: 9, .png([UInt8](repeating: 7, count: WireLimits.picture))),
    .picture(7, number: 1, .none("There is nothing to draw.")),
    .unplaced(7, ["main", "section 3 of main"]),
    .unplaced(
      7,
      Array(repeating: String(repeating: "x", count: WireLimits.knobText), count: WireLimits.unplaced)),
    .image(picture(bytes: [0x89, 0x50])),
    .image(picture(bytes: [UInt8](repeating: 7, count: WireLimits.image))),
  ]

  private static func picture(bytes: [UInt8]) -> ImageReport {
    guard let report = ImageReport(hash: "00ff9a", mediaType: .png, bytes: bytes) else {
      preconditionFailure("a hash of digits, and no more bytes than may be")
    }
    return report
  }

  @Test func `of a picture are refused when its name or its type could mislead a browser`() throws {
    func error(hash: String, type: String) throws -> WireError? {
      var writer = ByteWriter([0x85, 0, 0, 0])
      writer.string(hash)
      writer.string(type)
      writer.raw([1, 2, 3])
      var assembler = PacketAssembler()
      let message = try #require(try assembler.receive(writer.bytes))
      return #expect(throws: WireError.self) { try MessageFromAgent(decoding: message) }
    }
    #expect(try error(hash: "../x", type: "image/png") == .outOfRange(.imageHash, 4))
    #expect(try error(hash: "", type: "image/png") == .outOfRange(.imageHash, 0))
    #expect(try error(hash: "ABCD", type: "image/png") == .outOfRange(.imageHash, 4))
    #expect(try error(hash: "00", type: "text/html") == .outOfRange(.mediaType, 9))
    #expect(try error(hash: "00", type: "image/svg+html") == .outOfRange(.mediaType, 14))
    #expect(ImageReport(hash: "g", mediaType: .png, bytes: []) == nil)
    #expect(
      ImageReport(hash: "0", mediaType: .png, bytes: [UInt8](repeating: 0, count: WireLimits.image + 1))
        == nil)
  }

  @Test func `of a warning that is too long are neither written nor read`() throws {
    let long = String(repeating: "x", count: WireLimits.logMessage + 1)
    #expect(throws: WireError.self) { try MessageFromAgent.log(1, message: long).packets() }
    var writer = ByteWriter([0x86, 0, 0, 0, 1])
    writer.string(long)
    var assembler = PacketAssembler()
    let message = try #require(try assembler.receive(writer.bytes))
    #expect(throws: WireError.self) { try MessageFromAgent(decoding: message) }
  }

  @Test(arguments: messages)
  func `carry every message to the agent`(message: MessageToAgent) throws {
    #expect(try MessageToAgent(decoding: assemble(message.packets())) == message)
  }

  @Test(arguments: reports)
  func `carry every report to the gateway`(report: MessageFromAgent) throws {
    #expect(try MessageFromAgent(decoding: assemble(report.packets())) == report)
  }

  @Test(arguments: messages)
  func `of a message that was cut throw or lack what was cut off`(message: MessageToAgent) throws {
    let packet = try message.packets()[0]
    for length in 0..<min(packet.count, 64) {
      var assembler = PacketAssembler()
      // An input's bytes are the rest of its packet: only the viewer's decoder can tell that some are
      // missing.
      let cut = try? assembler.receive(Array(packet.prefix(length))).map { try MessageToAgent(decoding: $0) }
      #expect(cut != message)
    }
  }

  @Test(arguments: [65_531, 65_532, 65_533, 131_064, 131_065, 1 << 20])
  func `are never longer than 64 KiB, and whole again on the other side`(length: Int) throws {
    let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    let report = MessageFromAgent.frame(
      FrameReport(handle: 1, isKeyframe: true, seq: 1, state: [], payload: payload))

    let packets = try report.packets()

    #expect(packets.allSatisfy { $0.count <= WireLimits.packet })
    #expect(packets.dropLast().allSatisfy { $0[1] == 1 })
    #expect(packets.last?[1] == 0)
    #expect(try MessageFromAgent(decoding: assemble(packets)) == report)
  }

  @Test func `of a short message are one, with the body right behind the header`() throws {
    #expect(try MessageToAgent.ping(5).packets() == [[0x07, 0, 0, 0, 5]])
  }

  @Test func `of two messages must not be mixed`() throws {
    var assembler = PacketAssembler()
    #expect(try assembler.receive([0x82, 1, 0, 0, 9]) == nil)
    #expect(throws: WireError.brokenSequence) { try assembler.receive([0x84, 0, 0, 0, 1]) }
  }

  @Test func `that add nothing but promise more are refused, lest a peer send them for ever`() {
    var assembler = PacketAssembler()
    #expect(throws: WireError.brokenSequence) { try assembler.receive([0x82, 1, 0, 0]) }
  }

  @Test func `are put together to the limit and not beyond`() throws {
    var assembler = PacketAssembler()
    let part = [0x82, 1, 0, 0] + [UInt8](repeating: 0, count: WireLimits.packet - 4)
    let error = #expect(throws: WireError.self) {
      for _ in 0...(WireLimits.agentMessage / (WireLimits.packet - 4)) { _ = try assembler.receive(part) }
    }
    #expect(error?.name == "overlong")
  }

  @Test func `with reserved bits, too short or too long are refused`() {
    var assembler = PacketAssembler()
    #expect(throws: WireError.reservedBits(2)) { try assembler.receive([0x82, 2, 0, 0]) }
    #expect(throws: WireError.reservedBits(0x1_00_00)) { try assembler.receive([0x82, 0, 0, 1]) }
    #expect(throws: WireError.truncated(needed: 1, left: 0)) { try assembler.receive([0x82, 0, 0]) }
    #expect(throws: WireError.overlong(.packet, length: 65_537, limit: 65_536)) {
      try assembler.receive([UInt8](repeating: 0, count: 65_537))
    }
  }

  @Test func `are not made of parts past their limits`() {
    let long = [UInt8](repeating: 0, count: WireLimits.frame + 1)
    #expect(throws: WireError.self) {
      try MessageFromAgent.frame(FrameReport(handle: 1, isKeyframe: true, seq: 1, state: [], payload: long))
        .packets()
    }
    #expect(throws: WireError.self) { try MessageToAgent.input(1, viewer: 1, message: long).packets() }
    #expect(throws: WireError.self) {
      try MessageFromAgent.failed(1, message: String(repeating: "x", count: 4_097)).packets()
    }
  }

  @Test func `of an agent of another version are refused`() throws {
    let packets = try MessageFromAgent.hello(version: WireVersion.agent + 1, previews: []).packets()
    #expect(throws: WireError.unsupportedVersion(WireVersion.agent + 1)) {
      try MessageFromAgent(decoding: assemble(packets))
    }
  }

  @Test func `of more knobs than there may be are neither written nor read`() throws {
    let settings = Array(repeating: Samples.settings[0], count: WireLimits.knobs + 1)
    #expect(throws: WireError.self) { try MessageToAgent.setKnobs(1, settings).packets() }
    #expect(throws: WireError.self) {
      let knobs = Array(repeating: Samples.knobs[0], count: WireLimits.knobs + 1)
      return try MessageFromAgent.knobs(1, knobs, unknown: []).packets()
    }
    var writer = ByteWriter([0x09, 0, 0, 0, 1])
    writer.varint(WireLimits.knobs + 1)
    writer.raw([UInt8](repeating: 0, count: 3 * (WireLimits.knobs + 1)))
    var assembler = PacketAssembler()
    let message = try #require(try assembler.receive(writer.bytes))
    let error = #expect(throws: WireError.self) { try MessageToAgent(decoding: message) }
    #expect(error == .overlong(.knobs, length: 501, limit: 500))
  }

  private func assemble(_ packets: [[UInt8]]) throws -> AssembledMessage {
    var assembler = PacketAssembler()
    var whole: AssembledMessage?
    for packet in packets {
      #expect(whole == nil)
      whole = try assembler.receive(packet)
    }
    return try #require(whole)
  }
}
