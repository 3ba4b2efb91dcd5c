// Hints about how a layer is drawn, which never change what it looks like; nothing comes of them here.

import CoreGraphics

extension CALayer {
  public var allowsEdgeAntialiasing: Bool {
    get { true }
    set {}
  }
  public var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }
  public var drawsAsynchronously: Bool {
    get { false }
    set {}
  }
  public var isOpaque: Bool {
    get { false }
    set {}
  }
}
