import UIKit

/// A row of a list.
@MainActor final class ListRowCell: UITableViewCell {
  private var watched: ViewTree?
  private var environment = EnvironmentValues()
  private var shownInsets: EdgeInsets?
  private var row: ListRow?

  private var tree: ViewTree? { (contentView as? any TreeHolder)?.tree }

  /// The traits that the row's views give it.
  var traits: ListRowTraits { tree?.preference(ListRowKey.self) ?? ListRowTraits() }

  /// The value that the row stands for.
  func tag(_ row: ListRow?) -> AnyHashable? { tree?.rootNode?.tagged().first?.tag ?? row?.dataID }

  func show(_ row: ListRow, _ list: ListDriver) {
    // The cell may have been another row's, which may come back.
    if let last = self.row, last.id != row.id { list.keep(states, of: last.id) }
    let kept = self.row?.id == row.id ? nil : list.keptStates.removeValue(forKey: row.id)
    (self.row, environment) = (row, list.environment)
    environment.keptStates = kept
    fill(shownInsets)
    environment.keptStates = nil
    // Backgrounds and the like are made in the layout.
    if let kept, let tree { tree.afterLayout { kept.end() } }
    takeTraits()
    guard let tree, let root = tree.rootNode, watched !== tree else { return }
    watched = tree
    tree.watch(root) { [weak self] in self?.takeTraits() }
  }

  /// The values that the properties of the row's views keep.
  var states: KeptStates {
    let states = KeptStates()
    tree?.rootNode?.keep(in: states)
    return states
  }

  /// The id of the row that it shows; nil: none yet.
  var rowID: AnyHashable? { row?.id }

  private func fill(_ insets: EdgeInsets?) {
    guard let row else { return }
    let passed = PassedEnvironment(environment: environment) {
      $0.isInListRow = true
      $0.listLook = .automatic
      $0.refresh = nil
    }
    // A row that is narrower than the list begins where its neighbours do.
    let view = AnyView(row.view()).frame(maxWidth: .infinity, alignment: .leading).id(row.id).modifier(passed)
    var configuration = UIHostingConfiguration { view }.minSize(height: environment.defaultMinListRowHeight)
    if let insets { configuration = configuration.margins(.all, insets) }
    contentConfiguration = configuration
  }

  private func takeTraits() {
    let traits = traits
    if traits.insets != shownInsets {
      shownInsets = traits.insets
      fill(traits.insets)
    }
    let accessory: AccessoryType = traits.leads ? .disclosureIndicator : .none
    if accessoryType != accessory { accessoryType = accessory }
    let inset: UIEdgeInsets = traits.hidesSeparator ? Self.noSeparator : .zero
    if traits.hidesSeparator || separatorInset == Self.noSeparator, separatorInset != inset {
      separatorInset = inset
    }
    show(background: traits.background)
  }

  /// A line that begins beyond the row is not seen.
  private static let noSeparator = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)

  private func show(background: AnyView?) {
    guard let background else {
      if backgroundView is _UIHostingView<ModifiedContent<AnyView, PassedEnvironment>> {
        backgroundView = nil
      }
      return
    }
    let view = ModifiedContent(content: background, modifier: PassedEnvironment(environment: environment))
    if let shown = backgroundView as? _UIHostingView<ModifiedContent<AnyView, PassedEnvironment>> {
      shown.rootView = view
    } else {
      let new = _UIHostingView(rootView: view)
      new.avoidsBars = false
      backgroundView = new
    }
  }
}

/// A header or a footer of a list's section.
@MainActor final class ListHeaderView: UITableViewHeaderFooterView {
  func show(_ view: (any View)?, _ list: ListDriver, isFooter: Bool = false) {
    guard let view else { return }
    let isPlain = list.table.style == .plain
    let usual: UIListContentConfiguration =
      isFooter ? (isPlain ? .plainFooter() : .groupedFooter()) : (isPlain ? .plainHeader() : .groupedHeader())
    let texts = usual.textProperties
    let passed = PassedEnvironment(environment: list.environment) { values in
      values.font = Font(texts.font)
      values.foregroundStyle = AnyShapeStyle(Color(texts.color))
      if !isFooter, !isPlain, values.headerProminence == .standard { values.textCase = .uppercase }
      if values.headerProminence == .increased {
        values.font = .title3.bold()
        values.foregroundStyle = AnyShapeStyle(Color.primary)
      }
    }
    let margins = usual.directionalLayoutMargins
    let shown = AnyView(view).frame(maxWidth: .infinity, alignment: .leading).modifier(passed)
    contentConfiguration = UIHostingConfiguration { shown }
      .margins(.top, margins.top).margins(.bottom, margins.bottom).minSize(height: 0)
  }
}
