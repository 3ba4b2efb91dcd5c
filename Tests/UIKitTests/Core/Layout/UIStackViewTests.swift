import Testing

@testable import UIKit

@MainActor @Suite struct `Stack view` {
  let rig = LayoutRig()

  /// A stack that fills the container of 300 × 200 points.
  private func stack(_ views: UIView..., configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    rig.add(stack)
    rig.activate(
      stack.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: rig.container.trailingAnchor),
      stack.topAnchor.constraint(equalTo: rig.container.topAnchor),
      stack.bottomAnchor.constraint(equalTo: rig.container.bottomAnchor))
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func `filling stretches the view that hugs least`() {
    let (icon, title) = (SizedView(40, 40), SizedView(60, 20))
    title.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let stack = stack(icon, title) { $0.spacing = 10 }

    #expect(icon.frame == rect(0, 0, 40, 200))
    #expect(title.frame == rect(50, 0, 250, 200))
    #expect(stack.axis == .horizontal)
    #expect(rig.warnings == [])
  }

  @Test func `filling equally ignores what views measure`() {
    let stack = stack(SizedView(10, 10), SizedView(100, 10), UIView()) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }

    #expect(spans(stack) == [[0, 90], [105, 90], [210, 90]])
    #expect(rig.warnings == [])
  }

  @Test func `filling proportionally keeps the ratio of what views measure`() {
    let stack = stack(SizedView(20, 10), SizedView(40, 10)) { $0.distribution = .fillProportionally }

    #expect(spans(stack) == [[0, 100], [100, 200]])
  }

  @Test func `equal spacing keeps sizes and shares the rest among the gaps`() {
    let stack = stack(SizedView(20, 10), SizedView(40, 10), SizedView(60, 10)) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }

    #expect(spans(stack) == [[0, 20], [110, 40], [240, 60]])
    #expect(rig.warnings == [])
  }

  @Test func `equal centring keeps sizes and puts the centres at equal distances`() {
    let stack = stack(SizedView(20, 10), SizedView(40, 10), SizedView(60, 10)) {
      $0.distribution = .equalCentering
    }

    #expect(spans(stack) == [[0, 20], [120, 40], [240, 60]])
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, 0, 200), (.top, 0, 20), (.center, 90, 20), (.bottom, 180, 20),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
  func `across the axis views lie as aligned`(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
    let view = SizedView(300, 20)
    _ = stack(view) { $0.alignment = alignment }

    #expect(view.frame == rect(0, y, 300, height))
    #expect(rig.warnings == [])
  }

  @Test func `a view that measures nothing has no height where it is not stretched`() {
    let (title, spacer) = (SizedView(100, 40), UIView())
    _ = stack(title, spacer) { $0.alignment = .center }

    #expect(spacer.frame == rect(100, 100, 200, 0))
    #expect(rig.warnings == [])
  }

  @Test(
    arguments: [(.firstBaseline, 0, 19), (.lastBaseline, 160, 179)]
      as [(UIStackView.Alignment, CGFloat, CGFloat)])
  func `views that share a baseline stand at their edge of a stack that is too high`(
    alignment: UIStackView.Alignment, y: CGFloat, otherY: CGFloat
  ) {
    let (large, small) = (SizedView(100, 40), SizedView(200, 15))
    large.baselines = (30, 10)
    small.baselines = (11, 4)
    _ = stack(large, small) { $0.alignment = alignment }

    #expect(large.frame.minY == y && small.frame.minY == otherY)
    #expect(rig.warnings == [])
  }

  @Test func `baselines meet in the first layout already, as high as the texts are`() throws {
    let (large, small) = (UILabel(), UILabel())
    (large.font, small.font) = (.systemFont(ofSize: 34), .systemFont(ofSize: 12))
    (large.text, small.text) = ("Large", "Small")
    let row = UIStackView(arrangedSubviews: [large, small])
    row.alignment = .firstBaseline

    let height = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect(height == large.intrinsicContentSize.height)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    row.layoutIfNeeded()

    let (first, second) = (try #require(large.firstBaselineOffset), try #require(small.firstBaselineOffset))
    #expect(abs(large.frame.minY + first - small.frame.minY - second) <= 0.5)
    #expect(small.frame.height == small.intrinsicContentSize.height)
  }

  @Test func `a row aligns its first baselines`() {
    let (large, small) = (SizedView(100, 40), SizedView(200, 15))
    large.baselines = (30, 10)
    small.baselines = (11, 4)
    _ = stack(large, small) { $0.alignment = .firstBaseline }

    #expect(small.frame.minY - large.frame.minY == 19 as CGFloat)
  }

  @Test func `a column is as high as its parts and custom gaps, and as wide as the widest`() {
    let (title, subtitle, button) = (SizedView(80, 20), SizedView(120, 16), SizedView(60, 30))
    let stack = UIStackView(arrangedSubviews: [title, subtitle, button])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.setCustomSpacing(20, after: subtitle)
    rig.add(stack)
    rig.activate(
      stack.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor, constant: 10),
      stack.centerYAnchor.constraint(equalTo: rig.container.centerYAnchor))

    #expect(stack.frame == rect(10, 55, 120, 90))
    #expect(title.frame == rect(0, 0, 80, 20))
    #expect(subtitle.frame == rect(0, 24, 120, 16))
    #expect(button.frame == rect(0, 60, 60, 30))
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 90))
    #expect(rig.warnings == [])
  }

  @Test func `a hidden view takes no room, nor its spacing, until it is shown`() {
    let (first, second, third) = (SizedView(50, 20), SizedView(70, 20), SizedView(60, 20))
    third.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let stack = stack(first, second, third) { $0.spacing = 10 }
    second.isHidden = true
    rig.stage.settle()
    #expect(third.frame.minX == 60 as CGFloat)
    #expect(rig.warnings == [])

    second.isHidden = false
    rig.stage.settle()

    #expect(spans(stack) == [[0, 50], [60, 70], [140, 160]])
  }

  @Test func `margins count where the arrangement is relative to them`() {
    let view = UIView()
    _ = stack(view) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }

    #expect(view.frame == rect(20, 10, 240, 160))
  }

  @Test func `views come and go`() {
    let (first, second, third) = (SizedView(50, 20), SizedView(50, 20), SizedView(50, 20))
    let stack = stack(first, second) { $0.distribution = .fillEqually }

    stack.insertArrangedSubview(third, at: 1)
    rig.stage.settle()
    #expect(stack.arrangedSubviews == [first, third, second])
    #expect(spans(stack) == [[0, 100], [100, 100], [200, 100]])

    stack.removeArrangedSubview(third)
    first.removeFromSuperview()
    rig.stage.settle()
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews.contains(third))
    #expect(second.frame == rect(0, 0, 300, 200))
  }

  @Test func `from right to left a row begins at the right`() {
    let (first, second) = (SizedView(50, 20), UIView())
    _ = stack(first, second) { $0.semanticContentAttribute = .forceRightToLeft }

    #expect(first.frame.minX == 250 as CGFloat)
    #expect(second.frame == rect(0, 0, 250, 200))
  }

  @Test func `stacks nest`() {
    let (a, b, c) = (SizedView(30, 10), SizedView(30, 10), SizedView(30, 12))
    let column = UIStackView(arrangedSubviews: [a, b])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column, c])
    row.spacing = 5
    row.alignment = .center

    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 65, height: 20))
  }
}
