import SnapKit
import Testing
import UIKit

@MainActor @Suite struct `SnapKit's constraints` {
  @Test func `are updated where they differ in their constants alone`() {
    let stage = PackageStage()
    let view = stage.subview()
    func update(_ inset: CGFloat) {
      view.snp.updateConstraints { make in
        make.left.top.equalToSuperview().inset(inset)
        make.size.equalTo(inset * 2)
      }
    }
    update(10)
    #expect(stage.frame(of: view) == CGRect(x: 10, y: 10, width: 20, height: 20))
    let before = stage.view.constraints.count + view.constraints.count
    update(15)
    #expect(stage.frame(of: view) == CGRect(x: 15, y: 15, width: 30, height: 30))
    #expect(stage.view.constraints.count + view.constraints.count == before)
    #expect(stage.reports.isEmpty)
  }

  @Test func `are made, after a warning, where there are none to be updated`() {
    let stage = PackageStage()
    let view = stage.subview()
    view.snp.makeConstraints { $0.left.top.width.height.equalTo(10) }
    view.snp.updateConstraints { $0.width.equalTo(stage.view).priority(.low) }
    #expect(stage.frame(of: view) == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(stage.reports.count == 1 && stage.reports[0].contains("updateConstraints"))
  }

  @Test func `are all remade, and all removed, of the one view`() {
    let stage = PackageStage()
    let (view, other) = (stage.subview(), stage.subview())
    other.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.snp.remakeConstraints { make in
      make.right.bottom.equalToSuperview()
      make.size.equalTo(40)
    }
    #expect(stage.frame(of: view) == CGRect(x: 360, y: 760, width: 40, height: 40))
    view.snp.removeConstraints()
    #expect(view.constraints.isEmpty && stage.view.constraints.count == 4)
  }

  @Test func `can be kept, changed, and turned off and on`() {
    let stage = PackageStage()
    let view = stage.subview()
    var (top, wide): (Constraint?, Constraint?) = (nil, nil)
    view.snp.makeConstraints { make in
      top = make.top.equalToSuperview().offset(10).constraint
      make.left.height.equalTo(20)
      make.width.equalTo(50).priority(.medium)
      wide = make.width.equalTo(90).labeled("wide").constraint
    }
    #expect(stage.frame(of: view) == CGRect(x: 20, y: 10, width: 90, height: 20))
    top?.update(offset: 33)
    wide?.deactivate()
    #expect(stage.frame(of: view) == CGRect(x: 20, y: 33, width: 50, height: 20))
    #expect(wide?.isActive == false && wide?.layoutConstraints.first?.label == "wide")
    top?.update(inset: UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    wide?.isActive = true
    wide?.update(priority: .low)
    #expect(stage.frame(of: view) == CGRect(x: 20, y: 7, width: 50, height: 20))
    wide?.update(priority: UILayoutPriority(999))
    #expect(stage.frame(of: view).width == 90)
  }

  @Test func `are inactive while they are only prepared`() {
    let stage = PackageStage()
    let view = stage.subview()
    let constraints = view.snp.prepareConstraints { make in
      make.left.top.equalTo(5)
      make.size.equalTo(6)
    }
    #expect(constraints.count == 2 && constraints.allSatisfy { !$0.isActive })
    for constraint in constraints { constraint.activate() }
    #expect(stage.frame(of: view) == CGRect(x: 5, y: 5, width: 6, height: 6))
  }

  @Test func `have the priority that they are given, required without one`() {
    let view = PackageStage().subview()
    let constraints = view.snp.prepareConstraints { make in
      make.width.equalTo(1)
      make.width.equalTo(1).priority(ConstraintPriority.medium)
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priority(.low)
      make.width.equalTo(1).priority(999)
      make.width.equalTo(1).priority(UILayoutPriority.defaultHigh)
      make.width.equalTo(1).priority(ConstraintPriority.high.advanced(by: 1))
    }
    #expect(
      constraints.flatMap(\.layoutConstraints).map(\.priority.rawValue) == [
        1000, 500, 750, 250, 999, 750, 751,
      ])
  }

  @Test func `of content have their priorities at the view`() {
    let view = PackageStage().subview()
    view.snp.contentHuggingHorizontalPriority = 800
    view.snp.contentCompressionResistanceVerticalPriority = 900
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 800)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 900)
    #expect(view.snp.contentHuggingVerticalPriority == 250)
  }

  @Test func `size what measures itself`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let box = UIView()
    cell.contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.height.equalTo(30)
      make.width.equalTo(box.snp.height).multipliedBy(2)
    }
    #expect(
      cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 66, height: 34))
  }

  // MARK: Hostile use

  @Test func `can be made while others are being made`() {
    let stage = PackageStage()
    let (outer, inner) = (stage.subview(), stage.subview())
    outer.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      inner.snp.makeConstraints { $0.edges.equalTo(outer) }
      outer.snp.removeConstraints()
      make.size.equalTo(20)
    }
    #expect(stage.frame(of: inner) == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `without a superview are left out with a warning, and the rest holds`() {
    let stage = PackageStage()
    let alone = UIView()
    var kept: Constraint?
    alone.snp.makeConstraints { make in
      kept = make.edges.equalToSuperview().inset(4).constraint
      make.left.equalTo(3)
      make.width.equalTo(30)
    }
    #expect(alone.constraints.count == 1)
    kept?.activate()
    kept?.update(offset: 1)
    #expect(kept?.isActive == false)
    #expect(stage.reports.count == 2 && stage.reports.allSatisfy { $0.hasPrefix("SnapKit: ") })
    #expect(stage.reports[0].contains("ConstraintLifeTests.swift:"))
  }

  @Test func `that make no sense change nothing but the warnings`() {
    let stage = PackageStage()
    let (view, stranger) = (stage.subview(), UIView())
    view.snp.makeConstraints { make in
      make.left.top.equalTo(1)
      make.size.equalTo(2)
      make.width.equalTo(CGFloat.nan)
      make.height.equalTo(stage.view).multipliedBy(CGFloat.nan)
      make.height.equalTo(stage.view).dividedBy(0)
      make.bottom.equalTo(stranger)
      make.edges.equalTo(stage.view.snp.size)
    }
    #expect(stage.frame(of: view).origin == CGPoint(x: 1, y: 1))
    #expect(stage.reports.count >= 4)
  }

  @Test func `keep neither the view nor what it is tied to`() {
    let stage = PackageStage()
    weak var gone: UIView?
    weak var other: UIView?
    do {
      let (view, sibling) = (stage.subview(), stage.subview())
      view.snp.makeConstraints { $0.edges.equalTo(sibling) }
      (gone, other) = (view, sibling)
      view.removeFromSuperview()
      sibling.removeFromSuperview()
    }
    stage.settle()
    #expect(gone == nil && other == nil)
  }
}
