// Objects for an app that has just been installed: its lists would be empty.

import SampleData
import UIKit

/// Fills containers with sample objects.
///
/// When a view's query asks for a class that never had an object, and the app has put none in within a
/// moment, it and those that it is related to get as many as lists of sample data have (`--rows`; none
/// for 0), made of the names and types of their properties. They are saved ones: the app may change and
/// delete them. The same run gives the same.
///
/// A fetch of the app's own code is answered as things are: it asks whether it has to fill the store itself.
enum SampleModels {
  /// Seconds that an app has to put objects in itself: longer than the answer of a server takes.
  static let patience: TimeInterval = 0.5

  static func offer(_ type: any PersistentModel.Type, to container: ModelContainer) {
    guard VirtualRunLoop.isItsThread, !container.store.hasBegun(type) else { return }
    onMainThread((type, container)) { (type, container) in
      let loop = VirtualRunLoop.current
      loop.schedule(at: loop.now + patience) { [weak container] in
        if let container { fill(type, of: container) }
      }
    }
  }

  static func fill(_ type: any PersistentModel.Type, of container: ModelContainer) {
    let (store, rows) = (container.store, container.store.sampleRows)
    guard !store.hasBegun(type) else { return }
    let wanted: [any PersistentModel.Type] = reached(from: type).filter { !store.hasBegun($0) }
    for kind in wanted { store.begin(kind) }
    guard rows > 0 else { return }
    let made = SampleModelMaker(wanted, rows: rows).made()
    for model in made { model._$observationRegistrar.context = onMain(container) }
    store.add(made)
    store.announce()
    for type in wanted {
      RequestLedger.asked("SwiftData", "\(type)", .sample(type: "\(rows) sample objects"))
    }
  }

  private static func onMain(_ container: ModelContainer) -> ModelContext? {
    guard VirtualRunLoop.isItsThread else { return nil }
    return onMainThread(container) { $0.mainContext }
  }

  /// All classes that the class is related to, itself first, in the order of finding.
  private static func reached(from type: any PersistentModel.Type) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var waiting = [type]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if found.contains(where: { $0 == next }) { continue }
      found.append(next)
      waiting += ModelShape.of(next).links.map(\.target)
    }
    return found
  }
}

/// Makes the objects of some classes, all at once.
private final class SampleModelMaker {
  private let types: [any PersistentModel.Type]
  private let rows: Int
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  /// How many objects are being made that others cannot do without.
  private var depth = 0

  init(_ types: [any PersistentModel.Type], rows: Int) { (self.types, self.rows) = (types, rows) }

  func made() -> [any PersistentModel] {
    for type in types { fill(type) }
    for type in types {
      for link in ModelShape.of(type).links { connect(link) }
    }
    return types.flatMap { models[ObjectIdentifier($0)] ?? [] }
  }

  /// Objects of which no value is known of some property are none.
  private func fill(_ type: any PersistentModel.Type) {
    guard models[ObjectIdentifier(type)] == nil else { return }
    models[ObjectIdentifier(type)] = []
    models[ObjectIdentifier(type)] = (0..<rows).compactMap { try? make(type, row: $0) }
  }

  private func make(_ type: any PersistentModel.Type, row: Int) throws -> any PersistentModel {
    try type.init(
      _sample: _SampleRow("\(type)", row: row, of: rows) { [unowned self] needed in
        guard depth < 8 else { throw SwiftDataError.noSample(needed, "\(type)") }
        depth += 1
        defer { depth -= 1 }
        fill(needed)
        let there = models[ObjectIdentifier(needed)] ?? []
        guard there.indices.contains(place(row, of: rows, in: there.count)) else {
          throw SwiftDataError.noSample(needed, "\(type)")
        }
        return there[place(row, of: rows, in: there.count)]
      })
  }

  private func connect(_ link: RelationshipLink) {
    let sources = models[ObjectIdentifier(link.owner)] ?? []
    let targets = models[ObjectIdentifier(link.target)] ?? []
    // A chain of parents of the same class would have no end.
    guard !sources.isEmpty, !targets.isEmpty, link.owner != link.target else { return }
    let inverse = link.inverse
    // An object that could not do without has it; its other end does not know it yet.
    for source in sources {
      for target in link.get(source) { inverse?.add(source, to: target) }
    }
    if link.isToMany, let inverse, !inverse.isToMany { return }
    for (index, source) in sources.enumerated() where link.get(source).isEmpty {
      if link.isToMany {
        for step in 0..<min(3, targets.count) {
          link.add(targets[(index + step) % targets.count], to: source)
        }
      } else {
        let isOneToOne = inverse?.isToMany == false
        let place = isOneToOne ? index : place(index, of: sources.count, in: targets.count)
        if targets.indices.contains(place) { link.add(targets[place], to: source) }
      }
    }
  }

  /// The first have more: some lists are long, and some short.
  private func place(_ index: Int, of count: Int, in targets: Int) -> Int {
    index % max(1, min(targets, (count + 2) / 3))
  }
}
