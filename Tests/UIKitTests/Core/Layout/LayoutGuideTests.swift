import Testing

@testable import UIKit

@MainActor @Suite struct `Layout guides` {
  let rig = LayoutRig()
  var container: UIView { rig.container }

  private func fill(_ guide: UILayoutGuide) -> UIView {
    let view = UIView()
    rig.add(view)
    rig.activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    return view
  }

  @Test func `the margins' guide follows the margins`() {
    let view = fill(container.layoutMarginsGuide)
    #expect(view.frame == rect(8, 8, 284, 184))

    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    rig.stage.settle()

    #expect(view.frame == rect(2, 1, 294, 196))
    #expect(container.layoutMarginsGuide.layoutFrame == rect(2, 1, 294, 196))
  }

  @Test func `nothing covers the safe area`() {
    #expect(fill(container.safeAreaLayoutGuide).frame == rect(0, 0, 300, 200))
  }

  @Test func `readable content is never wider than 672 points, and in the middle`() {
    let view = fill(container.readableContentGuide)
    #expect(view.frame == rect(8, 8, 284, 184))

    container.bounds.size.width = 1000
    rig.stage.settle()

    #expect(view.frame == rect(164, 8, 672, 184))
    #expect(container.readableContentGuide.layoutFrame == rect(164, 8, 672, 184))
  }

  @Test func `two equal guides put a view where it divides the room`() {
    let (above, below, view) = (UILayoutGuide(), UILayoutGuide(), SizedView(40, 20))
    container.addLayoutGuide(above)
    container.addLayoutGuide(below)
    rig.add(view)
    rig.activate(
      above.topAnchor.constraint(equalTo: container.topAnchor),
      view.topAnchor.constraint(equalTo: above.bottomAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor))

    #expect(view.frame == rect(130, 60, 40, 20))
    #expect(below.layoutFrame.minY == 80 as CGFloat)
    #expect(below.layoutFrame.height == 120 as CGFloat)
  }

  @Test func `a removed guide takes its constraints along`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: container.topAnchor)
    rig.activate(constraint)

    container.removeLayoutGuide(guide)

    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func `margin attributes are the edges less the margins`() {
    let view = SizedView(20, 10)
    container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    rig.add(view)
    rig.activate(
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: container, attribute: .trailingMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: container,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0))

    #expect(view.frame == rect(240, 85, 20, 10))
  }
}
