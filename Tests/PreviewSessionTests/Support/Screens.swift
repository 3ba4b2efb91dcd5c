import PreviewWire

extension ScreenSettings {
  /// A window of the size of a usual phone.
  static let phone = ScreenSettings(width: 390, height: 844)

  /// Width and height, in points.
  var size: [Double] { [width, height] }
}
