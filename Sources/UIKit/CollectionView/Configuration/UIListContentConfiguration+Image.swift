import QuartzCore

extension UIListContentConfiguration {
  /// How the image of a list content looks. Lengths in points.
  public struct ImageProperties: Hashable {
    /// In `reservedLayoutSize`: the length that symbols get by default.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Of a symbol; its point size counts. nil: that of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Of a symbol; nil is the tint colour of the view.
    public var tintColor: UIColor?
    /// Makes the colour of a symbol out of the tint colour; nil draws that itself.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Of the image, whose corners are cut off.
    public var cornerRadius: CGFloat = 0
    /// A larger image is made smaller, in its proportions; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room that the image stands in the middle of. A length of 0 is the image's own, but for symbols the
    /// standard width. It does not change the image's size.
    public var reservedLayoutSize = CGSize.zero
    /// Kept, without effect: no colours are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// Around the image; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// nil is the tint colour of the view.
    public var strokeColor: UIColor?
    /// Makes the colour of the stroke out of `strokeColor`; nil draws that itself.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Whether the cell is disabled.
    var isDimmed = false

    /// The colour of a symbol where the view's tint colour is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = isDimmed && self.tintColor == nil ? .tertiaryLabel : self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// The colour of the stroke where the view's tint colour is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer.map { $0(color) } ?? color
    }

    /// The size at which an image of `size` is drawn.
    func drawnSize(of size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { scale = maximumSize.width / size.width }
      if maximumSize.height > 0, size.height > maximumSize.height {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The room that an image drawn in `size` takes.
    func reservedSize(for size: CGSize, isSymbol: Bool) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
        if reserved == Self.standardDimension { return max(own, standard) }
        return reserved > 0 ? reserved : own
      }
      let column = ListContentStyle.symbolColumn
      let width =
        reservedLayoutSize.width == 0 && isSymbol
        ? max(size.width, column)
        : length(reservedLayoutSize.width, size.width, column)
      // Along the height there is no standard beyond the image's own: rows are higher anyway.
      return CGSize(width: width, height: length(reservedLayoutSize.height, size.height, 0))
    }
  }
}
