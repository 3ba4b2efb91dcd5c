// A relationship of a class, and how its two ends are kept in step.

/// A property of a class that holds other models.
struct RelationshipLink {
  let name: String
  let owner: any PersistentModel.Type
  let keyPath: AnyKeyPath
  let target: any PersistentModel.Type
  let isToMany: Bool
  let rule: Schema.Relationship.DeleteRule
  /// As it is written; nil: whichever fits.
  let writtenInverse: AnyKeyPath?
  let get: (any PersistentModel) -> [any PersistentModel]
  /// Does nothing where these cannot stand there.
  let set: (any PersistentModel, [any PersistentModel]) -> Void

  /// The property of the other class that says the same from there. Where none is written, it is the only one
  /// that could be.
  var inverse: RelationshipLink? {
    let there = ModelShape.of(target).links
    if let writtenInverse { return there.first { $0.keyPath == writtenInverse } }
    if let said = there.first(where: { $0.writtenInverse == keyPath }) { return said }
    let here = ModelShape.of(owner).links.filter { $0.target == target && $0.writtenInverse == nil }
    let fitting = there.filter { $0.target == owner && $0.writtenInverse == nil }
    // An object that is its own parent has one property for both, which says nothing of the way back.
    guard owner != target, here.count == 1, fitting.count == 1 else { return nil }
    return fitting.first
  }

  /// Brings the other ends and contexts in step after the property held `old`.
  func connect(_ model: any PersistentModel, from old: [any PersistentModel]) {
    let new = get(model)
    let inverse = inverse
    let (before, now) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for other in old where !now.contains(ObjectIdentifier(other)) { inverse?.remove(model, from: other) }
    for other in new where !before.contains(ObjectIdentifier(other)) {
      inverse?.add(model, to: other)
      if let context = model.modelContext, other.modelContext == nil, !other.isDeleted {
        context.insert(other)
      }
    }
  }

  func add(_ model: any PersistentModel, to owner: any PersistentModel) {
    let models = get(owner)
    guard !models.contains(where: { $0 === model }) else { return }
    set(owner, isToMany ? models + [model] : [model])
  }

  func remove(_ model: any PersistentModel, from owner: any PersistentModel) {
    let models = get(owner)
    guard models.contains(where: { $0 === model }) else { return }
    set(owner, models.filter { $0 !== model })
  }
}
