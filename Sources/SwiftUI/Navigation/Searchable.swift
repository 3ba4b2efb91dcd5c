// searchable — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: what suggestions, tokens and scopes show.

import UIKit

/// The bindings and actions of a search field.
struct SearchBond {
  let text: Binding<String>
  let prompt: String?
  let isPresented: Binding<Bool>?
  let submitted: [() -> Void]
  let session: SearchSession
}

/// Ties the views that are searched to the controller of their field.
@MainActor final class SearchSession {
  weak var controller: UISearchController?
  /// Told when searching begins and ends.
  var changed: (Bool) -> Void = { _ in }
  nonisolated init() {}
}

/// UIKit's search controller for such a bond.
@MainActor
final class SearchDriver: UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  let controller = UISearchController(searchResultsController: nil)
  private var bond: SearchBond?
  /// As the author's binding said it last; nil: there is none.
  private var isWanted: Bool?

  init() {
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
    controller.delegate = self
  }

  func show(_ bond: SearchBond) {
    self.bond = bond
    bond.session.controller = controller
    controller.searchBar.placeholder = bond.prompt ?? "Search"
    if (controller.searchBar.text ?? "") != bond.text.wrappedValue {
      controller.searchBar.text = bond.text.wrappedValue
    }
    let wanted = bond.isPresented?.wrappedValue
    // A binding that stays as it is does not undo what the user does.
    if let wanted, wanted != (isWanted ?? false), wanted != controller.isActive {
      controller.isActive = wanted
    }
    isWanted = wanted
  }

  func willPresentSearchController(_ searchController: UISearchController) { tell(true) }
  func willDismissSearchController(_ searchController: UISearchController) { tell(false) }

  private func tell(_ isSearching: Bool) {
    bond?.session.changed(isSearching)
    guard let isPresented = bond?.isPresented, isPresented.wrappedValue != isSearching else { return }
    isWanted = isSearching
    isPresented.wrappedValue = isSearching
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
  @State private var session = SearchSession()
  @State private var isSearching = false

  func body(content: Content) -> some View {
    let (state, session) = ($isSearching, session)
    let _ = session.changed = { new in if state.wrappedValue != new { state.wrappedValue = new } }
    let bond = SearchBond(
      text: text, prompt: prompt, isPresented: isPresented, submitted: submitted, session: session)
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { session.controller?.isActive = false })
      .transformPreference(ScreenBarsKey.self) { $0.search = bond }
  }
}

/// Ends the search that the view is part of.
@MainActor @preconcurrency public struct DismissSearchAction {
  let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether the user is in the search field around the view.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
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
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
