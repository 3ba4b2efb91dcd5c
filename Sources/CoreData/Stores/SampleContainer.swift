// Initialisers for screens that want a managed object, a context or a container.

import UIKit

extension NSPersistentContainer {
  /// One with the served folder's first model, its stores loaded: the same for all screens of a preview. It
  /// has the objects of the app's own container where that is called like the model.
  public static func _ofSamples() -> NSPersistentContainer {
    guard VirtualRunLoop.isItsThread else { return loaded() }
    return onMainThread(()) {
      let session = SessionContext.current
      if let known = session.keptStores[""] as? NSPersistentContainer { return known }
      let made = loaded()
      session.keptStores[""] = made
      return made
    }
  }

  private static func loaded() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: CompiledModels.firstName ?? "Model")
    container.loadPersistentStores { _, _ in }
    return container
  }
}

extension NSManagedObjectContext {
  /// The context of `NSPersistentContainer._ofSamples()`.
  public static func _ofSamples() -> NSManagedObjectContext { NSPersistentContainer._ofSamples().viewContext }
}

extension NSManagedObject {
  /// The first object of the class, a sample one as a rule; a new one where there is none.
  public static func _sample() -> Self {
    let context = NSManagedObjectContext._ofSamples()
    let entity = context.model?.entity(of: self) ?? entity()
    let request = NSFetchRequest<NSManagedObject>(entityName: entity.shownName)
    request.fetchLimit = 1
    return context.matches(request).first as? Self ?? _made(context: context)
  }
}
