// Fingers that drag items, and what is dragged over a collection view.

import QuartzCore

struct DraggingState {
  /// The press that begins drags; made once there is a delegate for them.
  var press: DragPress?
  /// Whether something is being dragged over the view.
  var isDroppedUpon = false
  /// From the finger down to the middle of the row that it moves by its reorder accessory, in points.
  var reorderGrip: CGFloat = 0
}
