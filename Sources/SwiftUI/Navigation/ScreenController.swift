import UIKit

/// A screen in a stack, a tab or a sheet: shows a view, and what that says of bars.
@MainActor final class ScreenController: UIHostingController<AnyView> {
  private(set) var environment = EnvironmentValues()
  private var bars = ScreenBars()
  private var items = BarItems()
  private var isTakingBars = false
  private var isEditingRows = EditMode.inactive
  private var content = AnyView(EmptyView())
  /// Whether it was on screen.
  private(set) var hasBeenSeen = false
  private var isLeaving = false
  /// Told when it is no longer presented.
  var closed: () -> Void = {}

  init(_ view: AnyView, _ environment: EnvironmentValues) {
    super.init(rootView: AnyView(EmptyView()))
    show(view, environment)
    if let tree, let root = tree.rootNode { tree.watch(root) { [weak self] in self?.takeBars() } }
  }

  required init?(coder: NSCoder) { nil }

  var tree: ViewTree? { (view as? any TreeHolder)?.tree }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    (content, self.environment) = (view, environment)
    let editing = editing
    let passed = PassedEnvironment(environment: environment, isScreen: true) { $0.editMode = editing }
    rootView = AnyView(view.modifier(passed))
    takeBars()
  }

  /// Whether the lists of the screen are being edited.
  private var editing: Binding<EditMode> {
    Binding(
      get: { [weak self] in self?.isEditingRows ?? .inactive },
      set: { [weak self] new in
        guard let self, isEditingRows != new else { return }
        isEditingRows = new
        show(content, self.environment)
      })
  }

  private func takeBars() {
    // Bars lay out what stands in them, and may ask again.
    guard !isTakingBars else { return }
    isTakingBars = true
    defer { isTakingBars = false }
    var new = tree?.preference(ScreenBarsKey.self) ?? ScreenBars()
    new.environment = environment
    new.environment.editMode = editing
    bars = new
    items.show(bars, on: self)
    if let item = tree?.preference(TabItemKey.self) ?? nil { show(tab: item) }
  }

  private func show(tab: AnyView) {
    let tree = HiddenTree()
    let root = tree.show(tab, environment)
    let (title, image) = (root?.firstText, root?.firstImage)
    tree.remove()
    if tabBarItem.title != title { tabBarItem.title = title }
    if tabBarItem.image !== image { tabBarItem.image = image }
    let badge = self.tree?.preference(TabBadgeKey.self) ?? nil
    if tabBarItem.badgeValue != badge { tabBarItem.badgeValue = badge }
  }

  override var barEnvironment: EnvironmentValues { bars.environment }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeBars()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (hasBeenSeen, isLeaving) = (true, false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isLeaving = isBeingDismissed
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving { closed() }
  }
}
