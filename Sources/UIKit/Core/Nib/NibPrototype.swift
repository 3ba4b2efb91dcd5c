// Cells, headers, footers and supplementary views that a nib or a storyboard describes.

import QuartzCore

/// Makes the views of one reuse identifier.
@MainActor struct NibPrototype {
  private let findClass: @MainActor () -> UIView.Type
  /// A new one, connected and awake; nil where it could not be made.
  let makeView: @MainActor () -> UIView?

  init(
    _ findClass: @escaping @MainActor () -> UIView.Type, makeView: @escaping @MainActor () -> UIView?
  ) {
    (self.findClass, self.makeView) = (findClass, makeView)
  }

  var viewClass: UIView.Type { findClass() }
}
