// searchable — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: suggestions, tokens, scopes.

import UIKit

/// The bindings and actions of a search field.
struct SearchBond {
  let text: Binding<String>
  let prompt: String?
  let isPresented: Binding<Bool>?
  let submitted: [() -> Void]
}

/// UIKit's search controller for such a bond.
@MainActor final class SearchDriver: UISearchResultsUpdating, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private var bond: SearchBond?

  init() {
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
  }

  func show(_ bond: SearchBond) {
    self.bond = bond
    controller.searchBar.placeholder = bond.prompt ?? "Search"
    if (controller.searchBar.text ?? "") != bond.text.wrappedValue {
      controller.searchBar.text = bond.text.wrappedValue
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if let bond, bond.text.wrappedValue != text { bond.text.wrappedValue = text }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if let bond, bond.text.wrappedValue != searchText { bond.text.wrappedValue = searchText }
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    for action in bond?.submitted ?? [] { action() }
  }
}

public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  { SearchFieldPlacement() }
}

/// Tells the screen of a search field, with what is done when it is submitted.
private struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let prompt: String?
  let isPresented: Binding<Bool>?
  @Environment(\.searched) private var submitted

  func body(content: Content) -> some View {
    let bond = SearchBond(text: text, prompt: prompt, isPresented: isPresented, submitted: submitted)
    content.transformPreference(ScreenBarsKey.self) { $0.search = bond }
  }
}

extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.plain, isPresented: nil))
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(SearchModifier(text: text, prompt: prompt?.plain, isPresented: isPresented)) }
  /// Kept, without effect.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
}
