// SectionedFetchRequest, SectionedFetchResults — after Apple's documentation of them, read 2026-11.
// State: complete.

import CoreData
import SwiftUI
import UIKit

/// The objects that a fetch has found, in sections: those of one follow each other.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let results: FetchedResults<Result>

  init(_ results: FetchedResults<Result>, by key: KeyPath<Result, SectionIdentifier>) {
    self.results = results
    var sections: [Section] = []
    for object in results {
      let id = object[keyPath: key]
      if let last = sections.last, last.id == id {
        sections[sections.count - 1] = Section(id: id, objects: last.objects + [object])
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }

  /// Another one fetches again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

/// The objects of an entity in sections, which the view follows.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let request: FetchRequest<Result>
  private let key: KeyPath<Result, SectionIdentifier>

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { (request, key) = (FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier) }
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    key = sectionIdentifier
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, by: key)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { (request, key) = (FetchRequest(sortDescriptors, [], predicate, animation), sectionIdentifier) }
  @_disfavoredOverload public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { (request, key) = (FetchRequest([], sortDescriptors, predicate, animation), sectionIdentifier) }
}
