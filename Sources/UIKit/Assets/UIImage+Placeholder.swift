// Pictures for what is not there.

import QuartzCore

extension UIImage {
  /// A picture with `label` on it that fills the image view that shows it, whatever its content mode: for one
  /// whose proportions are not known. By itself 100 points wide and high.
  public static func _placeholder(_ label: String) -> UIImage {
    UIImage(
      picture: PlaceholderPicture.checks, scale: PlaceholderPicture.checksScale, label: label, fillsView: true
    )
  }
}

enum PlaceholderPicture {
  /// Two by two pixels, a point of which would be a screen's: 100 points wide.
  static let checksScale: CGFloat = 0.02
  static let checks = picture(side: 2) { x, y in
    (x + y) % 2 == 0 ? [0xE3, 0xE3, 0xE8, 0xFF] : [0xD8, 0xD8, 0xDE, 0xFF]
  }

  private static func picture(side: Int, _ color: (Int, Int) -> [UInt8]) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<side { for x in 0..<side { bytes += color(x, y) } }
    guard let picture = CGImage(width: side, height: side, rgba: bytes) else {
      preconditionFailure("every pixel has four bytes")
    }
    return picture
  }
}
