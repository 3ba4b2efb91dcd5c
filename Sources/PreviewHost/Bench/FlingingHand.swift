import PreviewRuntime
import PreviewWire
import UIKit

/// A place to fling: a collection view on screen, and which way its content goes.
struct FlingLane: Equatable {
  /// The middle of the collection view, in points of the window.
  var middle: CGPoint
  /// How far to either side of the middle the finger goes, in points.
  var reach: CGVector

  /// A lane for each collection view of a preview in a window of `size` points, in the order of the view
  /// tree.
  @MainActor static func lanes(of preview: Preview, size: CGSize) -> [FlingLane] {
    let running = RunningPreview(preview, on: ScreenSettings(width: size.width, height: size.height))
    return running.collections.map { _, view in
      running.perform {
        let room = CGSize(
          width: view.contentSize.width - view.bounds.width,
          height: view.contentSize.height - view.bounds.height)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        // Content that fits only bounces, and tables do so up and down.
        let goesAcross = room.width >= room.height && (room.width > 0 || !view.alwaysBounceVertical)
        let reach =
          goesAcross
          ? CGVector(dx: min(120, view.bounds.width * 0.4), dy: 0)
          : CGVector(dx: 0, dy: min(120, view.bounds.height * 0.4))
        return FlingLane(middle: middle, reach: reach)
      }
    }
  }
}

/// A hand that flings rows of things to and fro, one lane after the other: 0.2 s of dragging, then 0.8 s of
/// letting go.
struct FlingingHand {
  private static let period = 60
  private static let dragFrames = 12
  private let lanes: [FlingLane]
  private var inputSeq = 0

  init(lanes: [FlingLane]) { self.lanes = lanes }

  /// Its touches at the frame with this number; nil when it does nothing. Frames are sixtieths of a second.
  mutating func touches(frame: Int) -> MessageFromViewer? {
    let (fling, step) = frame.quotientAndRemainder(dividingBy: Self.period)
    guard step <= Self.dragFrames, !lanes.isEmpty else { return nil }
    let lane = lanes[fling % lanes.count]
    // Four times one way, four times back.
    let direction = (fling / lanes.count / 4).isMultiple(of: 2) ? -1.0 : 1.0
    let along = direction * (2 * Double(step) / Double(Self.dragFrames) - 1)
    let phase: PreviewWire.TouchSample.Phase = step == 0 ? .began : step == Self.dragFrames ? .ended : .moved
    inputSeq += 1
    return .touches(
      inputSeq: inputSeq,
      samples: [
        PreviewWire.TouchSample(
          phase: phase, touchID: 0, time: Quantise.time(Double(frame) / 60),
          location: WirePoint(
            xPoints: lane.middle.x + along * lane.reach.dx, yPoints: lane.middle.y + along * lane.reach.dy))
      ])
  }
}
