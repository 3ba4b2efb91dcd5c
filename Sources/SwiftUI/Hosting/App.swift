// App, Scene, WindowGroup, UIApplicationDelegateAdaptor — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: several windows, documents, commands, settings.

import PreviewRuntime
import UIKit

/// An app, as what its windows show.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Previews start apps in a way of their own.
  @MainActor @preconcurrency public static func main() {}
}

/// A part of an app that has windows.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A scene that says what its window shows.
@MainActor protocol WindowScene {
  var rootView: AnyView? { get }
}

@MainActor @preconcurrency @resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneList {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return _SceneList(scenes: scenes)
  }
  public static func buildOptional(_ scene: (any Scene)?) -> _SceneList {
    _SceneList(scenes: scene.map { [$0] } ?? [])
  }
}

/// Several scenes; a preview shows the first that has a window.
public struct _SceneList: Scene, WindowScene {
  let scenes: [any Scene]
  public typealias Body = Never
  var rootView: AnyView? { scenes.lazy.compactMap { $0.firstRootView() }.first }
}

public struct WindowGroup<Content: View>: Scene, WindowScene {
  let content: () -> Content
  public typealias Body = Never
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  var rootView: AnyView? { AnyView(content()) }
}

extension Scene {
  /// The root view of its first window; nil: it has none.
  fileprivate func firstRootView(depth: Int = 0) -> AnyView? {
    if let window = self as? any WindowScene { return window.rootView }
    guard Body.self != Never.self, depth < 32 else { return nil }
    return body.firstRootView(depth: depth + 1)
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environment(object)) }
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environmentObject(object)) }
  }
}

private struct ChangedScene<Content: Scene>: Scene, WindowScene {
  let content: Content
  let change: (AnyView) -> AnyView
  typealias Body = Never
  var rootView: AnyView? { content.firstRootView().map(change) }
}

/// A delegate of UIKit's kind that an app has.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<
  DelegateType: UIApplicationDelegate
>: DynamicProperty {
  public let wrappedValue: DelegateType
  public var projectedValue: DelegateType { wrappedValue }

  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: NSObject {
    wrappedValue = delegateType._made()
  }
}

extension UIApplicationDelegateAdaptor: DelegateHolder {
  var delegate: any UIApplicationDelegate { wrappedValue }
}

@MainActor private protocol DelegateHolder {
  var delegate: any UIApplicationDelegate { get }
}

/// Keeps what an app's own properties hold, and shows its first window.
@MainActor private final class AppHost<A: App>: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let app: A
  private let own: (any UIApplicationDelegate)?

  init(_ app: A) {
    self.app = app
    own =
      Mirror(reflecting: app).children.lazy.compactMap { ($0.value as? any DelegateHolder)?.delegate }.first
    super.init()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { own?.application(application, willFinishLaunchingWithOptions: options) ?? true }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let answer = own?.application(application, didFinishLaunchingWithOptions: options) ?? true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: AppContent(app: app))
    self.window = window
    window.makeKeyAndVisible()
    return answer
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    own?.applicationDidBecomeActive(application)
  }
  func applicationWillResignActive(_ application: UIApplication) {
    own?.applicationWillResignActive(application)
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    own?.applicationDidEnterBackground(application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    own?.applicationWillEnterForeground(application)
  }
}

/// The content of the app's first window. The app's properties live with it, as a view's do.
private struct AppContent<A: App>: View, PrimitiveView {
  let app: A
  typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { AppNode(self, inputs) }
}

/// Links the app's own properties, and looks at its scenes again when they change.
@MainActor private final class AppNode<A: App>: ViewNode<AppContent<A>> {
  private let storage = DynamicStorage()
  private var child: Node?

  override init(_ view: AppContent<A>, _ inputs: Inputs) {
    super.init(view, inputs)
    storage.changed = { [weak self] animation in
      guard let self else { return }
      self.inputs.tree.invalidate(self, animation) { [weak self] in self?.update() }
    }
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    storage.link(view.app, inputs)
    let root = storage.tracking { view.app.body.firstRootView() }
    child = node(for: root ?? AnyView(EmptyView()), instead: child, inputs)
  }

  override func remove() {
    super.remove()
    storage.unlink()
  }
}

/// Makes the delegate that shows an app: what generated code calls.
@MainActor public func _appDelegate<A: App>(_ type: A.Type) -> any UIApplicationDelegate {
  AppHost(type.init())
}

// MARK: Previews of old

/// Previews as they were declared before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// The name of the provider's type stands in lists.
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewLayoutModifier(layout: value))
  }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

private struct PreviewLayoutModifier: ViewModifier {
  let layout: PreviewLayout
  func body(content: Content) -> some View {
    switch layout {
    case .device: content
    case .sizeThatFits: content.fixedSize()
    case .fixed(let width, let height): content.frame(width: width, height: height)
    }
  }
}

extension BundleBuilder {
  /// The previews of a provider, one below the other.
  public func previews<P: PreviewProvider>(
    of type: P.Type, _ name: String, file: String? = nil, line: Int = 0
  ) {
    preview(
      PreviewDeclaration(name, allTraits: [], file: file ?? "", line: line) {
        UIHostingController(rootView: P.previews)
      })
  }
}
