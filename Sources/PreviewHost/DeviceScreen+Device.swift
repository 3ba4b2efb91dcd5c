import PreviewWire
import UIKit

extension DeviceScreen {
  /// As UIKit has to know it.
  init(_ device: Device) {
    self.init(
      upright: Side(
        safeArea: UIEdgeInsets(device.upright), statusBarHeight: device.uprightStatusBar),
      onSide: Side(safeArea: UIEdgeInsets(device.onSide), statusBarHeight: device.onSideStatusBar),
      hasCutout: device.cutout != .none, pixelsPerPoint: device.scale, isTablet: device.isTablet)
  }
}

extension CGSize {
  init(_ size: (width: Double, height: Double)) { self.init(width: size.width, height: size.height) }
}

extension UIEdgeInsets {
  init(_ insets: Device.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension ScreenBars {
  /// As the app of `bars` lets them be seen.
  @MainActor init(_ bars: SystemBars) {
    self.init(
      statusBar: bars.isStatusBarHidden ? .hidden : bars.isStatusBarLight ? .light : .dark,
      showsHomeIndicator: !bars.isHomeIndicatorHidden)
  }
}
