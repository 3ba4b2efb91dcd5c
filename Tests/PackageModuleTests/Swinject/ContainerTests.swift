import Swinject
import Testing
import UIKit

// Sendable for `#expect`: all is on the main thread.
private protocol Oven: AnyObject, Sendable { var name: String { get } }
private final class StoneOven: Oven, @unchecked Sendable {
  let name: String
  var baker: Baker?
  init(name: String = "stone") { self.name = name }
}
private final class Baker: @unchecked Sendable {
  let oven: any Oven
  init(oven: any Oven) { self.oven = oven }
}
private struct Loaf { let (flour, grams): (String, Int) }

private func logged(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  let before = Container.loggingFunction
  Container.loggingFunction = { lines.append($0) }
  body()
  Container.loggingFunction = before
  return lines
}

@MainActor @Suite(.serialized) struct `Swinject's containers` {
  @Test func `make what was registered for a type and a name, and nothing else`() {
    let container = Container()
    container.register((any Oven).self) { _ in StoneOven() }
    container.register((any Oven).self, name: "old") { _ in StoneOven(name: "old") }
    #expect(container.resolve((any Oven).self)?.name == "stone")
    #expect(container.resolve((any Oven).self, name: "old")?.name == "old")
    let lines = logged {
      #expect(container.resolve((any Oven).self, name: "new") == nil)
      #expect(container.resolve(StoneOven.self) == nil)
    }
    #expect(lines.count == 2 && lines.first?.contains("named \"new\"") == true)
    #expect(lines.allSatisfy { $0.contains("named \"old\"") })
  }

  @Test func `tell the preview what is missing`() {
    let stage = PackageStage()
    #expect(Container().resolve(Loaf.self) == nil)
    #expect(stage.reports.contains { $0.contains("Loaf") })
  }

  @Test func `hand the arguments over, and tell factories apart by their types`() {
    let container = Container()
    container.register(Loaf.self) { _ in Loaf(flour: "rye", grams: 500) }
    container.register(Loaf.self) { (_, flour: String) in Loaf(flour: flour, grams: 750) }
    container.register(Loaf.self) { (_: Resolver, flour: String, grams: Int) in
      Loaf(flour: flour, grams: grams)
    }
    container.register(String.self, name: "all") {
      (_: Resolver, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Double) in
      "\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h) \(i)"
    }
    #expect(container.resolve(Loaf.self)?.grams == 500)
    #expect(container.resolve(Loaf.self, argument: "spelt")?.flour == "spelt")
    #expect(container.resolve(Loaf.self, arguments: "oat", 900)?.grams == 900)
    #expect(
      container.resolve(String.self, name: "all", arguments: 1, 2, 3, 4, 5, 6, 7, 8, 9.5) == "12345678 9.5")
    _ = logged { #expect(container.resolve(Loaf.self, arguments: 900, "oat") == nil) }
  }

  @Test func `take an argument by its static type`() {
    let (container, oven) = (Container(), StoneOven())
    container.register(Baker.self) { (_: Resolver, oven: any Oven) in Baker(oven: oven) }
    let known: any Oven = oven
    // Without the type, Swift 6 would look inside.
    let baker = container.resolve(Baker.self, argument: known as any Oven)
    #expect(baker?.oven === oven)
    _ = logged { #expect(container.resolve(Baker.self, argument: oven) == nil) }
  }

  @Test func `share instances as long as their scope says`() {
    let container = Container()
    for (name, scope) in [("t", ObjectScope.transient), ("g", .graph), ("c", .container), ("w", .weak)] {
      container.register(StoneOven.self, name: name) { _ in StoneOven() }.inObjectScope(scope)
    }
    container.register([StoneOven].self) { resolver in
      ["t", "t", "g", "g", "c", "c", "w", "w"].compactMap { resolver.resolve(StoneOven.self, name: $0) }
    }
    let (one, other) = (container.resolve([StoneOven].self) ?? [], container.resolve([StoneOven].self) ?? [])
    #expect(one.count == 8 && other.count == 8)
    #expect(one[0] !== one[1] && one[2] === one[3] && one[4] === one[5] && one[6] === one[7])
    #expect(one[2] !== other[2] && one[4] === other[4] && one[6] === other[6])
  }

  @Test func `forget weak instances without an owner, and a scope that is reset`() {
    let container = Container()
    var made = 0
    container.register(StoneOven.self) { _ in
      made += 1
      return StoneOven()
    }.inObjectScope(.weak)
    for _ in 0..<2 { _ = container.resolve(StoneOven.self) }
    #expect(made == 2)
    container.register((any Oven).self) { _ in StoneOven() }.inObjectScope(.container)
    let kept = container.resolve((any Oven).self)
    let again = container.resolve((any Oven).self)
    container.resetObjectScope(.container)
    let other = container.resolve((any Oven).self)
    #expect(kept === again && kept !== other && other != nil)
  }

  @Test func `join what needs each other in initCompleted`() {
    let container = Container()
    container.register((any Oven).self) { _ in StoneOven() }.initCompleted { resolver, oven in
      (oven as? StoneOven)?.baker = resolver.resolve(Baker.self)
    }
    container.register(Baker.self) { Baker(oven: $0.resolve((any Oven).self) ?? StoneOven()) }
    let baker = container.resolve(Baker.self)
    #expect((baker?.oven as? StoneOven)?.baker === baker)
    let oven = container.resolve((any Oven).self) as? StoneOven
    #expect(oven != nil && oven?.baker?.oven === oven)
    oven?.baker = nil
    (baker?.oven as? StoneOven)?.baker = nil
  }

  @Test func `stop where initialisers need each other`() {
    let container = Container()
    container.register(Loaf?.self) { resolver in
      resolver.resolve(Loaf?.self).flatMap { $0 } ?? Loaf(flour: "sour", grams: 1)
    }
    let lines = logged { #expect(container.resolve(Loaf?.self)??.flour == "sour") }
    #expect(lines.count == 1)
  }

  @Test func `ask their parents, whose factories see the child`() {
    let parent = Container { container in
      container.register(Baker.self) { Baker(oven: $0.resolve((any Oven).self) ?? StoneOven()) }
    }
    let child = Container(parent: parent)
    child.register((any Oven).self) { _ in StoneOven(name: "child's") }
    #expect(child.resolve(Baker.self)?.oven.name == "child's")
    #expect(child.hasAnyRegistration(of: Baker.self) && !parent.hasAnyRegistration(of: (any Oven).self))
    _ = logged { #expect(parent.resolve((any Oven).self) == nil) }
    parent.removeAll()
    #expect(!child.hasAnyRegistration(of: Baker.self))
    #expect(child.synchronize().resolve((any Oven).self)?.name == "child's")
  }

  @Test func `answer to other types with the same instance`() {
    let container = Container()
    container.register(StoneOven.self) { _ in StoneOven() }
      .implements((any Oven).self).implements(AnyObject.self, name: "thing").inObjectScope(.container)
    let oven = container.resolve(StoneOven.self)
    let (same, thing) = (container.resolve((any Oven).self), container.resolve(AnyObject.self, name: "thing"))
    #expect(oven != nil && same === oven && thing === oven)
    container.register(Int.self) { _ in 7 }.implements(Any.self, (any Equatable).self, (any Hashable).self)
    #expect(container.resolve((any Hashable).self) as? Int == 7)
  }

  @Test func `have services made later, or where there are any`() {
    let container = Container()
    var made = 0
    container.register(StoneOven.self) { _ in
      made += 1
      return StoneOven()
    }
    let (lazy, provider) = (
      container.resolve(Lazy<StoneOven>.self), container.resolve(Provider<StoneOven>.self)
    )
    #expect(made == 0 && lazy?.instance === lazy?.instance && made == 1)
    #expect(provider?.instance !== provider?.instance)
    let lines = logged { #expect(container.resolve(Loaf?.self) == .some(nil)) }
    #expect(lines.isEmpty)
  }
}

extension Loaf: Equatable {}
