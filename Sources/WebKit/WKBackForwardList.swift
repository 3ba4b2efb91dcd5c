// WKBackForwardList, WKBackForwardListItem — after Apple's documentation of the two, read 2026-11.
// State: complete.

import UIKit

/// A page that was shown.
@preconcurrency @MainActor open class WKBackForwardListItem: MainActorObject {
  public let url: URL
  public let initialURL: URL
  open internal(set) var title: String?
  /// The text that it was made of, where that was given.
  let html: String?

  init(_ url: URL, _ html: String?) {
    (self.url, initialURL, self.html) = (url, url, html)
    super.init(_object: ())
  }
}

/// The pages that were shown, as they were when the list was asked for.
@preconcurrency @MainActor open class WKBackForwardList: MainActorObject {
  /// From the oldest to the newest.
  public let backList: [WKBackForwardListItem]
  public let currentItem: WKBackForwardListItem?
  /// From the nearest to the farthest.
  public let forwardList: [WKBackForwardListItem]

  init(_ history: WebPage.History) {
    (backList, currentItem, forwardList) = (history.back, history.current, history.forward)
    super.init(_object: ())
  }

  open var backItem: WKBackForwardListItem? { backList.last }
  open var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// 0 is the current one, -1 the one before; nil beyond the ends.
  open func item(at index: Int) -> WKBackForwardListItem? {
    if index == 0 { return currentItem }
    // Counted so that no index is too large for a sum.
    if index < 0 { return index >= -backList.count ? backList[backList.count + index] : nil }
    return index <= forwardList.count ? forwardList[index - 1] : nil
  }
}
