// Stores of samples, for screens that want an object, a context or a container.

import UIKit

extension ModelContainer {
  /// The same for all screens of a preview; its objects are those of the app's own container, where that is
  /// kept in the usual file.
  public static func _ofSamples() -> ModelContainer {
    let store = ModelStore.of(ModelConfiguration())
    guard VirtualRunLoop.isItsThread else { return ModelContainer(store: store) }
    return onMainThread(store) { store in
      SessionContext.current.keeping { KeptContainer(ModelContainer(store: store)) }.container
    }
  }
}

private final class KeptContainer {
  let container: ModelContainer
  init(_ container: ModelContainer) { self.container = container }
}

extension ModelContext {
  /// The main context of `ModelContainer._ofSamples()`.
  public static func _ofSamples() -> ModelContext {
    let container = ModelContainer._ofSamples()
    guard VirtualRunLoop.isItsThread else { return ModelContext(container) }
    return onMainThread(container) { $0.mainContext }
  }
}

extension PersistentModel {
  /// The first object of the class, a sample one as a rule; where none can be made, what `make` makes.
  public static func _sample(otherwise make: () -> Self) -> Self {
    let container = ModelContainer._ofSamples()
    SampleModels.fill(Self.self, of: container)
    return container.store.all(Self.self).first ?? make()
  }
}
