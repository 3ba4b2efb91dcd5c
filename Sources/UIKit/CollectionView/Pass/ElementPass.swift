// The state that layout passes work with, and that lasts from one to the next.

import QuartzCore

/// How far the collection view is with its layout, and what the layout said last. It calls no code of the
/// app.
///
/// A class, so that each variable is accessed by itself: layouts, data sources and delegates come back to the
/// collection view from all that they are asked, in the middle of a pass.
@MainActor final class ElementPass {
  /// Whether the layout has been prepared since it was last invalidated.
  var isLayoutValid = false
  /// Whether `prepare()` of the layout runs.
  var isPreparing = false
  /// Whether elements are being given views and places.
  var isShowing = false
  /// Whether there has ever been a pass.
  var hasHappened = false
  /// The layout's latest answer; nil since it became out of date.
  var answer: LayoutAnswer?
  /// Views that are asked how large they would like to be.
  var fitting = Fitting()
  /// The transition that is being made: the content moves with it.
  var transition: ElementTransition?
  var watch = RunawayWatch()

  /// A pass that is under way looks again by itself.
  var isUnderWay: Bool { isPreparing || isShowing }

  /// Whether the layout can be asked where elements are.
  var canAnswer: Bool { isLayoutValid || isPreparing }

  /// The layout is to be prepared again, and asked for those elements again.
  func invalidate(_ elements: OutdatedElements) {
    isLayoutValid = false
    switch elements {
    case .all: answer = nil
    case .some(let names): answer?.outdate(names)
    }
  }
}
