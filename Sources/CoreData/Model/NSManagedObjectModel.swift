// NSManagedObjectModel — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: configurations (their names are kept), versions, localization, merging with
// changes.

import UIKit

/// The entities of an app's objects.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// As the model's file is called; nil for one that was made in code.
  private(set) var name: String?
  /// Those of models that are made in code, too, find their way to each other by their owners.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open var configurations: [String] { ["Default"] }
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]

  public override init() { super.init() }

  init(name: String) {
    self.name = name
    super.init()
  }

  /// The model that the served folder has for the address of a compiled one; nil where there is none of that
  /// name.
  public convenience init?(contentsOf url: URL) {
    let stem = url.deletingPathExtension().lastPathComponent
    guard let known = CompiledModels.model(stem) ?? CompiledModels.only(insteadOf: stem) else { return nil }
    self.init(name: stem)
    take(known)
  }

  /// All of the folder's models in one; nil where there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { CompiledModels.merged }

  /// All of these in one; nil for none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    for model in models { take(model) }
  }

  private func take(_ other: NSManagedObjectModel) {
    entities += other.entities.filter { new in !entities.contains { $0.name == new.name } }
    templates.merge(other.templates) { first, _ in first }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
  }

  /// All of them, whatever the configuration.
  open func entities(forConfigurationName name: String?) -> [NSEntityDescription]? { entities }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    self.entities += entities.filter { !self.entities.contains($0) }
  }

  // MARK: Requests that the model keeps

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
    templates[name]
  }

  open func setFetchRequestTemplate(
    _ template: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = template
  }

  /// A copy with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let request: NSFetchRequest<NSFetchRequestResult> = template.copied()
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  /// The same model.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }
}
