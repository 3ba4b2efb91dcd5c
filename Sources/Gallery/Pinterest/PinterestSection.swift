/// The sections of the wall, top to bottom.
enum PinterestSection: Int, CaseIterable, Sendable {
  case carousel
  case widget
  case pinterest

  /// nil: it has no header.
  var title: String? {
    switch self {
    case .carousel: nil
    case .widget: "Moments"
    case .pinterest: "Ideas for you"
    }
  }
}
