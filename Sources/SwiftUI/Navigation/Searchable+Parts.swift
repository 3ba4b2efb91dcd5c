// The parts of a search that are kept without effect: a field shows its text alone here.

import UIKit

public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

extension View {
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
}
