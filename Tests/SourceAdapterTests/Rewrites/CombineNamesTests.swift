import Testing

@testable import SourceAdapter

@Suite struct `Names of Combine` {
  /// The lines before the author's first one.
  private func head(_ texts: String...) -> [String] {
    let adapting = Adapting(
      texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) })
    return adapting.module.files[0].text.split(separator: "\n").prefix(2).map(String.init)
  }

  private let plain = ["import PreviewRuntime", "import UIKit"]
  private let withCombine = ["import PreviewRuntime", "import UIKit; import Combine"]

  @Test(arguments: [
    "import UIKit\nclass Model: ObservableObject {}",
    "import Foundation\nclass Model { @Published var a = 1 }",
    "var all: Set<AnyCancellable> = []", "let a = PassthroughSubject<Int, Never>()",
  ])
  func `bring it where a file does not import it`(text: String) {
    #expect(head(text) == withCombine)
  }

  @Test(arguments: [
    "import Combine\nclass Model: ObservableObject {}", "import OpenCombine\nlet a: AnyCancellable",
    "let a: Future<Int>", "// AnyCancellable",
  ])
  func `bring nothing where it is there, or something else is meant`(text: String) {
    #expect(head(text) == plain)
  }

  @Test func `that the module declares are its own`() {
    #expect(head("let a: AnyCancellable?", "class AnyCancellable {}") == plain)
    #expect(head("let a: AnyCancellable?", "class PassthroughSubject {}") == withCombine)
  }
}
