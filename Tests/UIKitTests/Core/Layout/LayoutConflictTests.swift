import Testing

@testable import UIKit

@MainActor @Suite struct `Faulty constraints` {
  let rig = LayoutRig()
  var container: UIView { rig.container }

  private func place(_ view: UIView) {
    rig.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func `of two that contradict each other the later is dropped, and the warning names the view`() {
    let view = UIView()
    view.accessibilityIdentifier = "badge"
    place(view)
    let later = view.widthAnchor.constraint(equalToConstant: 80)
    later.identifier = "wide"
    rig.activate(view.widthAnchor.constraint(equalToConstant: 50), later)

    #expect(view.frame == rect(0, 0, 50, 10))
    #expect(
      rig.warnings == [
        "these cannot all hold: UIView \"badge\".width = 50.0 (required); "
          + "\"wide\": UIView \"badge\".width = 80.0 (required). The last one is dropped."
      ])
  }

  @Test func `a lower priority gives way without a word`() {
    let view = UIView()
    place(view)
    let preferred = view.widthAnchor.constraint(equalToConstant: 80)
    preferred.priority = UILayoutPriority(999)
    rig.activate(preferred, view.widthAnchor.constraint(lessThanOrEqualToConstant: 50))

    #expect(view.frame.width == 50 as CGFloat)
    #expect(rig.warnings == [])
  }

  @Test func `a warning is given once, however many cells and passes repeat it`() {
    for _ in 0..<5 {
      let view = UIView()
      place(view)
      rig.activate(
        view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 80))
    }
    for width in [100, 200, 300] as [CGFloat] {
      container.frame.size.width = width
      rig.stage.settle()
    }

    #expect(rig.warnings.count == 1)
  }

  @Test func `what was dropped for want of room comes back with the room`() {
    let view = UIView()
    rig.add(view)
    rig.activate(
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 40),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -40))

    container.frame.size.width = 60
    rig.stage.settle()
    #expect(view.frame == rect(40, 0, 0, 10))
    #expect(rig.warnings.count == 1)

    container.frame.size.width = 200
    rig.stage.settle()

    #expect(view.frame == rect(40, 0, 120, 10))
  }

  @Test func `a cell without size yet is no reason to warn`() {
    container.frame.size = .zero
    let view = UIView()
    rig.add(view)
    rig.activate(
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 40),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -40))

    #expect(rig.warnings == [])
  }

  @Test func `a view that constraints leave open is named`() {
    let (open, settled) = (UIView(), SizedView(30, 30))
    open.accessibilityIdentifier = "lost"
    rig.add(open)
    place(settled)
    rig.stage.settle()

    #expect(rig.warnings == ["constraints in UIView leave open where these are: UIView \"lost\"."])
    #expect(open.hasAmbiguousLayout)
    #expect(!settled.hasAmbiguousLayout)
  }

  @Test func `constants that are no numbers are ignored, huge ones are cut`() {
    let view = UIView()
    place(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    rig.activate(width)

    width.constant = .nan
    rig.stage.settle()
    #expect(width.constant == 50 as CGFloat)
    #expect(view.frame.width == 50 as CGFloat)

    width.constant = .infinity
    rig.stage.settle()
    #expect(view.frame.width == 10_000_000 as CGFloat)
    #expect(rig.warnings.count == 2)
  }

  @Test func `constraints that make no sense stay inactive`() {
    let (view, stranger) = (SizedView(30, 10), UIView())
    place(view)
    let senseless = [
      view.widthAnchor.constraint(equalTo: stranger.widthAnchor),
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: .nan),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .width, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: "a string", attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .notAnAttribute,
        multiplier: 1, constant: 0),
    ]

    NSLayoutConstraint.activate(senseless)
    container.addConstraint(stranger.widthAnchor.constraint(equalToConstant: 5))
    rig.stage.settle()

    #expect(!senseless.contains { $0.isActive })
    #expect(rig.warnings.count == 5)
  }

  @Test func `a given frame that is no number does not spoil the rest`() {
    let (broken, view) = (UIView(frame: rect(.nan, 0, .infinity, 10)), SizedView(20, 10))
    container.addSubview(broken)
    rig.add(view)
    rig.activate(
      view.leftAnchor.constraint(greaterThanOrEqualTo: broken.leftAnchor),
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: container.topAnchor))

    #expect(view.frame == rect(5, 0, 20, 10))
  }
}
