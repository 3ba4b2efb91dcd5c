/// The surroundings of the module that is adapted: modules built along with it, conditions that are set, and
/// its part in the library.
///
/// The whole of an adaptation asks for it, down to the visitors that decide which branch of an `#if` counts:
/// so it is not handed on from call to call, but current on the thread that adapts.
public struct ModuleSurroundings: Hashable, Sendable {
  /// The part of the module in the library.
  public enum Part: Hashable, Sendable {
    /// The one that an agent enters the library by, which registers the others too.
    case main
    /// One whose previews and knobs are shown.
    case own
    /// One of somebody else's, which only has to work.
    case theirs
  }

  public var part = Part.main
  /// Names of all modules that are built along and may be imported.
  public var modules: Set<String> = []
  /// Names of all modules of the library: those with a stand-in of the same name are meant before that.
  public var brought: Set<String> = []
  /// Names of those whose entries the main module calls, in order.
  public var entries: [String] = []
  /// The conditions for `#if`, beside DEBUG.
  public var conditions: Set<String> = []
  /// Whether names may come from Objective-C, by a header that no file imports.
  public var hasBridgingHeader = false
  /// How many files the modules have that come before: knobs are numbered through.
  public var filesBefore = 0
  /// Names of knobs that other modules have.
  public var takenKnobs: Set<String> = []
  /// Whether another module has something to show.
  public var hasOtherPreviews = false
  /// Classes of modules that are built along, and what each is derived from, as it is written.
  public var superclasses: [String: String] = [:]
  /// The known facts about the app, if the module is the code of one.
  public var app = AppValues()

  /// A module by itself.
  public init() {}

  /// On this thread.
  @TaskLocal public static var current = ModuleSurroundings()

  /// By which the entry of a module that is not the main one is found.
  static func entryName(of module: String) -> String { "scrollwork_register_\(module)" }
}
