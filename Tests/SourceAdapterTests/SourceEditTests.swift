import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

@Test func `the parser of the toolchain is at hand`() {
  #expect(Parser.parse(source: "let a = 1").statements.count == 1)
}
