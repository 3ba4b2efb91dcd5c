import PreviewRuntime
import PreviewWire
import UIKit

extension Preview {
  /// The screen that it is shown on where this one was asked for: as long as no viewer has chosen a size, its
  /// traits give the window one.
  func screen(_ asked: ScreenSettings) -> ScreenSettings {
    guard !asked.isSizeChosen else { return asked }
    var screen = asked
    let size = windowSize(on: CGSize(width: asked.width, height: asked.height))
    (screen.width, screen.height) = (size.width, size.height)
    return screen
  }
}
