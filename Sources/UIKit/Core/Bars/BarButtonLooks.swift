// Pictures and offsets that items of bars have been given and that are never shown.

import QuartzCore

/// Made with the first of them, for most items have none.
struct BarButtonLooks {
  /// nil stands for every style.
  struct Place: Hashable {
    var state: UIControl.State
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics

    init(state: UIControl.State, style: UIBarButtonItem.Style? = nil, metrics: UIBarMetrics) {
      (self.state, self.style, self.metrics) = (state, style, metrics)
    }
  }

  var grounds: [Place: UIImage] = [:]
  var backGrounds: [Place: UIImage] = [:]
  /// In points.
  var rises: [UIBarMetrics: CGFloat] = [:]
  var backRises: [UIBarMetrics: CGFloat] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
}

extension UIBarButtonItem {
  func keepingLooks(_ change: (inout BarButtonLooks) -> Void) {
    var looks = keptLooks ?? BarButtonLooks()
    change(&looks)
    keptLooks = looks
  }
}
