// An open menu as a rule: events go in, and actions come out. No views, no clock.

/// Which menu is shown, and how it answers a tap.
struct MenuMachine: Equatable, Sendable {
  /// The kind of a row, as far as taps depend on it.
  enum Row: Equatable, Sendable {
    /// Stays open after a tap where `keepsMenu`.
    case action(keepsMenu: Bool)
    case submenu
    case disabled
  }

  enum Event: Equatable, Sendable {
    /// The button was tapped.
    case opened
    /// Row `place` of the menu that is shown.
    case rowTapped(Row, place: Int)
    /// The title of a submenu was tapped, which leads back.
    case backTapped
    case tappedBeside
    /// The view that the menu belongs to has left the screen, or the screen has changed.
    case dismissed
  }

  enum Action: Equatable, Sendable {
    case nothing
    /// The menu at the end of the path: which row of each menu leads to the next.
    case show(path: [Int])
    case perform(path: [Int], place: Int, thenClose: Bool)
    case close
  }

  enum State: Equatable, Sendable {
    case closed
    case open(path: [Int])
  }

  private(set) var state = State.closed

  mutating func handle(_ event: Event) -> Action {
    switch (state, event) {
    case (.closed, .opened): return show([])
    case (.closed, _), (.open, .opened): return .nothing
    case (.open, .tappedBeside), (.open, .dismissed):
      state = .closed
      return .close
    case (.open(let path), .backTapped): return path.isEmpty ? .nothing : show(path.dropLast())
    case (.open(let path), .rowTapped(let row, let place)): return tapped(row, place, path)
    }
  }

  private mutating func tapped(_ row: Row, _ place: Int, _ path: [Int]) -> Action {
    switch row {
    case .disabled: return .nothing
    case .submenu: return show(path + [place])
    case .action(let keepsMenu):
      if !keepsMenu { state = .closed }
      return .perform(path: path, place: place, thenClose: !keepsMenu)
    }
  }

  private mutating func show(_ path: some Sequence<Int>) -> Action {
    let path = Array(path)
    state = .open(path: path)
    return .show(path: path)
  }
}
