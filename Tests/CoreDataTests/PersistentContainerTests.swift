import Testing
import UIKit

@testable import CoreData

@MainActor @Suite struct `Persistent containers` {
  @Test func `load their stores at once`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: NSManagedObjectModel())
    var errors: [(any Error)?] = []
    container.loadPersistentStores { _, error in errors.append(error) }
    #expect(errors.count == 1 && errors[0] == nil)
  }
}
