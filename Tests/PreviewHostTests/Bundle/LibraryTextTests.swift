import Foundation
import Testing

@testable import PreviewHost

@Suite struct `Where a library's functions lie` {
  @Test func `is found among the maps of the kernel`() {
    let maps = """
      1000-2000 r--p 00000000 fe:01 42                         /lib/one.so
      2000-5000 r-xp 00001000 fe:01 42                         /lib/one.so
      7000-8000 rw-p 00000000 00:00 0
      7f0000000000-7f0000002000 r-xp 0000a000 fe:01 43         /lib/name with spaces.so
      """
    #expect(LibraryText.start(around: 0x2000, in: maps) == 0x1000)
    #expect(LibraryText.start(around: 0x4FFF, in: maps) == 0x1000)
    #expect(LibraryText.start(around: 0x5000, in: maps) == nil)
    #expect(LibraryText.start(around: 0x7F00_0000_0001, in: maps) == 0x7EFF_FFFF_6000)
    #expect(LibraryText.start(around: 1, in: "nonsense\n- - -\n") == nil)
  }

  @Test func `is a section of its file, and of this very program`() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .mappedIfSafe)
    let text = try #require(LibraryText.section(".text", ofELF: file))
    #expect(text.count > 1000 && text.upperBound <= file.count)
    #expect(LibraryText.section(".no such section", ofELF: file) == nil)
  }

  @Test func `is nowhere in what is no such file, however it has been cut or changed`() throws {
    #expect(LibraryText.section(".text", ofELF: Data()) == nil)
    #expect(LibraryText.section(".text", ofELF: Data("a text".utf8)) == nil)
    let file = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .mappedIfSafe)
    for length in [5, 6, 40, 63, 64, 4096] {
      #expect(LibraryText.section(".text", ofELF: file.prefix(length)) == nil)
    }
    var random = SystemRandomNumberGenerator()
    var head = Data(file.prefix(64))
    for _ in 0..<2000 {
      for place in 0x28..<0x40 { head[place] = UInt8.random(in: 0...255, using: &random) }
      // Any answer will do.
      _ = LibraryText.section(".text", ofELF: head)
    }
  }
}
