import PreviewWire
import Testing

@Suite struct `Wire errors` {
  private static let all: [WireError] = [
    .truncated(needed: .max, left: .max), .trailingBytes(count: .max), .unknownKind(255),
    .unsupportedVersion(.max), .badVarint, .badText, .overlong(.indexPath, length: .max, limit: .max),
    .outOfRange(.elementCategory, .min), .notFinite(.zPosition), .reservedBits(.max), .duplicateLayer(.max),
    .unknownLayer(.max), .notATree(.max), .brokenSequence,
  ]

  @Test(arguments: all)
  func `have a reason that fits a close frame whatever their values are`(error: WireError) {
    #expect(error.reason.utf8.count <= 123)
    #expect(!error.reason.isEmpty)
  }

  @Test func `have names of their own`() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test func `close with 1007, and with 1009 when the message is too big`() {
    #expect(WireError.badText.closeCode.rawValue == 1007)
    #expect(WireError.overlong(.string, length: 5_000, limit: 4_096).closeCode.rawValue == 1007)
    #expect(WireError.overlong(.message, length: 20_000, limit: 16_384).closeCode.rawValue == 1009)
  }
}
