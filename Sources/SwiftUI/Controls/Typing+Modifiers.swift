// keyboardType, textContentType, textInputAutocapitalization, submitLabel, onSubmit — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: scopes of submission.

import UIKit

public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  public static var done: SubmitLabel { .init(key: .done) }
  public static var go: SubmitLabel { .init(key: .go) }
  public static var send: SubmitLabel { .init(key: .send) }
  public static var join: SubmitLabel { .init(key: .join) }
  public static var route: SubmitLabel { .init(key: .route) }
  public static var search: SubmitLabel { .init(key: .search) }
  public static var `return`: SubmitLabel { .init(key: .default) }
  public static var next: SubmitLabel { .init(key: .next) }
  public static var `continue`: SubmitLabel { .init(key: .continue) }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentModifier { $0.typing.keyboard = type })
  }
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EnvironmentModifier { $0.typing.content = textContentType })
  }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EnvironmentModifier { $0.typing.capitals = autocapitalization?.type ?? .sentences })
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EnvironmentModifier { $0.typing.capitals = style })
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.typing.corrects = !disable })
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentModifier { $0.typing.returnKey = submitLabel.key })
  }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        if triggers.contains(.text) { $0.submitted.append(action) }
        if triggers.contains(.search) { $0.searched.append(action) }
      })
  }
}

extension EnvironmentValues {
  private enum SearchKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
  var searched: [() -> Void] {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}
