/// Where the time of a build went.
public struct BuildTimes: Hashable, Sendable {
  /// Microseconds; 0 for what was not needed or not reached.
  public var adapt, compile, link: Int
  /// When the first of the changed files was saved, in seconds of the host's monotonic clock.
  public var savedAt: Double

  public init(adapt: Int = 0, compile: Int = 0, link: Int = 0, savedAt: Double = 0) {
    (self.adapt, self.compile, self.link) = (adapt, compile, link)
    self.savedAt = savedAt
  }
}

/// A library that an agent can load.
public struct BuildResult: Hashable, Sendable {
  /// Counts the builds of this builder, from 1.
  public var number: Int
  /// Hash of the source: eight hexadecimal digits.
  public var id: String
  /// Absolute path of the library.
  public var library: String
  /// Absolute paths of folders and asset catalogues in which pictures are looked up.
  public var assetFolders: [String]
  public var times: BuildTimes
  /// Warnings.
  public var problems: [Problem]
  /// The holes that stand for missing things, by their numbers: at most `WireLimits.holes`, from the first
  /// on.
  public var holes: [Hole]
  /// How many holes there are in all, those that are not listed included.
  public var holeCount: Int

  /// A result; of more `holes` than may be listed the first ones are. `holeCount`: as many as are given, if
  /// nil.
  public init(
    number: Int, id: String, library: String, assetFolders: [String] = [], times: BuildTimes = BuildTimes(),
    problems: [Problem] = [], holes: [Hole] = [], holeCount: Int? = nil
  ) {
    self.number = number
    self.id = id
    self.library = library
    self.assetFolders = assetFolders
    self.times = times
    self.problems = problems
    self.holes = Array(holes.prefix(WireLimits.holes))
    self.holeCount = max(holeCount ?? 0, holes.count)
  }
}

extension ByteReader {
  mutating func buildResult() throws(WireError) -> BuildResult {
    var result = BuildResult(
      number: try varint(), id: try string(), library: try string(),
      assetFolders: try strings(upTo: WireLimits.files, of: .files, eachUpTo: WireLimits.string),
      times: try buildTimes(), problems: try problems())
    (result.holeCount, result.holes) = try holes()
    return result
  }

  mutating func buildTimes() throws(WireError) -> BuildTimes {
    BuildTimes(adapt: try varint(), compile: try varint(), link: try varint(), savedAt: try float64(.time))
  }
}

extension ByteWriter {
  mutating func buildResult(_ result: BuildResult) throws(WireError) {
    varint(result.number)
    try string(result.id, upTo: WireLimits.string)
    try string(result.library, upTo: WireLimits.string)
    try strings(result.assetFolders, upTo: WireLimits.files, of: .files, eachUpTo: WireLimits.string)
    buildTimes(result.times)
    try problems(result.problems)
    try holes(result.holes, outOf: result.holeCount)
  }

  mutating func buildTimes(_ times: BuildTimes) {
    varint(times.adapt)
    varint(times.compile)
    varint(times.link)
    float64(times.savedAt.isFinite ? times.savedAt : 0)
  }
}
