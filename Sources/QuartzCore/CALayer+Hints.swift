// Hints about how a layer is drawn, which never change what it looks like; nothing comes of them here.

import CoreGraphics

extension CALayer {
  /// Always true, and not to be set: the page smooths all edges.
  public var allowsEdgeAntialiasing: Bool {
    get { true }
    set {}
  }
  /// Always true, and not to be set: `opacity` multiplies down the tree.
  public var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }
  /// Always false, and not to be set.
  public var drawsAsynchronously: Bool {
    get { false }
    set {}
  }
  /// Always false, and not to be set: content may be transparent anywhere.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
}
