import SnapKit
import Testing
import UIKit

/// In a view of 400 by 800 points.
@MainActor @Suite struct `SnapKit's chains` {
  /// The frame of a subview that the closure describes.
  private func frame(_ describe: (ConstraintMaker) -> Void) -> CGRect {
    let stage = PackageStage()
    let view = stage.subview()
    view.snp.makeConstraints(describe)
    return stage.frame(of: view)
  }

  @Test func `edges fill the superview, and have the view placed by constraints alone`() {
    let stage = PackageStage()
    let view = stage.subview()
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(stage.frame(of: view) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.reports.isEmpty)
  }

  @Test func `an inset goes inwards at each edge, an offset the same way at all`() {
    #expect(
      frame { $0.edges.equalToSuperview().inset(10) } == CGRect(x: 10, y: 10, width: 380, height: 780))
    #expect(
      frame { $0.edges.equalToSuperview().offset(10) } == CGRect(x: 10, y: 10, width: 400, height: 800))
  }

  @Test func `insets are taken by the edges that they are of`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inside = CGRect(x: 2, y: 1, width: 394, height: 796)
    #expect(frame { $0.edges.equalToSuperview().inset(insets) } == inside)
    #expect(frame { $0.directionalEdges.equalToSuperview().inset(insets) } == inside)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame { $0.edges.equalToSuperview().inset(directional) } == inside)
    #expect(frame { $0.directionalEdges.equalToSuperview().inset(directional) } == inside)
    #expect(
      frame {
        $0.size.equalToSuperview().inset(insets)
        $0.center.equalToSuperview().inset(insets)
      } == CGRect(x: 2, y: 1, width: 394, height: 796))
  }

  @Test func `a size becomes smaller by an inset of both sides`() {
    let size = frame {
      $0.width.height.equalToSuperview().inset(10)
      $0.left.top.equalToSuperview()
    }
    #expect(size == CGRect(x: 0, y: 0, width: 380, height: 780))
  }

  @Test func `attributes are chained, and each takes its part of a point or a size`() {
    let placed = frame {
      $0.left.top.equalTo(CGPoint(x: 30, y: 40))
      $0.size.equalTo(CGSize(width: 50, height: 60))
    }
    #expect(placed == CGRect(x: 30, y: 40, width: 50, height: 60))
    let centred = frame {
      $0.center.equalTo(CGPoint(x: 100, y: 200))
      $0.size.equalTo(20)
    }
    #expect(centred == CGRect(x: 90, y: 190, width: 20, height: 20))
  }

  @Test func `a number at an edge counts from the same edge of the superview`() {
    let placed = frame {
      $0.leading.trailing.equalTo(0)
      $0.top.equalTo(12)
      $0.bottom.equalTo(-20.5)
    }
    #expect(placed == CGRect(x: 0, y: 12, width: 400, height: 767.5))
  }

  @Test func `pairs of edges have names`() {
    let both = frame {
      $0.horizontalEdges.equalToSuperview().inset(16)
      $0.verticalEdges.equalToSuperview().inset(8)
    }
    #expect(both == CGRect(x: 16, y: 8, width: 368, height: 784))
    let directional = frame {
      $0.directionalHorizontalEdges.equalToSuperview().inset(16)
      $0.directionalVerticalEdges.equalToSuperview().inset(8)
    }
    #expect(directional == both)
  }

  @Test func `attributes of other views and guides can be named`() {
    let stage = PackageStage()
    let (header, row, guide) = (stage.subview(), stage.subview(), UILayoutGuide())
    stage.view.addLayoutGuide(guide)
    header.snp.makeConstraints { make in
      make.top.equalTo(stage.view.safeAreaLayoutGuide.snp.top).offset(5)
      make.left.right.equalTo(stage.view.safeAreaLayoutGuide)
      make.height.equalTo(header.snp.width).multipliedBy(0.5).offset(10)
    }
    guide.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom)
      make.centerX.equalTo(header)
      make.size.equalTo(CGSize(width: 100, height: 7))
    }
    row.snp.makeConstraints { make in
      make.top.equalTo(guide.snp.bottom).offset(3)
      make.left.equalTo(guide)
      make.width.equalTo(header).dividedBy(4)
      make.height.equalTo(guide.snp.width)
    }
    let safeTop = stage.view.safeAreaInsets.top
    #expect(stage.frame(of: header) == CGRect(x: 0, y: safeTop + 5, width: 400, height: 210))
    #expect(guide.layoutFrame == CGRect(x: 150, y: safeTop + 215, width: 100, height: 7))
    #expect(row.frame == CGRect(x: 150, y: safeTop + 225, width: 100, height: 100))
  }

  @Test func `margins and edges can be tied to each other`() {
    let stage = PackageStage()
    let (inner, guided) = (stage.subview(), stage.subview())
    stage.view.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    inner.snp.makeConstraints { $0.edges.equalTo(stage.view.snp.margins) }
    guided.snp.makeConstraints { $0.edges.equalTo(stage.view.layoutMarginsGuide) }
    #expect(stage.frame(of: inner) == guided.frame)
    #expect(inner.frame.minX >= 12 && inner.frame.maxX <= 386)
  }

  @Test func `baselines of labels can be tied`() {
    let stage = PackageStage()
    let (big, small) = (UILabel(), UILabel())
    (big.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 12))
    for label in [big, small] {
      label.text = "Words"
      stage.view.addSubview(label)
    }
    big.snp.makeConstraints { $0.left.top.equalToSuperview() }
    small.snp.makeConstraints {
      $0.left.equalTo(big.snp.right)
      $0.firstBaseline.equalTo(big)
    }
    stage.settle()
    #expect(small.frame.minX == big.frame.maxX)
    #expect(small.frame.minY > 10 && small.frame.maxY < big.frame.maxY)
  }

  @Test func `inequalities hold`() {
    let placed = frame {
      $0.left.greaterThanOrEqualToSuperview().offset(20)
      $0.right.lessThanOrEqualToSuperview().offset(-30)
      $0.width.equalTo(1000).priority(.high)
      $0.top.equalToSuperview()
      $0.height.greaterThanOrEqualTo(44)
      $0.height.lessThanOrEqualTo(44)
    }
    #expect(placed == CGRect(x: 20, y: 0, width: 350, height: 44))
  }

  @Test func `the superview can be asked for`() {
    let placed = frame {
      $0.left.top.right.equalToSuperview()
      $0.bottom.equalToSuperview(\.snp.centerY)
    }
    #expect(placed == CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test func `right to left, sides of insets go to the edges that the configuration says`() {
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4)
    let placed = frame { $0.directionalEdges.equalToSuperview().inset(insets) }
    #expect(placed == CGRect(x: 4, y: 0, width: 394, height: 800))
  }
}
