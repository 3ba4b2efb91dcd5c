import UIKit

/// A statement that was taken out and would have had a picture loaded into `view`, from `source` if that is
/// known. An image view without a picture shows a labelled one that fills it; anything else is left alone.
public func _hole(_ key: Int, showingIn view: Any?, from source: Any? = nil) {
  HoleLedger.note(key)
  guard MainThread.isCurrent, let imageView = view as? UIImageView else { return }
  let label = HolePicture.label(of: source)
  MainActor.assumeIsolated {
    // The picture that was there before, such as the author's own placeholder, says more.
    if imageView.image == nil { imageView.image = ._placeholder(label) }
  }
}

/// The words on a picture that stands for one that is missing.
enum HolePicture {
  static let anything = "picture"
  /// Characters of a host that are shown.
  private static let longest = 40

  /// Where it would have come from, as far as that is short enough to be read; `picture` if that is not
  /// known.
  static func label(of source: Any?) -> String {
    let url: URL? =
      switch source {
      case let url as URL: url
      case let request as URLRequest: request.url
      case let text as String: URL(string: text)
      default: nil
      }
    guard let host = url?.host, !host.isEmpty, host.count <= longest else { return anything }
    return host
  }
}
