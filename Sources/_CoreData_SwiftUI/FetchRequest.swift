// FetchRequest — after Apple's documentation of it, read 2026-11.
// State: complete.

import CoreData
import SwiftUI
import UIKit

/// The objects of an entity, which the view follows.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var fetch = LiveFetch<Result>()
  @State private var generation = 0
  private let request: NSFetchRequest<Result>
  private let order: [SortDescriptor<Result>]
  private let animation: Animation?

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    (request, order, self.animation) = (fetchRequest, [], animation)
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest, animation: transaction.animation)
  }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(sortDescriptors, [], predicate, animation)
    request.entity = entity
  }

  init(
    _ descriptors: [NSSortDescriptor], _ order: [SortDescriptor<Result>], _ predicate: NSPredicate?,
    _ animation: Animation?
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (descriptors, predicate)
    (self.request, self.order, self.animation) = (request, order, animation)
  }

  public var wrappedValue: FetchedResults<Result> {
    _ = generation
    return FetchedResults(objects: fetch.objects(in: context), fetch: fetch)
  }

  /// The request, to be changed.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
    } set: {
      results.nsSortDescriptors = $0.nsSortDescriptors
      results.nsPredicate = $0.nsPredicate
    }
  }

  public func update() {
    let (generation, animation) = (_generation, animation)
    fetch.begin(context, request, order) { withAnimation(animation) { generation.wrappedValue += 1 } }
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(sortDescriptors, [], predicate, animation) }
  @_disfavoredOverload public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init([], sortDescriptors, predicate, animation) }
}
