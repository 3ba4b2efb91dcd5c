// Commands, CommandMenu, CommandGroup, Settings, and what scenes are told beside them.
// State: partial. Missing: menus and windows, which a phone does not show.

import UIKit

/// The menus of an app.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder @MainActor @preconcurrency public enum CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
}

public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

/// The settings of an app on a Mac.
public struct Settings<Content: View>: Scene, WindowScene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  var rootView: AnyView? { nil }
}

public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}
extension BackgroundTask where Request == String, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init() }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Kept, without effect.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}
