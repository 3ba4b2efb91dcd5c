// Colours and pictures that Xcode writes into source.

import QuartzCore

/// The type of a colour literal where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
/// The type of a picture literal where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal in source; components and alpha are 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// As `init(named:)`.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(_named: name, traits: nil)
  }
}
