import Containment

/// The view for the agents of each build that was started last: they are started one after the other, and not
/// many builds have agents at a time.
final class FurnishedViews {
  private static let most = 4

  private var views: [(bundle: AgentBundle?, view: PrivateView.Furnished)] = []

  /// - Parameter make: finds all places that are read.
  func view(of bundle: AgentBundle?, make: () -> PrivateView.Furnished) -> PrivateView.Furnished {
    if let known = views.first(where: { $0.bundle == bundle }) { return known.view }
    let view = make()
    views = views.suffix(Self.most - 1) + [(bundle, view)]
    return view
  }
}
