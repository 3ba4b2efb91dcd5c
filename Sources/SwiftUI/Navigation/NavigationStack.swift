// NavigationStack, NavigationView — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: transitions of one's own.

import UIKit

/// A root view, and screens that lie upon it.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: PathBond?

  public var body: some View { StackRepresentable(root: AnyView(root), path: path).ignoresSafeArea() }
}

extension NavigationStack {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, self.path) = (root(), .path(path))
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    (self.root, self.path) = (root(), .values(path))
  }
}

/// The form before iOS 16.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { StackRepresentable(root: AnyView(content), path: nil).ignoresSafeArea() }
}

/// How a `NavigationView` looks: always as a stack here.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { .init() }
}
extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

private struct StackRepresentable: UIViewControllerRepresentable {
  let root: AnyView
  let path: PathBond?

  func makeCoordinator() -> Navigator { Navigator() }
  func makeUIViewController(context: Context) -> UINavigationController {
    context.coordinator.show(root, path, context.environment)
    return context.coordinator.controller
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    context.coordinator.show(root, path, context.environment)
  }
}

/// Keeps a navigation controller at what the views say.
@MainActor final class Navigator: UINavigationControllerDelegate {
  let controller = UINavigationController(nibName: nil, bundle: nil)
  private var root: ScreenController?
  private var environment = EnvironmentValues()
  private var bond: PathBond?
  /// Of the screens that stand for values, where the app does not keep them.
  private var ownPath: [AnyHashable] = []
  private var screens: [Screen] = []

  /// A screen upon the root.
  private struct Screen {
    let controller: ScreenController
    /// nil: a view was given at once.
    let value: AnyHashable?
    /// Told when it is left by hand.
    var left: () -> Void = {}
  }

  init() { controller.delegate = self }

  private var path: [AnyHashable] {
    get { bond?.get() ?? ownPath }
    set { if let bond { bond.set(newValue) } else { ownPath = newValue } }
  }

  func show(_ view: AnyView, _ bond: PathBond?, _ environment: EnvironmentValues) {
    (self.bond, self.environment) = (bond, environment)
    if let root {
      root.show(view, inside(environment))
    } else {
      controller.navigationBar.prefersLargeTitles = true
      let made = ScreenController(view, inside(environment))
      root = made
      controller.viewControllers = [made]
    }
    sync(animated: controller.viewIfLoaded?.window != nil)
  }

  private func inside(_ environment: EnvironmentValues, isPushed: Bool = false) -> EnvironmentValues {
    var values = environment
    values.navigator = self
    if isPushed { values.isPresented = true }
    return values
  }

  // MARK: Screens of values

  func push(_ value: AnyHashable) {
    path.append(value)
    sync(animated: true)
  }

  /// Makes the screens of values those of the path.
  func sync(animated: Bool) {
    let path = path
    let shown = screens.compactMap(\.value)
    guard shown != path else { return refresh() }
    let common = zip(shown, path).prefix { $0 == $1 }.count
    // A screen of a value that has gone goes with all above it.
    var kept = 0
    screens = Array(
      screens.prefix { screen in
        guard screen.value != nil else { return true }
        kept += 1
        return kept <= common
      })
    for value in path.dropFirst(common) {
      screens.append(
        Screen(
          controller: ScreenController(view(for: value), inside(environment, isPushed: true)), value: value))
      // The next one's destination may stand on the one before.
    }
    setControllers(animated: animated)
  }

  private func refresh() {
    for screen in screens {
      if let value = screen.value {
        screen.controller.show(view(for: value), inside(environment, isPushed: true))
      }
    }
  }

  /// The view that a value leads to, as a view above has said.
  private func view(for value: AnyHashable) -> AnyView {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    for screen in [root].compactMap({ $0 }) + screens.map(\.controller) {
      if let make = screen.tree?.preference(DestinationsKey.self)?[type], let view = make(value) {
        return view
      }
    }
    return AnyView(Image(systemName: "exclamationmark.triangle").foregroundStyle(Color.yellow))
  }

  // MARK: Screens of views

  @discardableResult func push(
    _ view: AnyView, _ environment: EnvironmentValues, left: @escaping () -> Void = {}
  ) -> ScreenController {
    let screen = ScreenController(view, inside(environment, isPushed: true))
    screens.append(Screen(controller: screen, value: nil, left: left))
    setControllers(animated: true)
    return screen
  }

  func pop(_ screen: ScreenController) {
    guard let index = screens.firstIndex(where: { $0.controller === screen }) else { return }
    screens.removeSubrange(index...)
    setControllers(animated: true)
    let values = screens.compactMap(\.value)
    if values != path { path = values }
  }

  private func setControllers(animated: Bool) {
    guard let root else { return }
    let wanted = [root] + screens.map(\.controller)
    if wanted.map(ObjectIdentifier.init) != controller.viewControllers.map(ObjectIdentifier.init) {
      controller.setViewControllers(wanted, animated: animated)
    }
  }

  /// The user, or `dismiss`, has gone back.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let there = Set(controller.viewControllers.map(ObjectIdentifier.init))
    let gone = screens.filter { !there.contains(ObjectIdentifier($0.controller)) }
    guard !gone.isEmpty else { return }
    screens.removeAll { !there.contains(ObjectIdentifier($0.controller)) }
    for screen in gone { screen.left() }
    let values = screens.compactMap(\.value)
    if values != path { path = values }
  }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// The views that values of each type lead to.
enum DestinationsKey: PreferenceKey {
  static var defaultValue: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] { [:] }
  static func reduce(
    value: inout [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?],
    nextValue: () -> [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?]
  ) { value.merge(nextValue()) { first, _ in first } }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(DestinationsKey.self) {
      $0[ObjectIdentifier(D.self)] = { value in (value.base as? D).map { AnyView(destination($0)) } }
    }
  }

  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  {
    modifier(PushModifier(isPresented: isPresented, destination: AnyView(destination())))
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PushModifier(
        isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())))
  }
}

/// Puts a screen upon the stack while its binding is true.
struct PushModifier: LifeModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let destination: AnyView

  final class Memory {
    weak var screen: ScreenController?
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory {
    var memory = Memory()
    update(&memory, inputs, node)
    return memory
  }

  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) {
    guard let navigator = inputs.environment.navigator else { return }
    if let screen = memory.screen {
      if isPresented.wrappedValue {
        screen.show(destination, screen.environment)
      } else {
        navigator.pop(screen)
        memory.screen = nil
      }
    } else if isPresented.wrappedValue {
      let known = memory
      inputs.tree.afterLayout {
        guard known.screen == nil, isPresented.wrappedValue else { return }
        known.screen = navigator.push(destination, inputs.environment) { isPresented.wrappedValue = false }
      }
    }
  }

  func disappear(_ memory: Memory) {}
}
