import UIKit

extension Node {
  /// The node that stands for `id`, in it or below.
  func find(_ id: AnyHashable) -> Node? {
    if branch == id { return self }
    if let row = rowNode(id) { return row }
    return children.lazy.compactMap { $0.find(id) }.first
  }
}

extension ViewTree {
  /// Moves the scroll view around the view that is called `id` so far that it is seen.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    if rootNode?.scroll(toRow: id, anchor: anchor) == true { return }
    guard let node = rootNode?.find(id), let scroll = node.inputs.environment.scrollElement else { return }
    let frames = node.collect().map(\.frame)
    guard let first = frames.first else { return }
    let rect = frames.dropFirst().reduce(first) { $0.enclosing($1) }
    let view = scroll.scrollView
    guard let anchor = anchor?.point else {
      return view.scrollRectToVisible(rect, animated: Transaction.current.animation != nil)
    }
    let insets = view.adjustedContentInset
    func offset(
      _ low: CGFloat, _ length: CGFloat, _ part: CGFloat, _ room: CGFloat, _ whole: CGFloat,
      _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      let wanted = low + part * length - part * room
      return max(-before, min(wanted, whole + after - room))
    }
    view.setContentOffset(
      CGPoint(
        x: scroll.axes.contains(.horizontal)
          ? offset(
            rect.minX, rect.width, anchor.x, view.bounds.width, view.contentSize.width, insets.left,
            insets.right)
          : view.contentOffset.x,
        y: scroll.axes.contains(.vertical)
          ? offset(
            rect.minY, rect.height, anchor.y, view.bounds.height, view.contentSize.height, insets.top,
            insets.bottom)
          : view.contentOffset.y), animated: false)
  }
}
