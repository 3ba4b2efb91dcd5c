import PreviewWire

extension LayerImage {
  /// Of the whole picture, in points.
  var sizePoints: (width: Double, height: Double) {
    let perPoint = scale > 0 ? Double(scale) / Quantise.lengthSteps : 1
    return (Double(width) / perPoint, Double(height) / perPoint)
  }

  /// Where it stands in bounds of a size, from their top left; points.
  func place(in width: Double, _ height: Double) -> Box {
    let size = scaled(to: width, height)
    let (x, y) = gravity.shares
    let (left, top) = ((width - size.width) * x, (height - size.height) * y)
    return Box(left: left, top: top, right: left + size.width, bottom: top + size.height)
  }

  private func scaled(to width: Double, _ height: Double) -> (width: Double, height: Double) {
    let size = sizePoints
    switch gravity {
    case .resize: return (width, height)
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return (width, height) }
      let (across, down) = (width / size.width, height / size.height)
      let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
      return (size.width * factor, size.height * factor)
    default: return size
    }
  }
}

extension LayerImage.Gravity {
  /// Parts of the room that is left over, which may be less than none, at the left and at the top.
  fileprivate var shares: (x: Double, y: Double) {
    switch self {
    case .resize, .topLeft: (0, 0)
    case .resizeAspect, .resizeAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
