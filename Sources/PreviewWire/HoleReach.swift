/// How often one hole was reached.
public struct HoleReach: Hashable, Sendable {
  /// The number of the hole: its place in `BuildResult.holes`, 0 ..< `WireLimits.holes`.
  public var number: Int
  /// From 1; `most` stands for that often or more.
  public var count: Int

  /// The greatest count that is told.
  public static let most = Int(Int32.max)

  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

extension ByteReader {
  /// In the order of their numbers, none of them twice.
  mutating func holeReaches() throws(WireError) -> [HoleReach] {
    let count = try count(upTo: WireLimits.holes, of: .holes, eachAtLeast: 2)
    var reaches: [HoleReach] = []
    for _ in 0..<count {
      let (number, times) = (try varint(), try varint())
      let last = reaches.last?.number ?? -1
      guard number > last, number < WireLimits.holes else { throw .outOfRange(.hole, Int64(number)) }
      guard (1...HoleReach.most).contains(times) else { throw .outOfRange(.holeCount, Int64(times)) }
      reaches.append(HoleReach(number: number, count: times))
    }
    return reaches
  }
}

extension ByteWriter {
  mutating func holeReaches(_ reaches: [HoleReach]) throws(WireError) {
    try WireLimits.check(reaches.count, .holes, WireLimits.holes)
    varint(reaches.count)
    for reach in reaches {
      varint(reach.number)
      varint(min(reach.count, HoleReach.most))
    }
  }
}
