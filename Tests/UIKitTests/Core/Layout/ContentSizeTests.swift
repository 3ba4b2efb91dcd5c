import Testing

@testable import UIKit

@MainActor @Suite struct `Content sizes` {
  let rig = LayoutRig()
  var container: UIView { rig.container }

  /// Two labels in a row that fills the container.
  private func row(_ left: SizedView, _ right: SizedView) {
    rig.add(left, right)
    rig.activate(
      left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      left.topAnchor.constraint(equalTo: container.topAnchor),
      right.topAnchor.constraint(equalTo: container.topAnchor))
  }

  @Test func `where there is too much room, the one that hugs less is stretched`() {
    let (name, price) = (SizedView(80, 20), SizedView(50, 20))
    price.setContentHuggingPriority(.required, for: .horizontal)
    row(name, price)

    #expect(name.frame.width == 250 as CGFloat)
    #expect(price.frame.width == 50 as CGFloat)
  }

  @Test func `where there is too little room, the one that resists less is cut`() {
    let (name, price) = (SizedView(400, 20), SizedView(50, 20))
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    row(name, price)

    #expect(name.frame.width == 250 as CGFloat)
    #expect(price.frame.width == 50 as CGFloat)
  }

  @Test func `text takes the height that its width needs`() {
    let (text, below) = (SizedView(2000, 10), UIView())
    text.area = 20_000
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    rig.add(text, below)
    rig.activate(
      text.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50),
      text.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -50),
      text.topAnchor.constraint(equalTo: container.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 1), below.heightAnchor.constraint(equalToConstant: 1))
    #expect(text.frame == rect(50, 0, 200, 100))
    #expect(below.frame.minY == 100 as CGFloat)

    container.frame.size.width = 500
    rig.stage.settle()

    #expect(text.frame == rect(50, 0, 400, 50))
    #expect(below.frame.minY == 50 as CGFloat)
  }

  @Test func `baselines align text of different sizes`() {
    let (large, small) = (SizedView(50, 40), SizedView(20, 15))
    large.baselines = (30, 10)
    small.baselines = (11, 4)
    rig.add(large, small)
    rig.activate(
      large.topAnchor.constraint(equalTo: container.topAnchor),
      large.leftAnchor.constraint(equalTo: container.leftAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))

    #expect(small.frame == rect(50, 19, 20, 15))
  }

  @Test func `text that had no width takes its height once it has some`() {
    let text = SizedView(2000, 10)
    text.area = 20_000
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    container.frame.size.width = 100
    rig.add(text)
    rig.activate(
      text.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50),
      text.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -50),
      text.topAnchor.constraint(equalTo: container.topAnchor))
    #expect(text.frame == rect(50, 0, 0, 0))

    container.frame.size.width = 500
    rig.stage.settle()
    #expect(text.frame == rect(50, 0, 400, 50))
  }

  @Test func `a content view is as high as its text needs at a cell's width`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 320, 10))
    let (title, text) = (SizedView(100, 20), SizedView(3000, 10))
    text.area = 29_600
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    rig.add(title, text, to: cell.contentView)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -12),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
    ])

    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(fitted == CGSize(width: 320, height: 148))
    #expect(cell.contentView.frame == rect(0, 0, 320, 10))
  }

  @Test func `the compressed size is the least, the expanded one the most that constraints allow`() {
    let label = SizedView(60, 20)
    rig.add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 10),
      label.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
      container.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
    ])

    let least = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let most = container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)

    #expect(least == CGSize(width: 80, height: 30))
    #expect(most == CGSize(width: 400, height: 30))
  }

  @Test func `an intrinsic size that is no number counts as none`() {
    let odd = SizedView(.nan, .infinity)
    rig.add(odd)
    rig.activate(
      odd.topAnchor.constraint(equalTo: container.topAnchor),
      odd.leftAnchor.constraint(equalTo: container.leftAnchor),
      odd.widthAnchor.constraint(equalToConstant: 30), odd.heightAnchor.constraint(equalToConstant: 30))

    #expect(odd.frame == rect(0, 0, 30, 30))
  }
}
