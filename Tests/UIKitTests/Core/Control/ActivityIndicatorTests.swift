import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Activity indicators` {
  let stage = Stage()

  @Test func `have the system's grey again after a colour of nil`() throws {
    _ = stage.loop
    let spinner = UIActivityIndicatorView(style: .medium)
    stage.window.addSubview(spinner)
    spinner.color = .red
    stage.settle()
    let ring = try #require(spinner.layer.sublayers?.first as? CAShapeLayer)
    #expect(ring.strokeColor == UIColor.red.cgColor)

    spinner.color = nil
    stage.settle()

    #expect(spinner.color == .systemGray)
    #expect(ring.strokeColor == UIColor.systemGray.resolvedColor(with: spinner.traitCollection).cgColor)
  }
}
