import InterfaceTree

/// Turns source that was written for Apple's compiler into source that compiles without the Objective-C
/// runtime, every line staying where the author wrote it.
///
/// Texts in, texts out: nothing is read, written or run. Each pass looks at the author's text, through
/// `ModuleIndex`, and says what it wants to have changed, as `ModuleChanges`; only here are the changes made.
public enum SourceAdapter {
  /// Adapts the files of one module.
  ///
  /// - Parameters:
  ///   - files: all Swift files of the module, in an order that stays the same between builds.
  ///   - moduleName: as the compiler will be told.
  ///   - holes: what stands in the files for what is missing here; the library says so when it is loaded.
  ///   - leftOut: lines that are not to be generated, without the space around them.
  ///   - interfaces: the module's nibs and storyboards, which the library brings along.
  ///   - strings: their words in other languages.
  public static func adapt(
    _ files: [SourceFile], moduleName: String, holes: [HoleSentence] = [],
    leavingOut leftOut: Set<String> = [], interfaces: [InterfaceFile] = [], strings: [InterfaceStrings] = []
  ) -> AdaptedModule {
    let parts: Set<Part> =
      ModuleSurroundings.current.part == .theirs ? [.rewrites] : Set(Part.allCases)
    return withDeepStack {
      adaptHere(files, moduleName: moduleName, parts, holes, leftOut, interfaces, strings)
    }
  }

  /// The parts of the work on a module.
  enum Part: CaseIterable {
    case rewrites, previews, knobs
  }

  /// Does some parts of it only.
  static func adapt(_ files: [SourceFile], moduleName: String, parts: Set<Part>) -> AdaptedModule {
    withDeepStack { adaptHere(files, moduleName: moduleName, parts, [], []) }
  }

  private static func adaptHere(
    _ files: [SourceFile], moduleName: String, _ parts: Set<Part>, _ holes: [HoleSentence],
    _ leftOut: Set<String>, _ interfaces: [InterfaceFile] = [], _ strings: [InterfaceStrings] = []
  ) -> AdaptedModule {
    var index = ModuleIndex(files, moduleName: moduleName)
    (index.interfaces, index.interfaceStrings) = (interfaces, strings)
    var changes = parts.contains(.rewrites) ? index.rewrites() : ModuleChanges()
    let (discovered, previews) = parts.contains(.previews) ? index.discover() : (ModuleChanges(), [])
    let (turnable, knobs) = parts.contains(.knobs) ? index.findKnobs() : (ModuleChanges(), [])
    changes.formUnion(discovered)
    changes.formUnion(turnable)
    index.insertMembers(of: &changes)
    changes.leaveOut(leftOut)
    changes.problems += index.files.filter(\.isTooDeep).map(SourceDepth.problem)
    return AdaptedModule(
      files: index.files.map { AdaptedFile($0, changes) }, entry: index.entry(holes), previews: previews,
      knobs: knobs,
      problems: index.inOrder(changes.problems), superclasses: index.superclassNames)
  }
}

extension ModuleIndex {
  /// The changes that a module needs to compile and to behave as on a device.
  func rewrites() -> ModuleChanges {
    var changes = ModuleChanges()
    for pass in Self.passes { changes.formUnion(pass(self)) }
    return changes
  }

  private static var passes: [(ModuleIndex) -> ModuleChanges] {
    [
      { $0.removingMarks() }, { $0.settlingConditions() }, { $0.replacingImports() },
      { $0.importingCombine() }, { $0.importingBroughtModules() }, { $0.keepingThreadValues() },
      { $0.replacingLiterals() },
      { $0.movingOverrides() }, { $0.settingOverridesAside() }, { $0.enteringMainActor() },
      { $0.makingByClass() }, { $0.registeringMakers() }, { $0.enteringSetupsAgain() },
      { $0.registeringKeys() },
      { $0.keepingKeyMethods() }, { $0.connectingInterfaces() }, { $0.registeringStoryboardSetups() },
      { $0.completingInitializers() }, { $0.managingProperties() }, { $0.writingEntries() },
      { $0.importingJoins() },
      { $0.writingModels() }, { $0.writingModelActors() }, { $0.writingPredicates() },
      { $0.wideningTraits() },
      { $0.recasting() },
      { $0.typingSelectors() },
      { $0.requiringOptionals() },
      { $0.guardingOptionalCalls() }, { $0.announcingDynamicProperties() }, { $0.conformingNamedObservers() },
      { $0.completingFlowDelegates() }, { $0.registeringMethods() }, { $0.wideningPrivateTypes() },
      { $0.reportingUnsupported() },
    ]
  }

  fileprivate var superclassNames: [String: String] {
    Dictionary(classes.compactMap { type in foreignSuperclass(of: type).map { (type.name, $0) } }) {
      first, _ in
      first
    }
  }

  fileprivate func inOrder(_ problems: [SourceProblem]) -> [SourceProblem] {
    let numbers = Dictionary(files.map { ($0.source.path, $0.number) }) { first, _ in first }
    return problems.sorted {
      (numbers[$0.file] ?? 0, $0.line, $0.column) < (numbers[$1.file] ?? 0, $1.line, $1.column)
    }
  }
}
