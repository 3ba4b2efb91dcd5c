// RxTextViewDelegateProxy — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// Hears the scrolling of a text view, and passes on to the delegate of the program's.
@preconcurrency @MainActor
public final class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
  /// Has no method of its own: each is UIKit's default.
  private final class Silent: UITextViewDelegate {}
  private let silent = Silent()
  private var told: any UITextViewDelegate { forwardToDelegate() as? any UITextViewDelegate ?? silent }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    told.textViewShouldBeginEditing(textView)
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    told.textViewShouldEndEditing(textView)
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { told.textViewDidBeginEditing(textView) }
  public func textViewDidEndEditing(_ textView: UITextView) { told.textViewDidEndEditing(textView) }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { told.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  public func textViewDidChange(_ textView: UITextView) { told.textViewDidChange(textView) }
  public func textViewDidChangeSelection(_ textView: UITextView) { told.textViewDidChangeSelection(textView) }
}
