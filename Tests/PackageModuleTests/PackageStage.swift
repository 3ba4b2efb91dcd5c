import Testing
import UIKit

/// A window of 400 by 800 points on a run loop of its own, which a test drives by hand.
@MainActor final class PackageStage {
  let view = UIView()
  private let window: UIWindow
  private let own: VirtualRunLoop
  /// The warnings of the preview, as far as they are of its own test: others may run between the making of a
  /// suite and its test.
  private(set) var reports: [String] = []

  init() {
    own = VirtualRunLoop()
    VirtualRunLoop.current = own
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    let owner = Test.current?.id
    own.session.report = { [weak self] report in
      guard Test.current.map({ $0.id == owner }) ?? true else { return }
      self?.reports.append(report)
    }
  }

  /// The loop, made the current one: others may have run since.
  var loop: VirtualRunLoop {
    VirtualRunLoop.current = own
    return own
  }

  /// A subview of `superview`, of the stage's view where there is none.
  func subview(of superview: UIView? = nil) -> UIView {
    let made = UIView()
    (superview ?? view).addSubview(made)
    return made
  }

  /// Ends the turn: the main queue, then layout.
  func settle() {
    loop.setNeedsCommit()
    own.settle()
  }

  /// The frame that the layout gives the view.
  func frame(of view: UIView) -> CGRect {
    settle()
    return view.frame
  }

  /// Lets a request be answered.
  func answer() { loop.advance(to: loop.now + 1) }
}
