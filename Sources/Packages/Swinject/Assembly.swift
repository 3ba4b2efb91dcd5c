// Assembly, Assembler — after Swinject's public API.
// State: complete.

/// Registrations that belong together.
public protocol Assembly {
  /// Registers them.
  func assemble(container: Container)
  /// Called when all assemblies that were applied together have registered theirs.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  public func loaded(resolver: any Resolver) {}
}

/// A container that assemblies fill. Used on UIKit's thread, whichever actor asks.
public final class Assembler: @unchecked Sendable {
  private let container: Container
  public var resolver: any Resolver { container }

  /// - Parameter container: to be filled; a new one for nil.
  public init(container: Container? = Container()) { self.container = container ?? Container() }

  /// Has a container whose parent is the other assembler's.
  public init(
    parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [any Behavior] = []
  ) {
    container = Container(
      parent: parentAssembler?.container, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
  }

  /// Applies the assemblies at once.
  public convenience init(_ assemblies: [any Assembly], container: Container? = Container()) {
    self.init(container: container)
    apply(assemblies: assemblies)
  }

  /// As that, by the name of version 1, which may throw where property lists are loaded as well; here none
  /// are.
  public convenience init(assemblies: [any Assembly], container: Container? = Container()) throws {
    self.init(assemblies, container: container)
  }

  /// Applies the assemblies at once, to a container whose parent is the other assembler's.
  public convenience init(
    _ assemblies: [any Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = []
  ) {
    self.init(parentAssembler: parent, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
    apply(assemblies: assemblies)
  }

  /// Has the assembly register its services.
  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

  /// Has all register their services, and tells each when all have.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: resolver) }
  }
}
