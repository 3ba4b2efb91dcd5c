import Testing

@testable import UIKit

@MainActor @Suite struct `Constraints` {
  let rig = LayoutRig()
  var container: UIView { rig.container }

  @Test func `four edges fill a container, and follow it`() {
    let picture = UIView()
    rig.add(picture)
    rig.activate(
      picture.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      picture.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      picture.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
      picture.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8))
    #expect(picture.frame == rect(16, 8, 268, 184))

    container.frame.size = CGSize(width: 100, height: 50)
    rig.stage.settle()

    #expect(picture.frame == rect(16, 8, 68, 34))
    #expect(rig.warnings == [])
  }

  @Test func `a size that is written as a size of nothing is a constant, as constraint libraries write it`() {
    let box = UIView()
    rig.add(box)
    let width = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 70)
    let height = NSLayoutConstraint(
      item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
      constant: 30)
    rig.activate(
      width, height, box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      box.topAnchor.constraint(equalTo: container.topAnchor))

    #expect(box.frame.size == CGSize(width: 70, height: 30))
    #expect(width.isActive && width.secondItem == nil)
    #expect(rig.warnings == [])
  }

  @Test func `a place relative to nothing is still refused`() {
    let box = UIView()
    rig.add(box)
    let left = NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left, multiplier: 1,
      constant: 70)
    rig.activate(left)

    #expect(!left.isActive)
    #expect(rig.warnings.contains { $0.contains("an item or attribute is missing") })
  }

  @Test func `priorities are moved by numbers and compared`() {
    var priority = UILayoutPriority.required - 1
    #expect(priority == UILayoutPriority(999) && priority < .required)
    priority += 0.5
    #expect(priority.rawValue == 999.5)
    priority -= 1
    #expect(priority.rawValue == 998.5)
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(rawValue: 251))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(UIFont.Weight.bold > .regular)
  }

  @Test func `a cell of picture, title and subtitle stands as its constraints say`() {
    let (picture, title, subtitle) = (UIView(), SizedView(120, 20), SizedView(90, 16))
    rig.add(picture, title, subtitle)
    rig.activate(
      picture.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12),
      picture.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1.5),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -12),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1))

    #expect(picture.frame == rect(12, 78, 44, 44))
    #expect(title.frame == rect(68, 78, 120, 20))
    #expect(subtitle.frame == rect(68, 106, 90, 16))
    #expect(rig.warnings == [])
  }

  @Test func `a changed constant moves what hangs on it at the next layout, not before`() {
    let (drawer, handle) = (UIView(), UIView())
    rig.add(drawer, handle)
    let height = drawer.heightAnchor.constraint(equalToConstant: 40)
    rig.activate(
      drawer.topAnchor.constraint(equalTo: container.topAnchor), height,
      drawer.leftAnchor.constraint(equalTo: container.leftAnchor),
      drawer.rightAnchor.constraint(equalTo: container.rightAnchor),
      handle.topAnchor.constraint(equalTo: drawer.bottomAnchor),
      handle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
      handle.widthAnchor.constraint(equalTo: drawer.widthAnchor, multiplier: 0.25, constant: 10),
      handle.heightAnchor.constraint(equalToConstant: 5))

    height.constant = 90
    #expect(handle.frame == rect(107.5, 40, 85, 5))
    container.layoutIfNeeded()

    #expect(drawer.frame == rect(0, 0, 300, 90))
    #expect(handle.frame == rect(107.5, 90, 85, 5))
  }

  @Test func `of two sets of constraints the active one counts`() {
    let badge = UIView()
    rig.add(badge)
    let left = badge.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    let right = badge.trailingAnchor.constraint(equalTo: container.trailingAnchor)
    rig.activate(
      left, badge.topAnchor.constraint(equalTo: container.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 50), badge.heightAnchor.constraint(equalToConstant: 50))
    #expect(badge.frame.minX == 0 as CGFloat)

    left.isActive = false
    right.isActive = true
    rig.stage.settle()

    #expect(badge.frame.minX == 250 as CGFloat)
    #expect(!left.isActive)
    #expect(container.constraints.contains { $0 === right })
  }

  @Test func `a subview's frame is in its superview, wherever that lies`() {
    let (card, label, icon) = (UIView(), SizedView(80, 20), UIView())
    rig.add(card, icon)
    rig.add(label, to: card)
    rig.activate(
      card.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      icon.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      icon.topAnchor.constraint(equalTo: label.bottomAnchor),
      icon.widthAnchor.constraint(equalToConstant: 4), icon.heightAnchor.constraint(equalToConstant: 4))

    #expect(card.frame == rect(100, 80, 100, 40))
    #expect(label.frame == rect(10, 10, 80, 20))
    #expect(icon.frame == rect(110, 110, 4, 4))

    label.content.width = 100
    rig.stage.settle()

    #expect(card.frame == rect(90, 80, 120, 40))
    #expect(label.frame == rect(10, 10, 100, 20))
  }

  @Test func `a multiple of a position counts from the common ancestor's edge`() {
    let (panel, mark) = (UIView(), UIView())
    rig.add(panel)
    rig.add(mark, to: panel)
    rig.activate(
      panel.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 100),
      panel.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
      panel.widthAnchor.constraint(equalToConstant: 80), panel.heightAnchor.constraint(equalToConstant: 80),
      NSLayoutConstraint(
        item: mark, attribute: .centerX, relatedBy: .equal, toItem: panel, attribute: .centerX,
        multiplier: 0.5,
        constant: 0),
      mark.topAnchor.constraint(equalTo: panel.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10))

    #expect(mark.frame == rect(15, 0, 10, 10))
  }

  @Test func `thirds stay thirds`() {
    let part = UIView()
    container.frame.size.width = 100
    rig.add(part)
    rig.activate(
      part.leftAnchor.constraint(equalTo: container.leftAnchor),
      part.topAnchor.constraint(equalTo: container.topAnchor),
      part.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 1 / 3),
      part.heightAnchor.constraint(equalToConstant: 1))

    #expect(abs(part.frame.width - 100 / 3) < 1e-6)
  }

  @Test func `from right to left, leading is right and constants lead inwards`() {
    let (icon, label) = (UIView(), SizedView(60, 20))
    container.semanticContentAttribute = .forceRightToLeft
    rig.add(icon, label)
    rig.activate(
      icon.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: container.topAnchor),
      icon.widthAnchor.constraint(equalToConstant: 20), icon.heightAnchor.constraint(equalToConstant: 20),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: icon.topAnchor))
    #expect(icon.frame == rect(264, 0, 20, 20))
    #expect(label.frame == rect(196, 0, 60, 20))

    container.semanticContentAttribute = .unspecified
    rig.stage.settle()

    #expect(icon.frame == rect(16, 0, 20, 20))
    #expect(label.frame == rect(44, 0, 60, 20))
  }

  @Test func `a view whose frame is given is a fixed point that others follow`() {
    let (fixed, tail) = (UIView(frame: rect(50, 60, 30, 30)), SizedView(20, 10))
    container.addSubview(fixed)
    rig.add(tail)
    rig.activate(
      tail.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      tail.centerYAnchor.constraint(equalTo: fixed.centerYAnchor))
    #expect(tail.frame == rect(85, 70, 20, 10))

    fixed.center.x += 40
    rig.stage.settle()

    #expect(tail.frame == rect(125, 70, 20, 10))
    #expect(fixed.frame == rect(90, 60, 30, 30))
  }

  @Test func `constraints reach through a container whose frame is given`() {
    let (inner, label, outside) = (UIView(frame: rect(100, 50, 100, 100)), SizedView(40, 10), UIView())
    container.addSubview(inner)
    rig.add(label, to: inner)
    rig.add(outside)
    rig.activate(
      label.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 3),
      label.topAnchor.constraint(equalTo: outside.bottomAnchor, constant: 7),
      outside.leftAnchor.constraint(equalTo: label.rightAnchor),
      outside.topAnchor.constraint(equalTo: container.topAnchor, constant: 60),
      outside.widthAnchor.constraint(equalToConstant: 5), outside.heightAnchor.constraint(equalToConstant: 5))

    #expect(label.frame == rect(3, 22, 40, 10))
    #expect(outside.frame == rect(143, 60, 5, 5))
  }

  @Test func `a transform does not disturb where constraints put a view`() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
    rig.add(view)
    rig.activate(
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20))

    #expect(view.center == CGPoint(x: 150, y: 100))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func `a removed view leaves with its constraints to the rest`() {
    let (first, second) = (SizedView(50, 20), SizedView(50, 20))
    rig.add(first, second)
    let own = first.heightAnchor.constraint(equalToConstant: 33)
    rig.activate(
      own, first.leftAnchor.constraint(equalTo: container.leftAnchor),
      first.topAnchor.constraint(equalTo: container.topAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.topAnchor.constraint(equalTo: container.topAnchor))

    first.removeFromSuperview()
    rig.activate(second.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 2))

    #expect(container.constraints.count == 2)
    #expect(own.isActive)
    #expect(second.frame == rect(2, 0, 50, 20))
  }

  @Test func `moving a cell or its siblings does not ask its content again`() {
    let label = SizedView(50, 20)
    rig.add(label)
    rig.activate(
      label.leftAnchor.constraint(equalTo: container.leftAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor))
    let engine = container.layoutState.engine

    container.center.y += 100
    container.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    container.bounds.size.width = 200
    rig.stage.settle()

    #expect(engine != nil)
    #expect(container.layoutState.engine === engine)
    #expect(engine?.needsBuilding == false)
    #expect(label.frame == rect(0, 0, 50, 20))
  }
}
