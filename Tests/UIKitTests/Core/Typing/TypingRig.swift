@testable import UIKit

/// Notes what a text field, a text view or a search bar says to its delegate.
@MainActor final class TypingLog: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  let log = Log()
  /// Methods that answer no.
  var refused: Set<String> = []
  var onChange: () -> Void = {}

  private func ask(_ name: String, _ more: String = "") -> Bool {
    log.note(more.isEmpty ? name : "\(name) \(more)")
    return !refused.contains(name)
  }

  private func name(_ field: UITextField) -> String { field.placeholder ?? "" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", name(textField)) }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask("didBegin", name(textField)) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", name(textField)) }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = ask("didEnd", name(textField)) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("shouldChange", "\(range.location)+\(range.length) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = ask("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = ask("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { _ = ask("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("shouldChange", "\(range.location)+\(range.length) \(text)") }
  func textViewDidChange(_ textView: UITextView) {
    _ = ask("didChange", textView.text)
    onChange()
  }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = ask("didChangeSelection") }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _ = ask("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _ = ask("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    _ = ask("textDidChange", searchText)
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("shouldChange", "\(range.location)+\(range.length) \(text)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _ = ask("searchClicked") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _ = ask("cancelClicked") }
}

extension Stage {
  /// A field in the window, laid out, with `log` as its delegate.
  func field(_ name: String = "", _ log: TypingLog? = nil, y: CGFloat = 100, width: CGFloat = 200)
    -> UITextField
  {
    _ = loop
    let field = UITextField(frame: CGRect(x: 20, y: y, width: width, height: 40))
    field.placeholder = name
    field.delegate = log
    window.addSubview(field)
    settle()
    return field
  }

  func textView(_ log: TypingLog? = nil, height: CGFloat = 100) -> UITextView {
    _ = loop
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    window.addSubview(view)
    settle()
    return view
  }

  /// The page's keyboard does this.
  func type(_ edits: TypedEdit...) {
    _ = loop
    for edit in edits { window.apply(edit) }
    settle()
  }

  /// Letter by letter.
  func type(_ text: String) { for letter in text { type(.insert(String(letter))) } }

  func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    touch(.began, x, y, at: time)
    touch(.ended, x, y, at: time + 0.05)
  }
}
