// Moving pictures: several, one after the other.

import QuartzCore

extension UIImage {
  /// A picture that moves through `images`; as such it looks like the first of them. Moving ones among them
  /// give theirs.
  ///
  /// - Parameter duration: seconds for all of them; each has the same time.
  /// - Returns: nil without any picture.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let still = images.flatMap { $0.images ?? [$0] }
    guard let first = still.first else { return nil }
    return UIImage(first, images: still, duration: duration, flips: false)
  }

  /// Moves through the pictures of that name with the numbers 0 or 1 and on behind it, up to 1024, as far as
  /// they follow each other.
  ///
  /// - Parameter duration: in seconds.
  /// - Returns: nil where there is no first one.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    guard let first = [0, 1].first(where: { isKnown("\(name)\($0)") }) else { return nil }
    var found: [UIImage] = []
    for number in first...mostNumbered {
      guard isKnown("\(name)\(number)"), let image = UIImage(named: "\(name)\(number)") else { break }
      found.append(image)
    }
    return animatedImage(with: found, duration: duration)
  }

  /// As `animatedImageNamed(_:duration:)`: caps are without effect.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? { animatedImageNamed(name, duration: duration) }

  /// The last number that is looked for, as Apple's documentation says.
  private static let mostNumbered = 1024

  private static func isKnown(_ name: String) -> Bool {
    let index = _AssetFolders.index
    return index.imageSets[name] != nil || index.files[name] != nil
  }
}
