// Containers for views and scenes.

import SwiftUI

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of the view's container. A view that was given none has one of its preview's, whose objects
  /// are sample objects.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] ?? ModelContext._ofSamples() }
    set { self[ContextKey.self] = newValue }
  }
}

extension View {
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        setup: ContainerSetup(
          types: modelTypes, isInMemory: inMemory, isAutosaving: isAutosaveEnabled, onSetup: onSetup)))
  }
}

extension Scene {
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(
      types: modelTypes, isInMemory: inMemory, isAutosaving: isAutosaveEnabled, onSetup: onSetup)
    return environment(\.modelContext, setup.keptForApp.mainContext)
  }
}

/// A container as a modifier describes it.
@MainActor private struct ContainerSetup {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let isAutosaving: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  func made() -> ModelContainer {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
      let container = try ModelContainer(for: Schema(types), configurations: configuration)
      container.mainContext.autosaveEnabled = isAutosaving
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      return ModelContainer(store: ModelStore())
    }
  }

  /// An app's scenes are looked at again and again: the container stays.
  var keptForApp: ModelContainer {
    let names = types.map { "\($0)" }.joined(separator: " ")
    let key = "SwiftData scene \(isInMemory) \(names)"
    let session = SessionContext.current
    if let known = session.keptStores[key] as? ModelContainer { return known }
    let made = made()
    session.keptStores[key] = made
    return made
  }
}

/// Makes the container once, for as long as the view is there.
private struct ContainerModifier: ViewModifier {
  let setup: ContainerSetup
  @State private var made = MadeContainer()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, made.container(setup).mainContext)
  }
}

@MainActor private final class MadeContainer {
  private var container: ModelContainer?

  func container(_ setup: ContainerSetup) -> ModelContainer {
    if let container { return container }
    let made = setup.made()
    container = made
    return made
  }

  nonisolated init() {}
}
