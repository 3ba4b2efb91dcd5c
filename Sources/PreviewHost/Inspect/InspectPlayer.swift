import PreviewWire
import UIKit

/// Plays a script on a running preview and takes samples.
@MainActor final class InspectPlayer {
  /// Virtual seconds after the last step in which everything is expected to come to rest: a display link that
  /// never stops must not keep the command from ending.
  static let patience = 60.0

  private let preview: RunningPreview
  private let options: InspectOptions
  private let activity: (String) -> Void
  private(set) var samples: [JSONText] = []

  /// `activity` hears what is about to be done, for the message after a crash.
  init(_ preview: RunningPreview, options: InspectOptions, activity: @escaping (String) -> Void) {
    self.preview = preview
    self.options = options
    self.activity = activity
  }

  func applyOffsets() throws {
    for (id, offset) in options.offsets {
      activity("setting the offset of \(id)")
      let view = try collection(id, asked: "--offset")
      preview.perform {
        view.contentOffset = offset
        preview.loop.settle()
      }
    }
  }

  func play(_ script: InspectScript) throws {
    for step in script.steps {
      activity("playing script step \(step.number) at \(step.time) s")
      // Events of an instant come before its frame; a sample shows the frame.
      if case .sample = step.action {
        preview.perform { preview.loop.advance(to: step.time) }
        try sample(at: step.time)
      } else {
        preview.perform { preview.loop.advance(before: step.time) }
        try perform(step)
        preview.perform { preview.loop.settle() }
      }
    }
    if !script.hasSamples { try sampleAtRest() }
  }

  /// One sample, once nothing moves any more.
  func sampleAtRest() throws {
    activity("waiting for rest")
    preview.perform {
      let end = preview.loop.now + Self.patience
      preview.loop.settle()
      while let deadline = preview.loop.nextDeadline, deadline <= end { preview.loop.advance(to: deadline) }
    }
    try sample(at: preview.loop.now)
  }

  private func sample(at time: Double) throws {
    activity("taking the sample at \(time) s")
    for target in options.targets { _ = try collection(target.id, asked: "--target") }
    let collections = preview.collections
    samples.append(
      preview.perform {
        .object(
          [("t", .number(time))] + screenMembers + [
            (
              "collections",
              .array(collections.map { CollectionReport(id: $0.id, view: $0.view, target: target($0)).json })
            )
          ])
      })
  }

  /// The members for the screen's safe area and its device's bars, where there are any.
  private var screenMembers: [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if preview.device != nil || options.safeArea != nil {
      let area = preview.window.safeAreaInsets
      members.append(("safeArea", .numbers([area.top, area.left, area.bottom, area.right])))
    }
    if let bars = preview.bars {
      members.append(("statusBar", .string(bars.statusBar.rawValue)))
      members.append(
        ("homeIndicator", .bool(preview.device?.hasHomeIndicator == true && bars.showsHomeIndicator)))
    }
    return members
  }

  private func target(_ collection: (id: String, view: any ItemsView)) -> CGPoint? {
    guard let proposal = options.targets.last(where: { $0.id == collection.id }),
      let layout = (collection.view as? UICollectionView)?.collectionViewLayout
    else { return nil }
    return layout.targetContentOffset(
      forProposedContentOffset: proposal.offset, withScrollingVelocity: proposal.velocity)
  }

  // MARK: Steps

  private func perform(_ step: InspectScript.Step) throws {
    switch step.action {
    case .touch(let phase, let finger, let point):
      touch([(phase, point)], finger: finger, at: step.time)
    case .tapPoint(let point):
      touch([(.began, point), (.ended, point)], finger: Int.max, at: step.time)
    case .tapView(let identifier):
      let point = try middle(of: identifier, step: step.number)
      touch([(.began, point), (.ended, point)], finger: Int.max, at: step.time)
    case .offset(let id, let offset, let animated):
      let view = try collection(id, asked: "script step \(step.number)")
      preview.perform { view.setContentOffset(offset, animated: animated) }
    case .scrollTo(let id, let indexPath, let position, let animated):
      let view = try collection(id, asked: "script step \(step.number)")
      try check(indexPath, in: view, step: step.number)
      preview.perform { view.scroll(to: indexPath, at: position, animated: animated) }
    case .size(let size):
      preview.resize(to: size)
    case .sample:
      break
    }
  }

  private func touch(_ phases: [(UITouch.Phase, CGPoint)], finger: Int, at time: Double) {
    preview.perform {
      preview.window.inject(
        phases.map { TouchSample(phase: $0.0, finger: finger, time: time, location: $0.1) })
    }
  }

  private func collection(_ id: String, asked: String) throws -> any ItemsView {
    let collections = preview.collections
    if let found = collections.first(where: { $0.id == id }) { return found.view }
    let known = collections.map(\.id).joined(separator: ", ")
    throw InspectError("\(asked): there is no collection view or table “\(id)”; there are: \(known).")
  }

  private func check(_ indexPath: IndexPath, in view: any ItemsView, step: Int) throws {
    guard preview.perform({ view.has(indexPath) }) else {
      throw InspectError(
        "script step \(step): there is no item \(indexPath.item) in section \(indexPath.section).")
    }
  }

  private func middle(of identifier: String, step: Int) throws -> CGPoint {
    guard let view = Self.view(identifier, in: preview.window) else {
      throw InspectError(
        "script step \(step): there is no view with the accessibility identifier “\(identifier)”.")
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private static func view(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { Self.view(identifier, in: $0) }.first
  }
}
