// AnimationConfiguration, ViewTransition — after RxDataSources' public API.
// State: partial. Missing: changesets, of which decisions about transitions are handed an empty list.

import UIKit

/// How rows come and go.
public struct AnimationConfiguration: Sendable {
  public let insertAnimation: UITableView.RowAnimation
  public let reloadAnimation: UITableView.RowAnimation
  public let deleteAnimation: UITableView.RowAnimation

  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// Whether a change is animated.
public enum ViewTransition: Sendable { case animated, reload }

/// The changes between two values of the sections. Always empty.
public struct Changeset<Section: SectionModelType> {}
