import Testing

@testable import UIKit

/// As an adapted source has it: `@objc dynamic var progress`.
private class Download: NSObject {
  var progress = 0.0 {
    willSet { _willChange("progress", \Download.progress) }
    didSet { _didChange("progress", \Download.progress) }
  }
  var isPaused = false {
    willSet { _willChange("isPaused", \Download.isPaused) }
    didSet { _didChange("isPaused", \Download.isPaused) }
  }
}

private final class LargeDownload: Download {}

@MainActor @Suite struct `Key-value observing` {
  let log = Log()
  let stage = Stage()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { scrollView.contentSize = CGSize(width: 100, height: 1000) }

  private func text(_ point: CGPoint?) -> String { point.map { "\(Int($0.y))" } ?? "-" }

  @Test func `initial, prior, old and new come as asked for`() {
    let observation = scrollView.observe(\.contentOffset, options: [.initial, .prior, .old, .new]) {
      let values = "\(text($1.oldValue))>\(text($1.newValue))\($1.isPrior ? " prior" : "")"
      log.note("\(values) at \(text($0.contentOffset))")
    }
    scrollView.contentOffset.y = 10
    #expect(log.drain() == ["->0 at 0", "0>- prior at 0", "0>10 at 10"])

    observation.invalidate()
    scrollView.contentOffset.y = 20
    #expect(log.lines == [])
  }

  @Test func `without options there is only the call`() {
    let observation = scrollView.observe(\.contentOffset) {
      #expect($1.oldValue == nil && $1.newValue == nil && !$1.isPrior && $1.kind == .setting)
      log.note("moved \($0 === scrollView)")
    }
    scrollView.contentOffset.y = 10
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["moved true"])
  }

  @Test func `an observation that is let go of has ended`() {
    _ = scrollView.observe(\.contentOffset) { _, _ in log.note("moved") }
    scrollView.contentOffset.y = 10
    #expect(log.lines == [])
  }

  @Test func `bounds, frame and offset are told when they change, whichever was set`() {
    let view: UICollectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let observations = [
      view.observe(\.bounds) { _, _ in log.note("bounds") },
      view.observe(\.frame) { _, _ in log.note("frame") },
      view.observe(\.center) { _, _ in log.note("center") },
      view.observe(\.contentOffset) { _, _ in log.note("offset") },
    ]
    view.bounds.origin.y = 5
    #expect(log.drain() == ["bounds", "offset"])
    view.frame.origin.x = 5
    #expect(log.drain() == ["frame", "center"])
    view.frame.size.width = 50
    #expect(log.drain() == ["frame", "center", "bounds"])
    view.center.x = 0
    #expect(log.drain() == ["center", "frame"])
    view.bounds = view.bounds
    #expect(log.drain() == [])
    withExtendedLifetime(observations) {}
  }

  @Test func `a drag is told frame by frame, after the delegate`() {
    let rig = ScrollRig()
    var offsets: [CGFloat] = []
    let observation = rig.view.observe(\.contentOffset, options: .new) {
      offsets.append($1.newValue?.y ?? .nan)
      #expect(rig.offsets.last == $0.contentOffset)
    }
    rig.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 10)
    withExtendedLifetime(observation) {}
    #expect(offsets.count > 60)
    #expect(offsets == rig.offsets.map(\.y))
  }

  @Test func `views and layers tell of their other properties`() {
    let view = UIView(frame: .zero)
    let observations = [
      view.observe(\.isHidden) { _, _ in log.note("hidden") },
      view.observe(\.alpha) { _, _ in log.note("alpha") },
      view.observe(\.backgroundColor) { _, _ in log.note("color") },
      view.layer.observe(\.position) { _, _ in log.note("position") },
      view.layer.observe(\.bounds) { _, _ in log.note("layer bounds") },
      scrollView.observe(\.contentSize) { _, _ in log.note("content size") },
      scrollView.observe(\.contentInset) { _, _ in log.note("inset") },
    ]
    view.isHidden = true
    view.alpha = 0.5
    view.alpha = 0.5
    view.backgroundColor = .red
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scrollView.contentSize.height = 5
    scrollView.contentInset.top = 5
    withExtendedLifetime(observations) {}
    #expect(
      log.lines == ["hidden", "alpha", "color", "position", "layer bounds", "content size", "inset"])
  }

  @Test func `a view is not told of another's changes, nor after its end of what has its address`() {
    let observation = UIView(frame: .zero).observe(\.alpha) { _, _ in log.note("alpha") }
    for _ in 0..<50 { UIView(frame: .zero).alpha = 0.5 }
    withExtendedLifetime(observation) {}
    #expect(log.lines == [])
  }

  // MARK: Properties of one's own

  @Test func `a dynamic property tells of every setting, equal values included`() {
    let download = Download()
    let observation = download.observe(\.progress, options: [.old, .new]) {
      log.note("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
    }
    download.progress = 0.5
    download.progress = 0.5
    download.isPaused = true
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["0.0 0.5", "0.5 0.5"])
  }

  @Test func `observed through a subclass, it tells of real changes`() {
    let download = LargeDownload()
    let observation = download.observe(\.progress) { log.note("\($0.progress) \($1.isPrior)") }
    download.progress = 0.5
    download.isPaused = true
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["0.5 false"])
  }

  // MARK: By name

  private final class Watcher: UIView {
    var heard: [String] = []
    var strangers = 0

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentOffset", let change else {
        strangers += 1
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      let (old, new) = (change[.oldKey] as? CGPoint, change[.newKey] as? CGPoint)
      heard.append("\(object is UIScrollView) \(old?.y ?? -1) \(new?.y ?? -1)")
    }
  }

  @Test func `an observer by name gets a dictionary, until it is removed`() {
    let watcher = Watcher(frame: .zero)
    scrollView.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
    scrollView.contentOffset.y = 10
    scrollView.removeObserver(watcher, forKeyPath: "contentOffset")
    scrollView.contentOffset.y = 20
    #expect(watcher.heard == ["true 0.0 10.0"])
  }

  @Test func `booleans go by their name without is, and strangers are reported`() {
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    let watcher = Watcher(frame: .zero)
    scrollView.addObserver(watcher, forKeyPath: "hidden", context: nil)
    scrollView.isHidden = true
    #expect(watcher.strangers == 1 && reports.count == 1)

    scrollView.addObserver(watcher, forKeyPath: "noSuchThing", context: nil)
    #expect(reports.last == "UIScrollView has no property \"noSuchThing\" whose changes could be observed.")
    scrollView.addObserver(NSObject(), forKeyPath: "alpha", context: nil)
    #expect(reports.count == 3)
  }
}
