// UIPasteboard — after Apple's documentation "UIPasteboard", read 2026-11.
// State: partial. Missing: items other than text and pictures, named boards, other apps.

import QuartzCore

/// What was copied, by this process.
@preconcurrency @MainActor public final class UIPasteboard: MainActorObject {
  public static let general = UIPasteboard()

  private init() { super.init(_object: ()) }

  public var string: String?
  public var image: UIImage?
  public var url: URL?
  public var hasStrings: Bool { string != nil }
  public var hasImages: Bool { image != nil }
}
