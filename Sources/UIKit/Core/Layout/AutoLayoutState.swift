import QuartzCore

/// A view's facts for Auto Layout, made when the view first has to do with it.
@MainActor final class AutoLayoutState {
  /// Active constraints that this view is the owner of, in order of activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [String: UILayoutGuide] = [:]

  /// False: the view's frame is Auto Layout's to find.
  var translatesMask = true
  /// Constraints lead out of this view, past its own given frame: its content is solved together with what is
  /// around.
  var isJoined = false
  /// Constraints mention the view, whose frame is given: a new frame is news for them.
  var isMentioned = false
  /// A guide or a constraint asks where the view's margins or safe area are: other insets are news for them.
  var areInsetsAsked = false

  /// By axis.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// `intrinsicContentSize` when last asked, in points; negative where there is none.
  var intrinsicSize = CGSize(width: -1, height: -1)
  var isIntrinsicSizeKnown = false

  /// Finds the frames below this view, if its own is given and there is anything to find.
  var engine: LayoutEngine?
  /// The warnings that a topmost view has given.
  var warnings: [String] = []
}

extension UIView {
  var layoutState: AutoLayoutState {
    if let layoutStateIfMade { return layoutStateIfMade }
    let made = AutoLayoutState()
    layoutStateIfMade = made
    return made
  }

  var isPlacedByConstraints: Bool {
    guard let state = layoutStateIfMade, !state.translatesMask else { return false }
    return superview?.places(self) != true
  }

  /// The nearest view from here up whose frame is given: the one whose engine finds this view's frame, or
  /// what stands in this view.
  var layoutHost: UIView {
    var view = self
    while let state = view.layoutStateIfMade, view.isPlacedByConstraints || state.isJoined,
      let parent = view.superview
    {
      view = parent
    }
    return view
  }

  /// Something changed that the frames in and around this view may depend on: the engine looks at the next
  /// layout.
  ///
  /// - Parameter isNewStructure: other constraints or views than before, not only other constants.
  /// - Returns: whether layout was asked for. If not, that is decided when the pass that is under way is
  ///   over.
  @discardableResult func layoutInputsChanged(isNewStructure: Bool) -> Bool {
    let host = layoutHost
    if isNewStructure { host.layoutStateIfMade?.engine?.needsBuilding = true }
    if LayoutPass.postpones(host) { return false }
    askForLayout(upTo: host)
    return true
  }

  /// Every view from here up to `end` lays out again, so that `layoutIfNeeded()` of any of them will do.
  func askForLayout(upTo end: UIView) {
    for view in sequence(first: self, next: \.superview) {
      view.setNeedsLayout()
      if view === end { return }
    }
  }

  /// A constraint of `ancestor` names this view: containers between the two must not keep it to themselves.
  func joinContainers(upTo ancestor: UIView) {
    guard self !== ancestor else { return }
    var container = superview
    while let view = container, view !== ancestor {
      if !view.isPlacedByConstraints, !view.layoutState.isJoined {
        view.layoutState.isJoined = true
        view.layoutState.engine = nil
        view.layoutInputsChanged(isNewStructure: true)
      }
      container = view.superview
    }
  }

  /// The view came to a new superview, or is about to leave it.
  func layoutMembershipChanged(in parent: UIView) {
    guard let state = layoutStateIfMade, !state.translatesMask || state.isJoined || state.isMentioned else {
      return
    }
    if !state.translatesMask || state.isJoined { state.engine = nil }
    parent.layoutInputsChanged(isNewStructure: true)
  }

  /// Constraints between what is in this view and what is not end here, as the view leaves.
  func deactivateConstraintsAcross() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.mentions(self) { constraint.deactivate() }
      ancestor = view.superview
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an item is in `view`.
  fileprivate func mentions(_ view: UIView) -> Bool {
    [first, second].contains { $0?.layoutView?.isDescendant(of: view) ?? false }
  }
}
