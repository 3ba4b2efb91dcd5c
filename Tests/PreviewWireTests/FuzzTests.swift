import PreviewWire
import Testing

@Suite struct `Any bytes` {
  @Test func `are read as a viewer's message or refused, and what is read is written the same`() {
    var random = SeededGenerator(seed: 1)
    var readable = 0
    for _ in 0..<20_000 {
      let kind = UInt8.random(in: 0x0F...0x18, using: &random)
      let bytes = [kind] + random.bytes(count: Int.random(in: 0...24, using: &random))
      guard let message = try? MessageFromViewer(decoding: bytes) else { continue }
      readable += 1
      #expect(message.encoded() == bytes)
    }
    #expect(readable > 100)
  }

  @Test func `after the head of a frame are applied or refused`() {
    var random = SeededGenerator(seed: 2)
    var outcomes: [String: Int] = [:]
    for _ in 0..<20_000 {
      var decoder = FrameDecoder()
      let head: [UInt8] = [
        2, WireVersion.frame, 1, 0, 0, 0, 0, 0, 1, UInt8.random(in: 1...4, using: &random),
      ]
      let bytes = head + random.bytes(count: Int.random(in: 0...40, using: &random))
      do throws(WireError) {
        _ = try decoder.apply(bytes)
        outcomes["applied", default: 0] += 1
      } catch {
        #expect(decoder.header == nil)
        outcomes[error.name, default: 0] += 1
      }
    }
    #expect(outcomes.count > 8, "the bytes reach many checks: \(outcomes)")
  }

  @Test(arguments: Golden.frames)
  func `put into a frame that was whole are applied or refused`(golden: Golden) throws {
    var random = SeededGenerator(seed: UInt64(golden.bytes.count))
    var before = FrameDecoder()
    for name in try golden.expectation(GoldenFrame.self).after { _ = try before.apply(Golden(name).bytes) }
    var refused = 0
    for _ in 0..<5_000 {
      var bytes = golden.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var decoder = before
      if (try? decoder.apply(bytes)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test func `are read as an agent's message or report or refused`() {
    var random = SeededGenerator(seed: 3)
    var readable = 0
    for _ in 0..<20_000 {
      let kind = UInt8.random(in: 0...11, using: &random) | (random.happens(onceIn: 2) ? 0x80 : 0)
      let packet = [kind, 0, 0, 0] + random.bytes(count: Int.random(in: 0...30, using: &random))
      var assembler = PacketAssembler()
      guard let message = try? assembler.receive(packet) else { continue }
      if (try? MessageToAgent(decoding: message)) != nil { readable += 1 }
      if (try? MessageFromAgent(decoding: message)) != nil { readable += 1 }
    }
    #expect(readable > 100)
  }

  @Test func `are read as a builder's message or report or refused`() {
    var random = SeededGenerator(seed: 5)
    var readable = 0
    for _ in 0..<20_000 {
      let kind =
        random.happens(onceIn: 2)
        ? UInt8.random(in: 0x20...0x24, using: &random) : UInt8.random(in: 0xA0...0xA9, using: &random)
      let packet = [kind, 0, 0, 0] + random.bytes(count: Int.random(in: 0...40, using: &random))
      var assembler = PacketAssembler()
      guard let message = try? assembler.receive(packet) else { continue }
      if (try? MessageToBuilder(decoding: message)) != nil { readable += 1 }
      if (try? MessageFromBuilder(decoding: message)) != nil { readable += 1 }
    }
    #expect(readable > 10)
  }

  @Test func `put into a report of holes are read or refused, and what is read is written the same`() throws {
    var random = SeededGenerator(seed: 6)
    let built = try MessageFromBuilder.built(Samples.result).packets()[0]
    let reached = try MessageFromAgent.holes(
      7,
      [HoleReach(number: 0, count: 300), HoleReach(number: 130, count: 1), HoleReach(number: 999, count: 5)]
    ).packets()[0]
    var outcomes: [String: Int] = [:]
    for round in 0..<20_000 {
      var packet = round % 2 == 0 ? built : reached
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        packet[Int.random(in: 4..<packet.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var assembler = PacketAssembler()
      guard let message = try assembler.receive(packet) else { continue }
      do throws(WireError) {
        let again =
          round % 2 == 0
          ? try MessageFromBuilder(decoding: message).packets()
          : try MessageFromAgent(decoding: message).packets()
        // Zeros have two signs, and one of them is written.
        if !packet.contains(0x80) { #expect(again == [packet]) }
        outcomes["read", default: 0] += 1
      } catch {
        outcomes[error.name, default: 0] += 1
      }
    }
    #expect(outcomes.count > 5, "the bytes reach many checks: \(outcomes)")
  }

  @Test func `as packets never make the assembler hold more than its limit`() {
    var random = SeededGenerator(seed: 4)
    var assembler = PacketAssembler()
    for _ in 0..<20_000 {
      let packet = random.bytes(count: Int.random(in: 0...12, using: &random))
      guard let message = try? assembler.receive(packet) else { continue }
      #expect(message.body.count <= WireLimits.agentMessage)
    }
  }
}
