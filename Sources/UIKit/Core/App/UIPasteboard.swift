// UIPasteboard — after Apple's documentation "UIPasteboard", read 2026-11.
// State: partial. Missing: items other than text and pictures, named boards, other apps.

import QuartzCore

/// Keeps what was copied, for all previews of this process.
@preconcurrency @MainActor public final class UIPasteboard: MainActorObject {
  /// The one pasteboard there is.
  public static let general = UIPasteboard()

  private init() { super.init(_object: ()) }

  /// The text that was copied; nil for none. Copying and pasting in fields use it.
  public var string: String?
  /// The picture that was copied; nil for none. It is kept beside the text.
  public var image: UIImage?
  /// The address that was copied; nil for none. It is kept beside the text, which it does not become.
  public var url: URL?
  /// Whether there is a text, also an empty one.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
}
