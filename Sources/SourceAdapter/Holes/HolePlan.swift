/// The replaced parts of a module: holes of its files, and types that are declared in the place of missing
/// ones.
///
/// It can be kept: as long as a file's text stays, its holes do.
public struct HolePlan: Hashable, Sendable, Codable {
  /// By `SourceFile.path`, in the order of the text, none within another.
  var holes: [String: [SourceHole]] = [:]
  /// By path, `UITableView.RowAnimation`.
  var standIns: [String: StandIn] = [:]
  /// Lines of what is generated for files that do not compile, without the space around them.
  public internal(set) var leftOut: Set<String> = []
  /// Names that mean something that is missing or that a hole took away, and what that is.
  var tainted: [String: [String]] = [:]

  /// Nothing is replaced.
  public init() {}

  public var isEmpty: Bool { holes.isEmpty && standIns.isEmpty && leftOut.isEmpty }

  /// The part of the plan that holds for the files as they are now: of a file that has changed, the holes
  /// whose units stand in it word for word. Nothing holds once the module declares a name that was missing.
  func moved(to files: [ParsedFile], declaring names: Set<String>) -> HolePlan {
    let missing = holes.values.joined().flatMap(\.missing) + standIns.values.map(\.name)
    guard !missing.contains(where: names.contains) else { return HolePlan() }
    var plan = self
    plan.holes = [:]
    for file in files {
      for hole in holes[file.source.path] ?? [] {
        guard let place = file.place(ofHole: hole) else { continue }
        var moved = hole
        moved.range = place
        _ = plan.add(moved)
      }
    }
    return plan
  }

  /// Whether a byte of a file is in a hole.
  func covers(_ offset: Int, in file: String) -> Bool {
    holes[file]?.contains { $0.range.contains(offset) } ?? false
  }

  /// Adds a hole, in the place of those that lie within it. False where one that is as large is there
  /// already.
  mutating func add(_ hole: SourceHole) -> Bool {
    var others = holes[hole.file] ?? []
    let isThere = others.contains { other in
      other.range.isEmpty
        ? other.range == hole.range && other.template == hole.template
        : !hole.range.isEmpty && other.range.lowerBound <= hole.range.lowerBound
          && other.range.upperBound >= hole.range.upperBound
    }
    if isThere { return false }
    others.removeAll {
      hole.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= hole.range.upperBound
        && !(hole.range.isEmpty && $0.range.isEmpty)
    }
    others.append(hole)
    others.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    holes[hole.file] = others
    return true
  }
}

extension ParsedFile {
  /// Where the unit of a hole stands now; nil when it is gone, or it cannot be told.
  fileprivate func place(ofHole hole: SourceHole) -> Range<Int>? {
    if text(in: hole.range) == hole.original, !hole.range.isEmpty || hole.fileHash == source.text.fingerprint
    {
      return hole.range
    }
    guard !hole.range.isEmpty,
      let found = source.text.utf8Range(of: hole.original, occurrence: hole.occurrence)
    else { return nil }
    return found
  }
}

extension String {
  /// The same for the same text, in every process.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// Where `text` stands for the time that is given, from 0, in bytes.
  fileprivate func utf8Range(of text: String, occurrence: Int) -> Range<Int>? {
    let ranges = self.ranges(of: text)
    guard ranges.indices.contains(occurrence) else { return nil }
    let start = utf8.distance(from: startIndex, to: ranges[occurrence].lowerBound)
    return start..<start + text.utf8.count
  }
}
