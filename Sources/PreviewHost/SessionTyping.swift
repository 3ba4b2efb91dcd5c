import PreviewWire
import UIKit

/// Whose keyboard types into a session, and what that was told last.
///
/// It is the viewer's who touched last: who only watches is not asked for letters, and cannot send any.
struct SessionTyping {
  /// 0: no viewer has touched yet.
  private(set) var viewer = 0
  /// Of that viewer's last typing message that was applied; 0 for none.
  private var inputSeq = 0
  private var told: Told? = Told(viewer: 0, report: nil)

  private struct Told: Equatable {
    var viewer: Int
    var report: TypingReport?
  }

  mutating func touched(_ samples: [PreviewWire.TouchSample], by viewer: Int) {
    guard viewer != self.viewer, samples.contains(where: { $0.phase == .began }) else { return }
    (self.viewer, inputSeq) = (viewer, 0)
  }

  /// Whether the message is one to apply.
  mutating func accepts(inputSeq: Int, from viewer: Int) -> Bool {
    guard viewer == self.viewer else { return false }
    self.inputSeq = inputSeq
    return true
  }

  /// Tells what is typed into, where that is not what was told last; `send` says whether it took it.
  ///
  /// - Returns: false where there was no room for it.
  mutating func tell(_ state: TypingState?, _ send: (_ viewer: Int, TypingReport?) -> Bool) -> Bool {
    let news = Told(
      viewer: state == nil ? 0 : viewer, report: state.map { TypingReport($0, inputSeq: inputSeq) })
    guard news != told else { return true }
    told = send(news.viewer, news.report) ? news : nil
    return told != nil
  }
}

extension TypingReport {
  init(_ state: TypingState, inputSeq: Int) {
    self.init(
      inputSeq: inputSeq, keyboard: Keyboard(state), returnKey: ReturnKey(state),
      capitalization: Capitalization(rawValue: UInt8(clamping: state.capitalization)) ?? .sentences,
      correctsWords: state.correctsWords, isSecure: state.isSecure, isMultiline: state.isMultiline,
      text: state.text, textStart: state.textStart, selectionStart: state.selection.location,
      selectionLength: state.selection.length,
      caretPlace: WirePoint(xPoints: state.caret.minX, yPoints: state.caret.minY),
      caretSize: WireSize(widthPoints: state.caret.width, heightPoints: state.caret.height))
  }
}

extension TypingReport.Keyboard {
  /// UIKit's numbers are the wire's.
  fileprivate init(_ state: TypingState) {
    self = Self(rawValue: UInt8(clamping: state.keyboardType)) ?? .text
  }
}

extension TypingReport.ReturnKey {
  fileprivate init(_ state: TypingState) {
    self = Self(rawValue: UInt8(clamping: state.returnKeyType)) ?? .return
  }
}

extension TypedEdit {
  init(_ input: TypingInput) {
    switch input {
    case .insert(let text): self = .insert(text)
    case .deleteBackward: self = .deleteBackward
    case .replace(let location, let length, let text):
      self = .replace(location: location, length: length, text)
    case .compose(let text, let location, let length):
      self = .compose(text, location: location, length: length)
    case .endComposing: self = .endComposing
    case .select(let location, let length): self = .select(location: location, length: length)
    case .move(let isDown): self = .move(linesDown: isDown ? 1 : -1)
    case .dismiss: self = .dismiss
    }
  }
}
