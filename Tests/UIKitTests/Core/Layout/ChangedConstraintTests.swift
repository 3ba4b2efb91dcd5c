import Testing

@testable import UIKit

/// Changes constraints whenever it has been laid out.
@MainActor private final class Restless: UIViewController {
  let box = UIView()
  var passes = 0
  var change: (Restless) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    passes += 1
    box.translatesAutoresizingMaskIntoConstraints = false
    change(self)
  }

  /// Pins the box to the left half of the view.
  func pinned() -> [NSLayoutConstraint] {
    [
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ]
  }
}

@MainActor @Suite struct `Constraints that are changed by a layout` {
  let stage = Stage()
  /// The passes of a layout that comes to rest: one that changes something, and those that show it.
  private static let few = 6

  private func show(_ change: @escaping (Restless) -> Void) -> Restless {
    let window = stage.window
    let controller = Restless()
    controller.change = change
    window.rootViewController = controller
    stage.settle()
    return controller
  }

  private let leftHalf = CGRect(x: 0, y: 0, width: 195, height: 844)

  @Test func `end the layout although the same are activated again and again`() {
    let controller = show { NSLayoutConstraint.activate($0.pinned()) }
    #expect(controller.box.frame == leftHalf)
    #expect(controller.passes <= Self.few)
    stage.window.frame.size.width = 200
    stage.settle()
    #expect(controller.box.frame.width == 100 && controller.passes <= 2 * Self.few)
  }

  @Test func `end it although they are made again each time`() {
    var old: [NSLayoutConstraint] = []
    let controller = show { controller in
      NSLayoutConstraint.deactivate(old)
      old = controller.pinned()
      NSLayoutConstraint.activate(old)
    }
    #expect(controller.box.frame == leftHalf)
    #expect(controller.passes <= Self.few)
  }

  @Test func `count in the same turn`() {
    var width: NSLayoutConstraint?
    let controller = show { controller in
      if width == nil {
        let made = controller.box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate(Array(controller.pinned().dropLast()) + [made])
        width = made
      }
      width?.constant = 40
    }
    #expect(controller.box.frame.width == 40)
    stage.window.frame.size.height = 500
    width?.constant = 70
    controller.change = { _ in width?.constant = 80 }
    stage.settle()
    #expect(controller.box.frame.width == 80)
  }

  @Test func `count at once where layout is asked for at once`() {
    var seen: [CGFloat] = []
    let controller = show { _ in }
    let width = controller.box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate(Array(controller.pinned().dropLast()) + [width])
    stage.settle()
    #expect(controller.box.frame.width == 10)

    controller.change = { controller in
      width.constant = 50
      controller.view.layoutIfNeeded()
      seen.append(controller.box.frame.width)
    }
    controller.view.setNeedsLayout()
    stage.settle()
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == 50 })
  }
}
