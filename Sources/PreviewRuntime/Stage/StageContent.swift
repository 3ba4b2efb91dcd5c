import UIKit

/// The content that a preview makes, and the stage it is put on.
enum StageContent: Sendable {
  case controller(@MainActor @Sendable () -> UIViewController)
  case view(@MainActor @Sendable () -> UIView)
  case layout(@MainActor @Sendable () -> UICollectionViewLayout)

  /// The collection views whose items can be counted from outside, with the numbers that they have otherwise.
  var items: KeyValuePairs<String, Int> {
    if case .layout = self { [LayoutStage.collectionID: LayoutStage.defaultItemCount] } else { [:] }
  }

  @MainActor func makeViewController(
    traits: [PreviewTrait], itemCounts: [String: Int]
  ) -> UIViewController {
    let frame = StageFrame(traits)
    switch self {
    case .controller(let make):
      let controller = make()
      return frame == .screen ? controller : ViewStage(showing: controller, frame)
    case .view(let make):
      let view = make()
      return ViewStage(showing: view, frame)
    case .layout(let make):
      let stage = LayoutStage(make(), itemCount: itemCounts[LayoutStage.collectionID])
      return frame == .screen ? stage : ViewStage(showing: stage, frame)
    }
  }
}

/// How much of the screen a preview takes.
enum StageFrame: Hashable {
  case screen
  /// As large as the content wants to be.
  case content
  /// In points.
  case size(CGSize)

  /// The last trait that says anything of it counts.
  init(_ traits: [PreviewTrait]) {
    self = .screen
    for trait in traits {
      switch trait.kind {
      case .standard: self = .screen
      case .fitting: self = .content
      case .fixed(let width, let height): self = .size(CGSize(width: width, height: height))
      case .portrait, .landscape, .changed: continue
      }
    }
  }
}
