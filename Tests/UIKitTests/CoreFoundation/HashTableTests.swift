import Testing

@testable import UIKit

private final class Listener: NSObject {}

private final class Numbered: NSObject {
  let number: Int
  var comparisons = 0
  init(_ number: Int) { self.number = number }
  override var hash: Int { number }
  override func isEqual(_ object: Any?) -> Bool {
    comparisons += 1
    return (object as? Numbered)?.number == number
  }
}

@Suite struct `Tables of objects` {
  @Test func `a weak one forgets objects that have ended, a strong one keeps them`() {
    let (weakly, strongly) = (NSHashTable<Listener>.weakObjects(), NSHashTable<Listener>())
    let staying = Listener()
    do {
      let (leaving, kept) = (Listener(), Listener())
      weakly.add(leaving)
      weakly.add(staying)
      strongly.add(kept)
      #expect(weakly.count == 2 && weakly.contains(leaving))
    }
    #expect(weakly.allObjects == [staying] && strongly.count == 1)
  }

  @Test func `an object is in a table once, until it is removed`() {
    let table = NSHashTable<AnyObject>(options: .weakMemory)
    let one = Listener()
    table.add(one)
    table.add(one)
    #expect(table.count == 1)
    table.remove(one)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `what is equal is one`() {
    let table = NSHashTable<NSString>()
    table.add(NSString(string: "a"))
    table.add(NSString(string: "a"))
    #expect(
      table.count == 1 && table.contains(NSString(string: "a")) && !table.contains(NSString(string: "b")))
  }

  @Test func `an isEqual that asks the table again does no harm`() {
    final class Asking: NSObject {
      weak var table: NSHashTable<Asking>?
      override var hash: Int { 1 }
      override func isEqual(_ object: Any?) -> Bool {
        let all = table?.allObjects.count ?? 0
        table?.removeAllObjects()
        return all > 100
      }
    }
    let table = NSHashTable<Asking>()
    let objects = (0..<3).map { _ in Asking() }
    for object in objects {
      object.table = table
      table.add(object)
    }
    table.remove(objects[0])
    #expect(table.count <= 1)
  }

  @Test func `looking for an object does not compare it with each of thousands`() {
    let objects = (0..<5000).map(Numbered.init)
    let table = NSHashTable<Numbered>()
    for object in objects { table.add(object) }
    #expect(table.allObjects.map(\.number) == Array(0..<5000))
    #expect(table.contains(Numbered(4999)) && !table.contains(Numbered(5000)))
    #expect(objects.map(\.comparisons).reduce(0, +) < 100)
  }

  @Test func `a map forgets entries whose weak side has ended`() {
    let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let staying = Listener()
    do {
      let leaving = Listener()
      map.setObject("left", forKey: leaving)
      map[staying] = "stayed"
      #expect(map.count == 2 && map.object(forKey: leaving) == "left")
    }
    #expect(map.count == 1 && map[staying] == "stayed")
    map[staying] = "changed"
    #expect(map.count == 1 && map.object(forKey: staying) == "changed")
    map.setObject(nil, forKey: staying)
    #expect(map.count == 0)
  }
}
