import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Animated scenes` {
  /// A square that can be moved, in a session that is driven by hand.
  private func makeSession() throws -> (running: RunningPreview, square: UIView) {
    let preview = Preview(slug: "square", title: "Square", summary: "") { _ in
      let controller = UIViewController()
      controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      return controller
    }
    let running = RunningPreview(preview, on: ScreenSettings(width: 300, height: 300))
    return (running, try #require(running.window.rootViewController?.view.subviews.first))
  }

  private func state(_ running: RunningPreview, _ view: UIView) -> LayerState? {
    running.perform { SceneReader().scene(of: running.window) }
      .layers.first { $0.id == view.layer.wireID }?.state
  }

  @Test func `the page is sent what is drawn, and afterwards the session sleeps`() throws {
    let (running, square) = try makeSession()
    running.perform {
      running.loop.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        square.center.x = 110
        square.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
    }
    #expect(square.center.x == CGFloat(110))
    let start = try #require(state(running, square))
    #expect(start.position == WirePoint(xPoints: 10, yPoints: 10) && start.transform == .identity)

    running.perform { running.loop.advance(to: 0.5) }
    #expect(try #require(state(running, square)).position == WirePoint(xPoints: 60, yPoints: 10))

    running.perform { running.loop.advance(to: 1) }
    #expect(try #require(state(running, square)).position == WirePoint(xPoints: 110, yPoints: 10))
    #expect(running.loop.nextDeadline == nil)
  }

  @Test func `what fades out is sent until it is gone`() throws {
    let (running, square) = try makeSession()
    running.perform {
      running.loop.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.alpha = 0 }
      running.loop.advance(to: 0.5)
    }
    #expect(try #require(state(running, square)).opacity == Quantise.unit(0.5))
    running.perform { running.loop.advance(to: 1) }
    #expect(state(running, square) == nil)
  }

  @Test func `reading a size that grows asks for no layout and no frame more`() throws {
    let (running, square) = try makeSession()
    running.perform {
      running.loop.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.bounds.size.width = 40 }
      running.loop.advance(to: 0.5)
    }
    #expect(try #require(state(running, square)).boundsSize == WireSize(widthPoints: 30, heightPoints: 20))
    #expect(running.loop.nextDeadline == 31.0 / 60)
  }

  /// Stands half way, and counts how often it is asked.
  private final class CountingDriver: AnimationDriver {
    let wholeDuration: TimeInterval = 1
    let isRunning = false
    var asked = 0

    func progress(at time: TimeInterval) -> Double {
      asked += 1
      return 0.5
    }
    func drives(_ change: DrivenChange) {}
  }

  @Test func `reading a scene asks each animation once how far it is`() throws {
    let (running, square) = try makeSession()
    let driver = CountingDriver()
    var block = AnimationBlock(duration: 1, delay: 0, pace: .even)
    block.driver = driver
    running.perform {
      running.loop.settle()
      running.loop.session.transactions.perform(block) {
        square.superview?.alpha = 0.5
        square.center.x = 110
        square.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
    }
    driver.asked = 0

    let drawn = try #require(state(running, square))

    #expect(drawn.position == WirePoint(xPoints: 60, yPoints: 10))
    #expect(driver.asked == 3)
  }
}
