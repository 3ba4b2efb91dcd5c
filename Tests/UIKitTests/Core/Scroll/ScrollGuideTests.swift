import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Constraints in scroll views` {
  private let rig = ScrollRig(content: .zero)

  private func constrained(in parent: UIView) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test func `what is tied to the content's guide makes the content size`() {
    VirtualRunLoop.current = rig.loop
    let content = constrained(in: rig.view)
    let height = content.heightAnchor.constraint(equalToConstant: 1700)
    NSLayoutConstraint.activate(
      pin(content, to: rig.view.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: rig.view.frameLayoutGuide.widthAnchor), height,
      ])
    rig.loop.settle()
    #expect(rig.view.contentSize == CGSize(width: 300, height: 1700))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1700))
    #expect(rig.view.contentLayoutGuide.layoutFrame.height == 1700)

    rig.view.contentOffset.y = 1000
    rig.loop.settle()
    #expect(content.frame.minY == 0, "it scrolls along")
    height.constant = 900
    rig.loop.settle()
    #expect(rig.view.contentSize.height == 900 && rig.view.contentOffset.y == 300)
    rig.view.frame.size.width = 250
    rig.loop.settle()
    #expect(rig.view.contentSize.width == 250)
  }

  @Test func `edges tied to the view itself mean the content, sizes the view`() {
    VirtualRunLoop.current = rig.loop
    let (first, second) = (constrained(in: rig.view), constrained(in: rig.view))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: rig.view.topAnchor, constant: 10),
      first.leadingAnchor.constraint(equalTo: rig.view.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: rig.view.trailingAnchor),
      first.widthAnchor.constraint(equalTo: rig.view.widthAnchor),
      first.heightAnchor.constraint(equalToConstant: 500),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 20),
      second.leadingAnchor.constraint(equalTo: rig.view.leadingAnchor),
      second.widthAnchor.constraint(equalToConstant: 50),
      second.heightAnchor.constraint(equalToConstant: 400),
      second.bottomAnchor.constraint(equalTo: rig.view.bottomAnchor, constant: -30),
    ])
    rig.loop.settle()
    #expect(rig.view.contentSize == CGSize(width: 300, height: 960))
    #expect(second.frame == CGRect(x: 0, y: 530, width: 50, height: 400))
  }

  @Test func `what is tied to the frame's guide does not scroll along`() {
    VirtualRunLoop.current = rig.loop
    rig.view.contentSize = CGSize(width: 300, height: 3000)
    let badge = constrained(in: rig.view)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: rig.view.frameLayoutGuide.trailingAnchor, constant: -10),
      badge.bottomAnchor.constraint(equalTo: rig.view.frameLayoutGuide.bottomAnchor, constant: -10),
      badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 40),
    ])
    rig.loop.settle()
    #expect(badge.frame == CGRect(x: 250, y: 550, width: 40, height: 40))
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -110), lift: false)
    #expect(badge.frame == CGRect(x: 250, y: 650, width: 40, height: 40))
    #expect(rig.view.contentSize.height == 3000, "the content was never spoken of")
  }

  @Test func `a scroll view that constraints place finds its content's size too`() {
    VirtualRunLoop.current = rig.loop
    let inner = UIScrollView(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    rig.window.addSubview(inner)
    let stack = UIStackView(arrangedSubviews: (0..<5).map { _ in UIView(frame: .zero) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(stack)
    for view in stack.arrangedSubviews { view.heightAnchor.constraint(equalToConstant: 100).isActive = true }
    NSLayoutConstraint.activate(
      [
        inner.topAnchor.constraint(equalTo: rig.window.topAnchor, constant: 50),
        inner.leadingAnchor.constraint(equalTo: rig.window.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 200),
        inner.heightAnchor.constraint(equalToConstant: 150),
        stack.widthAnchor.constraint(equalTo: inner.frameLayoutGuide.widthAnchor),
      ] + pin(stack, to: inner.contentLayoutGuide))
    rig.loop.settle()
    #expect(inner.frame == CGRect(x: 0, y: 50, width: 200, height: 150))
    #expect(inner.contentSize == CGSize(width: 200, height: 500))
    #expect(stack.arrangedSubviews.last?.frame == CGRect(x: 0, y: 400, width: 200, height: 100))
  }
}
