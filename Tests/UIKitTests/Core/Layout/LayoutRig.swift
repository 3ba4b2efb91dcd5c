@testable import UIKit

/// A view with content of a size, as a label has.
@MainActor final class SizedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Where given, the content is text: so many square points that fill whatever width there is.
  var area: CGFloat?
  var baselines: (first: CGFloat, last: CGFloat)?

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    area.map { width > 0 ? ($0 / width).rounded(.up) : 0 }
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { baselines }
}

/// A window with one container whose frame is given, as a cell's content view is.
@MainActor final class LayoutRig {
  let stage: Stage
  private let own: UIView

  init(width: CGFloat = 300, height: CGFloat = 200) {
    stage = Stage()
    own = UIView(frame: CGRect(x: 20, y: 30, width: width, height: height))
    stage.window.addSubview(own)
  }

  /// In the stage's window, whose loop is made the current one: others may have run since this was made.
  var container: UIView {
    _ = stage.loop
    return own
  }

  func add(_ views: UIView..., to parent: UIView? = nil) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? container).addSubview(view)
    }
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    stage.settle()
  }

  var warnings: [String] { stage.window.layoutState.warnings }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
