import Testing

@testable import UIKit

/// Constraints by the handful, sensible or not, on trees that change all the while.
@MainActor @Suite struct `Constraint storm` {
  @MainActor private final class Storm {
    let rig = LayoutRig()
    var dice: Dice
    var views: [UIView]
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      dice = Dice(seed)
      views = [rig.container]
      for _ in 0..<6 { addView() }
    }

    func addView() {
      let view: UIView =
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: UIView(frame: rect(5, 5, 30, 30))
        case 1: UIStackView()
        default: SizedView(number(), number())
        }
      any().addSubview(view)
      views.append(view)
    }

    func any() -> UIView { views.randomElement(using: &dice) ?? rig.container }

    func number() -> CGFloat {
      let odd: [CGFloat] = [.nan, .infinity, -1, 0, 1e9, 1 / 3]
      return Int.random(in: 0..<10, using: &dice) == 0
        ? odd.randomElement(using: &dice) ?? 0 : CGFloat(Int.random(in: -40...200, using: &dice))
    }

    func addConstraint() {
      let attributes = (1...20).compactMap(NSLayoutConstraint.Attribute.init)
      let constraint = NSLayoutConstraint(
        item: any(), attribute: attributes.randomElement(using: &dice) ?? .left,
        relatedBy: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &dice) ?? .equal,
        toItem: any(), attribute: attributes.randomElement(using: &dice) ?? .left,
        multiplier: [1, 1, 1, 0.5, 2, 0, -1].randomElement(using: &dice) ?? 1, constant: number())
      constraint.priority =
        [.required, .required, .defaultHigh, .defaultLow].randomElement(using: &dice) ?? .required
      constraint.isActive = true
      constraints.append(constraint)
    }

    /// Weak wishes, no two of a priority, that leave nothing open.
    func decideRest() {
      for (place, view) in views.enumerated() where view !== rig.container {
        view.translatesAutoresizingMaskIntoConstraints = false
        let wishes = [
          view.leftAnchor.constraint(equalTo: rig.container.leftAnchor, constant: number()),
          view.topAnchor.constraint(equalTo: rig.container.topAnchor, constant: number()),
          view.widthAnchor.constraint(equalTo: rig.container.widthAnchor, multiplier: 0.25),
          view.heightAnchor.constraint(equalToConstant: number()),
        ]
        for (part, wish) in wishes.enumerated() {
          wish.priority = UILayoutPriority(Float(10 + 4 * place + part))
          wish.isActive = true
        }
      }
    }

    func step() {
      let constraint = constraints.randomElement(using: &dice)
      switch Int.random(in: 0..<14, using: &dice) {
      case 0...4: addConstraint()
      case 5: constraint?.isActive.toggle()
      case 6...7: constraint?.constant = number()
      case 8: any().translatesAutoresizingMaskIntoConstraints.toggle()
      case 9: any().addSubview(any())
      case 10: (any() as? UIStackView)?.addArrangedSubview(any())
      case 11: rig.container.bounds.size.width = CGFloat(Int.random(in: 0...500, using: &dice))
      case 12: any().isHidden.toggle()
      default: (any() as? SizedView)?.content = CGSize(width: number(), height: number())
      }
      rig.container.isHidden = false
      rig.stage.settle()
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `it never crashes, never goes on for ever and never makes a frame that is no number`(seed: UInt64) {
    let storm = Storm(seed: seed)
    for step in 0..<40 {
      storm.step()
      #expect(storm.rig.stage.loop.nextDeadline == nil, "seed \(seed), step \(step)")
      for view in storm.views where view.isPlacedByConstraints {
        let values = [view.center.x, view.center.y, view.bounds.width, view.bounds.height]
        #expect(values.allSatisfy { $0.isFinite }, "seed \(seed), step \(step): \(view.frame)")
        #expect(view.bounds.width >= 0 && view.bounds.height >= 0)
      }
    }
  }

  @Test func `where it settled is where a fresh start would put it`() {
    let compared = (1...40 as ClosedRange<UInt64>).reduce(0) { $0 + compareWithFreshStart(seed: $1) }
    #expect(compared > 40)
  }

  /// - Returns: the number of frames that were compared: those that constraints decide.
  private func compareWithFreshStart(seed: UInt64) -> Int {
    let storm = Storm(seed: seed)
    for _ in 0..<20 { storm.addConstraint() }
    storm.decideRest()
    storm.rig.stage.settle()
    guard let kept = storm.rig.container.layoutState.engine else { return 0 }
    for width in [120, 300, 40, 260] as [CGFloat] {
      storm.rig.container.bounds.size.width = width
      storm.rig.stage.settle()
    }
    let fresh = LayoutEngine(host: storm.rig.container)
    fresh.update()
    let open = Set((fresh.ambiguousViews() + kept.ambiguousViews()).map(ObjectIdentifier.init))

    var compared = 0
    for view in fresh.placed.compactMap(\.object) where !open.contains(ObjectIdentifier(view)) {
      guard let parent = view.superview, let old = kept.frame(of: view, in: parent),
        let new = fresh.frame(of: view, in: parent)
      else { continue }
      compared += 1
      #expect(abs(old.minX - new.minX) + abs(old.width - new.width) < 1e-3, "seed \(seed)")
    }
    return compared
  }
}
