import Swinject
import Testing
import UIKit

private struct Dough { let kind: String }

private struct DoughAssembly: Assembly {
  func assemble(container: Container) { container.register(Dough.self) { _ in Dough(kind: "wheat") } }
}

private final class LoafAssembly: Assembly {
  var seen: String?
  func assemble(container: Container) {
    container.register(String.self) { "a loaf of " + ($0.resolve(Dough.self)?.kind ?? "nothing") }
  }
  func loaded(resolver: Resolver) { seen = resolver.resolve(String.self) }
}

private final class Census: Behavior {
  var names: [String] = []
  func container<Type, Service>(
    _ container: Container, didRegisterType type: Type.Type, toService entry: ServiceEntry<Service>,
    withName name: String?
  ) { names.append("\(type) \(name ?? "-")") }
}

@MainActor @Suite(.serialized) struct `Swinject's assemblers` {
  @Test func `tell assemblies when all have registered`() {
    let loaf = LoafAssembly()
    let assembler = Assembler([loaf, DoughAssembly()], container: Container())
    #expect(loaf.seen == "a loaf of wheat")
    #expect(assembler.resolver.resolve(String.self) == "a loaf of wheat")
  }

  @Test func `see what their parents have`() {
    let parent = Assembler()
    parent.apply(assembly: DoughAssembly())
    let child = Assembler([LoafAssembly()], parent: parent)
    #expect(child.resolver.resolve(String.self) == "a loaf of wheat")
    #expect(Assembler(parentAssembler: parent).resolver.resolve(Dough.self)?.kind == "wheat")
  }

  @Test func `tell behaviours what is registered, and share in the scope that they are told`() {
    let census = Census()
    let assembler = Assembler(parentAssembler: nil, defaultObjectScope: .container, behaviors: [census])
    assembler.apply(assembly: CensusAssembly())
    #expect(census.names == ["UIView v", "UIResponder r"])
    let view = assembler.resolver.resolve(UIView.self, name: "v")
    #expect(view != nil && assembler.resolver.resolve(UIResponder.self, name: "r") === view)
  }
}

private struct CensusAssembly: Assembly {
  func assemble(container: Container) {
    MainActor.assumeIsolated {
      _ = container.register(UIView.self, name: "v") { _ in UIView() }.implements(UIResponder.self, name: "r")
    }
  }
}
