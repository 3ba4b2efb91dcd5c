import Testing

@testable import UIKit

/// Makes its constraints where Apple's documentation says to.
@MainActor private final class LateView: UIView {
  let log: Log
  let content = SizedView(30, 30)
  private var isBuilt = false

  init(_ log: Log) {
    self.log = log
    super.init(frame: rect(0, 0, 100, 100))
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.note("updateConstraints")
    if !isBuilt {
      isBuilt = true
      content.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      content.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("layoutSubviews \(Int(content.frame.minX))")
  }
}

/// Gives a view its frame that Auto Layout would place, as many do who mix the two.
@MainActor private final class MixingController: UIViewController {
  let list = UIView()
  var passes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    passes += 1
    list.frame = view.bounds
  }
}

@MainActor @Suite struct `Constraint passes` {
  let rig = LayoutRig()
  let log = Log()

  @Test func `a frame given after the layout, below a bar, asks for no other layout`() {
    let stage = Stage()
    let controller = MixingController()
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(controller.list.frame == controller.view.bounds)
    #expect(controller.list.safeAreaInsets.top > 0)
    #expect(controller.passes < 10)
  }

  @Test func `constraints are updated before the layout, once until asked again`() {
    let view = LateView(log)
    rig.container.addSubview(view)
    rig.stage.settle()
    #expect(log.drain() == ["updateConstraints", "layoutSubviews 35"])

    view.frame.size.width = 200
    rig.stage.settle()
    #expect(log.drain() == ["layoutSubviews 85"])

    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    rig.stage.settle()
    #expect(log.drain() == ["updateConstraints", "layoutSubviews 85"])
  }

  @Test func `what an overridden layoutSubviews sees after super is the new frame`() {
    let view = LateView(log)
    rig.container.addSubview(view)
    view.layoutIfNeeded()
    _ = log.drain()

    view.content.content.width = 50
    view.layoutIfNeeded()

    #expect(log.drain() == ["layoutSubviews 25"])
  }

  @Test func `nothing is left to do once the layout is done`() {
    rig.container.addSubview(LateView(log))
    rig.stage.settle()
    _ = log.drain()

    rig.stage.settle()

    #expect(log.drain() == [])
    #expect(rig.stage.loop.nextDeadline == nil)
  }

  @Test func `the parts of a dequeued cell stand when it is shown`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 120, 60))
    let label = SizedView(40, 20)
    rig.add(label, to: cell.contentView)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: cell.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
    ])

    rig.container.addSubview(cell)
    rig.stage.settle()

    #expect(label.frame == rect(40, 36, 40, 20))
  }

  @Test func `a content view fills its cell even where it is told not to`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 120, 60))
    let label = SizedView(40, 20)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    rig.add(label, to: cell.contentView)
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])

    rig.container.addSubview(cell)
    rig.stage.settle()

    #expect(cell.contentView.frame == rect(0, 0, 120, 60))
    #expect(label.frame == rect(80, 40, 40, 20))
  }

  @Test func `a frame set again in every layout, by which others go, does not keep the layout running`() {
    @MainActor final class Mixed: UIView {
      let picture = UIView()
      let label = SizedView(10 / 3, 7.1)
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        picture.frame = CGRect(x: 10 / 3, y: 0.1, width: bounds.width / 7, height: 3)
      }
    }
    let view = Mixed(frame: rect(0.3, 0.7, 100, 50))
    rig.container.addSubview(view)
    view.addSubview(view.picture)
    rig.add(view.label, to: view)
    rig.activate(
      view.label.leftAnchor.constraint(equalTo: view.picture.rightAnchor),
      view.label.topAnchor.constraint(equalTo: view.picture.bottomAnchor))

    #expect(abs(view.label.frame.minX - (10 / 3 + 100 / 7)) < 1e-6)
    #expect(view.layouts <= 3)
    #expect(rig.stage.loop.nextDeadline == nil)
  }
}
