// The models of the served folder, as the builder wrote them into source.

import UIKit

/// A model that the builder has written as source. The adapter registers it.
public protocol _CompiledModel {
  /// As the file is called, without its ending.
  static var name: String { get }
  /// The module that its classes are of.
  static var module: String { get }
  static func describe(_ model: _ModelBuilder)
}

/// Keeps the models by their names.
public enum _CompiledModels {
  /// Says that there is a model. Of two with one name the first counts.
  public static func register(_ model: any _CompiledModel.Type) { CompiledModels.add(model) }
}

enum CompiledModels {
  // Written when a library is loaded and read by previewed code: both on UIKit's one thread.
  private nonisolated(unsafe) static var described: [any _CompiledModel.Type] = []
  private nonisolated(unsafe) static var made: [String: NSManagedObjectModel] = [:]
  private nonisolated(unsafe) static var mergedModel: NSManagedObjectModel?

  static func add(_ model: any _CompiledModel.Type) {
    guard !described.contains(where: { $0.name == model.name }) else { return }
    described.append(model)
    mergedModel = nil
  }

  /// Of the model that was registered first.
  static var firstName: String? { described.first?.name }

  /// Made when it is asked for the first time.
  static func model(_ name: String) -> NSManagedObjectModel? {
    if let known = made[name] { return known }
    guard let description = described.first(where: { $0.name == name }) else { return nil }
    let builder = _ModelBuilder(description.name, module: description.module)
    description.describe(builder)
    made[name] = builder.finished()
    return made[name]
  }

  /// The folder's one model, whatever it is called; reported, since a device would not find it.
  static func only(insteadOf name: String) -> NSManagedObjectModel? {
    guard described.count == 1, let only = described.first else { return nil }
    report("There is no data model \"\(name)\" in what is served: \"\(only.name)\" is taken for it.")
    return model(only.name)
  }

  static var merged: NSManagedObjectModel? {
    if described.count == 1 { return model(described[0].name) }
    if mergedModel == nil {
      mergedModel = NSManagedObjectModel(byMerging: described.compactMap { model($0.name) })
    }
    return mergedModel
  }

  /// The entity whose objects are of that class, in models that were not asked for yet, too.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    for description in described {
      if let found = model(description.name)?.entity(of: type) { return found }
    }
    return nil
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects are of that class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.managedClass == type }
  }
}

/// Tells the author.
func report(_ sentence: String) { SessionContext.reportFromAnywhere(sentence) }
