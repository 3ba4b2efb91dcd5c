import Foundation
import QuartzCore
import Testing
import UIKit

@testable import PreviewRuntime

@MainActor private protocol DepotView: AnyObject { func show(_ count: Int) }
@MainActor private protocol DepotOutput: AnyObject { func load() }
@MainActor private protocol DepotInput: AnyObject { func count() }

/// A screen whose properties are never set, as the container that would is missing.
private final class DepotScreen: UIViewController, DepotView {
  @_Given("DepotScreen.output") var output: DepotOutput!
  @_GivenBack("DepotScreen.back") var back: DepotOutput?
  var shown: [Int] = []
  func show(_ count: Int) { shown.append(count) }
}

private final class DepotPresenter: DepotOutput {
  @_GivenBack("DepotPresenter.view") var view: DepotView!
  @_Given("DepotPresenter.input") var input: DepotInput!
  func load() { input.count() }
}

private final class DepotCounter: DepotInput {
  @_GivenBack("DepotCounter.output") var output: DepotOutput?
  func count() { (output as? DepotPresenter)?.view.show(12) }
}

private final class Loner: DepotOutput { func load() {} }

@MainActor @Suite(.serialized) struct `Properties that are not set` {
  init() {
    let bundle = BundleBuilder()
    bundle.neutral((any DepotOutput).self) { DepotPresenter() }
    bundle.neutral((any DepotInput).self) { DepotCounter() }
  }

  /// Runs `work` on a loop of its own, and returns what was said there; other tests keep theirs.
  private func reports(_ work: () throws -> Void) rethrows -> [String] {
    let before = VirtualRunLoop.current
    defer { VirtualRunLoop.current = before }
    let loop = VirtualRunLoop()
    var said: [String] = []
    loop.session.report = { said.append($0) }
    VirtualRunLoop.current = loop
    try work()
    return said
  }

  @Test func `are made up once, and find the screen and each other`() throws {
    let said = try reports {
      let screen = DepotScreen()
      let output = try #require(screen.output)
      output.load()
      #expect(screen.shown == [12])
      #expect(screen.output === output)
    }
    #expect(said.count == 2)
    #expect(said.first?.contains("No code has set DepotScreen.output") == true)
  }

  @Test func `are what was set, once they are`() {
    let screen = DepotScreen()
    let own = Loner()
    screen.output = own
    #expect(screen.output === own)
    screen.back = own
    #expect(screen.back === own)
  }

  @Test func `are nothing on the way back from what was not made up`() {
    _ = reports {
      let screen = DepotScreen()
      let other = DepotCounter()
      _ = screen.output
      #expect(screen.output != nil && screen.back == nil)
      #expect(other.output == nil)
    }
  }

  @Test func `belong to one screen each`() throws {
    _ = try reports {
      let (one, other) = (DepotScreen(), DepotScreen())
      try #require(one.output).load()
      try #require(other.output).load()
      #expect(one.output !== other.output)
      #expect(one.shown == [12] && other.shown == [12])
    }
  }

  @Test func `keep no screen`() {
    weak var screen: DepotScreen?
    _ = reports {
      let made = DepotScreen()
      _ = made.output
      screen = made
    }
    #expect(screen == nil)
  }
}
