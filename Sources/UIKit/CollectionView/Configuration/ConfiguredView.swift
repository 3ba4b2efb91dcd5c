// The contents and backgrounds of cells, headers and footers, as values that follow their state
// (iOS 14).

import QuartzCore

/// The state of such a view's configurations.
@MainActor struct Configurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var isUpdateDue = true
  /// While an update sets configurations, those do not ask for another.
  var isUpdating = false
  var isReordering = false
  /// As the list around is; it says so, since a cell that is being made has no superview yet.
  var isEditing = false
  /// Whether what the item holds is shown, in an outline.
  var isExpanded = false
}

/// A cell, a header or a footer: a content view over a background, and configurations for both.
@preconcurrency @MainActor protocol ConfiguredView: UIView {
  var configurations: Configurations { get set }
  var contentView: UIView { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  associatedtype ConfigurationState: UIConfigurationState
  /// The state at hand, with what overriders add to it.
  var configurationState: ConfigurationState { get }

  /// The part of `state` that backgrounds show which follow by themselves.
  func backgroundState(_ state: ConfigurationState) -> ConfigurationState
  /// Lets a subclass and an app's handler do their part for `state`.
  func updateGivenConfigurations(for state: ConfigurationState)
  /// A background configuration is to come: it stands alone.
  func removeBackgroundViews()
  /// Lets `view` fill what there is for it, and follow that.
  func fill(with view: UIView)
  /// The content may need another size.
  func contentMayNeedRoom()
  /// The content view was laid out.
  func contentWasLaidOut()
}

extension ConfiguredView {
  func backgroundState(_ state: ConfigurationState) -> ConfigurationState { state }

  /// Brings the configurations up to date with the state: first those that follow by themselves, then what a
  /// subclass does, then the handler.
  func updateConfigurationIfNeeded() {
    guard configurations.isUpdateDue, !configurations.isUpdating else { return }
    configurations.isUpdateDue = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      show(content: content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      show(background: background.updated(for: backgroundState(state)))
    }
    updateGivenConfigurations(for: state)
  }

  // MARK: Content

  func addContentView() {
    fill(with: contentView)
    addSubview(contentView)
  }

  /// Takes the former one's place among the subviews.
  func replaceContentView(with view: UIView) {
    let place = subviews.firstIndex { $0 === contentView } ?? subviews.count
    contentView.removeFromSuperview()
    contentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    fill(with: view)
    insertSubview(view, at: place)
  }

  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else { return dropContent() }
    let follows = automaticallyUpdatesContentConfiguration && !configurations.isUpdating
    show(content: follows ? content.updated(for: configurationState) : content)
  }

  /// The view takes it on where it can; otherwise another takes its place.
  private func show(content: any UIContentConfiguration) {
    configurations.content = content
    if let view = contentView as? any UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(with: content.makeContentView())
    }
    contentMayNeedRoom()
  }

  private func dropContent() {
    guard configurations.content != nil else { return }
    configurations.content = nil
    replaceContentView(with: CellContentView(frame: .zero))
  }

  // MARK: Background

  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      configurations.background = nil
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    removeBackgroundViews()
    let follows = automaticallyUpdatesBackgroundConfiguration && !configurations.isUpdating
    show(background: follows ? background.updated(for: backgroundState(configurationState)) : background)
  }

  private func show(background: UIBackgroundConfiguration) {
    configurations.background = background
    if let view = configurations.backgroundView {
      view.configuration = background
      return
    }
    let view = BackgroundConfigurationView(background)
    configurations.backgroundView = view
    fill(with: view)
    insertSubview(view, at: 0)
  }
}

extension UIView {
  /// A content view says that it may want another size; its cell is measured again.
  package func contentSizeMayHaveChanged() { (superview as? any ConfiguredView)?.contentMayNeedRoom() }
}

/// A content view always fills its cell: cells in the wild tell it not to translate its mask, and still find
/// it there.
final class CellContentView: UIView {
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    (superview as? any ConfiguredView)?.contentWasLaidOut()
  }

  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
}
