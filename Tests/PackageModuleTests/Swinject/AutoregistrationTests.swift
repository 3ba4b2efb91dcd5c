import Swinject
import SwinjectAutoregistration
import Testing
import UIKit

private protocol Mill: AnyObject {}
private final class WindMill: Mill {}
private struct Flour { let (mill, grade): (any Mill, Int) }
private final class Dough {
  let (flour, name, grams): (Flour, String, Double)
  init(flour: Flour, name: String, grams: Double) {
    (self.flour, self.name, self.grams) = (flour, name, grams)
  }
}

@MainActor @Suite(.serialized) struct `Swinject's autoregistration` {
  private let container = Container()

  init() {
    container.autoregister((any Mill).self, initializer: WindMill.init).inObjectScope(.container)
    container.register(Int.self) { _ in 550 }
    container.autoregister(Flour.self, initializer: Flour.init)
  }

  @Test func `resolves parameters by their types`() {
    let flour = container.resolve(Flour.self)
    #expect(flour?.grade == 550 && flour?.mill === container.resolve((any Mill).self))
  }

  @Test func `takes arguments for the parameters of their types`() {
    container.register(Double.self) { _ in 250 }
    container.autoregister(Dough.self, argument: String.self, initializer: Dough.init)
    container.autoregister(
      Dough.self, name: "two", arguments: Double.self, String.self, initializer: Dough.init)
    let one = container.resolve(Dough.self, argument: "bun")
    #expect(one?.name == "bun" && one?.grams == 250 && one?.flour.grade == 550)
    let other = container.resolve(Dough.self, name: "two", arguments: 80.0, "roll")
    #expect(other?.name == "roll" && other?.grams == 80)
  }

  @Test func `has operators for what is resolved`() {
    let resolver: Resolver = container
    let mill: any Mill = resolver~>
    #expect(mill === (resolver ~> (any Mill).self))
    container.register(String.self, name: "n") { _ in "named" }
    container.register(String.self) { (_: Resolver, count: Int) in "\(count)" }
    container.register(String.self, name: "n") { (_: Resolver, count: Int, sum: Double) in "\(count) \(sum)" }
    container.register(String.self) { (_: Resolver, a: Int, b: Int, c: Int, d: Int, e: Int) in
      "\(a + b + c + d + e)"
    }
    #expect((resolver ~> (String.self, name: "n")) == "named")
    #expect((resolver ~> (String.self, argument: 4)) == "4")
    #expect((resolver ~> (String.self, name: "n", arguments: (4, 0.5))) == "4 0.5")
    #expect((resolver ~> (String.self, arguments: (1, 2, 3, 4, 5))) == "15")
  }

  @Test func `makes something up for a type that is not registered, and says so`() {
    let stage = PackageStage()
    let label: UILabel = container~>
    #expect(label.text == nil && stage.reports.count { $0.contains("UILabel") } > 1)
  }
}
