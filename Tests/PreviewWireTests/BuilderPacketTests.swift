import PreviewWire
import Testing

@Suite struct `Builder packets` {
  private static let messages: [MessageToBuilder] = [
    .edit(request: 9, Samples.settings), .edit(request: 0, []),
    .retain([]), .retain(["/cache/3/Carousel.so", "/cache/4/Carousel.so"]),
    .explain(
      request: 5, library: "/cache/3/Carousel.so", kind: .hang,
      text: String(repeating: "at /src/Carousel.swift:12\n", count: 4_000)),
  ]

  private static let reports: [MessageFromBuilder] = [
    .hello(version: WireVersion.builder, root: "Features/Gallery", fileCount: 28),
    .building(number: 1, changed: []),
    .building(number: 2, changed: Array(repeating: "Ä.swift", count: WireLimits.files)),
    .step(number: 2, text: "Kingfisher, 2 of 5 modules: 25 of 80 files"), .step(number: 3, text: ""),
    .built(Samples.result), .built(BuildResult(number: 1, id: "", library: "")),
    .unchanged(number: 4, id: "a1b2c3d4"),
    .failed(number: 5, id: "ffffffff", problems: [], times: BuildTimes()),
    .failed(
      number: 5, id: "0", problems: Array(repeating: Samples.problem, count: WireLimits.problems),
      times: BuildTimes(adapt: 1)),
    .edited(request: 9, files: ["Carousel.swift"]),
    .editFailed(request: 9, message: "The source has changed since."),
    .explained(request: 5, Samples.problem), .explained(request: 6, Problem(kind: .memory, message: "")),
  ]

  @Test(arguments: messages)
  func `carry every message to the builder`(message: MessageToBuilder) throws {
    #expect(try MessageToBuilder(decoding: assemble(message.packets())) == message)
  }

  @Test(arguments: reports)
  func `carry every report to the gateway`(report: MessageFromBuilder) throws {
    #expect(try MessageFromBuilder(decoding: assemble(report.packets())) == report)
  }

  @Test(arguments: Problem.Kind.allCases)
  func `carry every kind of problem`(kind: Problem.Kind) throws {
    let report = MessageFromBuilder.explained(request: 1, Problem(kind: kind, message: "m"))
    #expect(try MessageFromBuilder(decoding: assemble(report.packets())) == report)
  }

  @Test(arguments: reports)
  func `of a report that was cut throw`(report: MessageFromBuilder) throws {
    let packet = try report.packets()[0]
    for length in 4..<min(packet.count, 200) {
      var assembler = PacketAssembler()
      let message = try #require(try assembler.receive(Array(packet.prefix(length))))
      #expect(throws: WireError.self) { try MessageFromBuilder(decoding: message) }
    }
  }

  @Test func `of a builder of another version are refused`() throws {
    let packets = try MessageFromBuilder.hello(version: WireVersion.builder + 1, root: "", fileCount: 0)
      .packets()
    #expect(throws: WireError.unsupportedVersion(WireVersion.builder + 1)) {
      try MessageFromBuilder(decoding: assemble(packets))
    }
  }

  @Test func `of a problem of no known kind are refused`() {
    let error = #expect(throws: WireError.self) {
      var assembler = PacketAssembler()
      guard let message = try assembler.receive([0xA8, 0, 0, 0, 1, 7, 0, 0, 0, 0, 0, 0, 0]) else { return }
      _ = try MessageFromBuilder(decoding: message)
    }
    #expect(error == .outOfRange(.problemKind, 7))
  }

  @Test(arguments: Hole.Kind.allCases)
  func `carry every kind of hole`(kind: Hole.Kind) throws {
    var hole = Samples.hole
    hole.kind = kind
    let report = MessageFromBuilder.built(BuildResult(number: 1, id: "", library: "", holes: [hole]))
    #expect(try MessageFromBuilder(decoding: assemble(report.packets())) == report)
  }

  @Test func `are not made of parts past their limits`() {
    let long = String(repeating: "x", count: WireLimits.problemText + 1)
    #expect(throws: WireError.self) {
      try MessageFromBuilder.explained(request: 1, Problem(kind: .error, message: long)).packets()
    }
    #expect(throws: WireError.self) {
      try MessageFromBuilder.building(number: 1, changed: Array(repeating: "", count: WireLimits.files + 1))
        .packets()
    }
    #expect(throws: WireError.self) {
      let text = String(repeating: "x", count: WireLimits.backtrace + 1)
      return try MessageToBuilder.explain(request: 1, library: "", kind: .crash, text: text).packets()
    }
  }

  @Test func `show as much of an endless line of code as a string holds`() throws {
    let endless = Problem.CodeLine(number: 1, text: String(repeating: "x", count: 10_000))
    let report = MessageFromBuilder.explained(
      request: 1, Problem(kind: .error, message: "m", lines: [endless]))
    guard case .explained(_, let problem) = try MessageFromBuilder(decoding: assemble(report.packets()))
    else {
      Issue.record("another report than was sent")
      return
    }
    #expect(problem.lines.map(\.text.utf8.count) == [WireLimits.string])
  }

  private func assemble(_ packets: [[UInt8]]) throws -> AssembledMessage {
    var assembler = PacketAssembler()
    var whole: AssembledMessage?
    for packet in packets { whole = try assembler.receive(packet) }
    return try #require(whole)
  }
}
