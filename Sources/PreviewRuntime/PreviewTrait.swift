import UIKit

/// The value after `traits:` in a `#Preview`: how the preview wants to be shown.
public struct PreviewTrait: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard
    case portrait
    case landscape
    /// As large as its content.
    case fitting
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    case changed(PreviewChange)
  }

  let kind: Kind

  /// As what `change` makes of the view.
  package static func changed(_ change: PreviewChange) -> PreviewTrait {
    PreviewTrait(kind: .changed(change))
  }

  /// nil: it is about how large the preview is.
  package var change: PreviewChange? { if case .changed(let change) = kind { change } else { nil } }

  /// As the device shows it.
  public static let defaultLayout = PreviewTrait(kind: .standard)
  /// In the middle, as large as its content.
  public static let sizeThatFitsLayout = PreviewTrait(kind: .fitting)
  /// Upright, whatever the device is.
  public static let portrait = PreviewTrait(kind: .portrait)
  /// As `portrait`: there is no bezel by which to tell.
  public static let portraitUpsideDown = PreviewTrait(kind: .portrait)
  /// On its side, whatever the device is.
  public static let landscapeLeft = PreviewTrait(kind: .landscape)
  /// As `landscapeLeft`.
  public static let landscapeRight = PreviewTrait(kind: .landscape)

  /// In the middle, in a size in points. A value that is no length counts as 0.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 16_384) : 0 }
    return PreviewTrait(kind: .fixed(width: length(width), height: length(height)))
  }
}

/// Something that a module beside UIKit makes of the views of a preview; each is like itself alone.
package final class PreviewChange: Hashable, Sendable {
  /// A view of that module to another.
  package let apply: @MainActor @Sendable (Any) -> Any

  package init(_ apply: @escaping @MainActor @Sendable (Any) -> Any) { self.apply = apply }

  package static func == (one: PreviewChange, other: PreviewChange) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
