import PreviewWire
import UIKit

/// The sizes that views of a list have asked for, in bytes: a palette of sizes, then series of runs.
///
/// | field | bytes |
/// | --- | --- |
/// | palette | varint n, n × (f64 width, height) |
/// | series | varint n, n × (u8 kind, varint section, varint place, runs) |
/// | runs | varint n, n × (varint elements left out, varint elements, varint number in the palette) |
extension SavedState {
  /// Bytes for the sizes in a state, so that a link has room for it: enough for about a thousand rows. Where
  /// they are more, the last ones are left out, as what comes first decides where all the rest lies.
  static let mostSizes = 4 << 10
}

extension MeasuredSizes {
  /// Of a size in the palette, of a series before its runs, and of each of the two counts; at most, as there
  /// are not more sections than anybody scrolls past.
  private static let (sizeBytes, seriesBytes, countBytes) = (16, 12, 2)

  /// The first of them, as many as there is room for.
  ///
  /// - Parameter room: in bytes.
  /// - Returns: nothing where there is room for none.
  static func written(_ sizes: MeasuredSizes, room: Int) -> [UInt8] {
    var palette: [CGSize] = []
    var numbers: [SizeKey: Int] = [:]
    var (body, series) = (ByteWriter(), 0)
    var left = room - 2 * countBytes
    for list in sizes.lists {
      var (runs, count, end) = (ByteWriter(), 0, 0)
      left -= seriesBytes
      for run in list.runs {
        var one = ByteWriter()
        let key = SizeKey(run.size)
        let number = numbers[key] ?? palette.count
        one.varint(run.first - end)
        one.varint(run.count)
        one.varint(number)
        let cost = one.count + (number == palette.count ? sizeBytes : 0)
        guard cost <= left else { break }
        left -= cost
        if number == palette.count {
          numbers[key] = number
          palette.append(run.size)
        }
        runs.raw(one.bytes)
        (count, end) = (count + 1, run.first + run.count)
      }
      guard count > 0 else { break }
      body.series(list.series)
      body.varint(count)
      body.raw(runs.bytes)
      series += 1
      guard count == list.runs.count else { break }
    }
    guard series > 0 else { return [] }
    var writer = ByteWriter()
    writer.varint(palette.count)
    for size in palette {
      writer.float64(size.width)
      writer.float64(size.height)
    }
    writer.varint(series)
    writer.raw(body.bytes)
    return writer.bytes
  }
}

/// A size as a key: `CGSize` is not `Hashable`.
private struct SizeKey: Hashable {
  var (width, height): (CGFloat, CGFloat)
  init(_ size: CGSize) { (width, height) = (size.width, size.height) }
}

private enum SeriesKind: UInt8 {
  case items = 1
  case headers = 2
  case footers = 3
  case missingHeaders = 4
  case missingFooters = 5
  case bars = 6
  case badges = 7
  case globalBars = 8
}

extension ByteWriter {
  fileprivate mutating func series(_ series: MeasuredSizes.Series) {
    let (kind, section, place): (SeriesKind, Int, Int) =
      switch series {
      case .items(let section): (.items, section, 0)
      case .headers: (.headers, 0, 0)
      case .footers: (.footers, 0, 0)
      case .missingHeaders: (.missingHeaders, 0, 0)
      case .missingFooters: (.missingFooters, 0, 0)
      case .bars(let section): (.bars, section, 0)
      case .badges(let place, let section): (.badges, section, place)
      case .globalBars: (.globalBars, 0, 0)
      }
    byte(kind.rawValue)
    varint(section)
    varint(place)
  }
}

extension ByteReader {
  private mutating func series() throws(WireError) -> MeasuredSizes.Series {
    let raw = try byte()
    let (section, place) = (try varint(), try varint())
    switch SeriesKind(rawValue: raw) {
    case .items: return .items(section: section)
    case .headers: return .headers
    case .footers: return .footers
    case .missingHeaders: return .missingHeaders
    case .missingFooters: return .missingFooters
    case .bars: return .bars(section: section)
    case .badges: return .badges(place: place, section: section)
    case .globalBars: return .globalBars
    case nil: throw .unknownKind(raw)
    }
  }

  /// Runs that are no sizes, or lead beyond `MeasuredSizes.mostElements`, are passed over. Throws what is no
  /// such list of bytes at all.
  mutating func measuredSizes() throws(WireError) -> MeasuredSizes {
    var palette: [CGSize] = []
    for _ in 0..<(try count(upTo: SavedState.mostSizes, of: .state, eachAtLeast: 16)) {
      palette.append(CGSize(width: try float64(.length), height: try float64(.length)))
    }
    var sizes = MeasuredSizes()
    for _ in 0..<(try count(upTo: SavedState.mostSizes, of: .state, eachAtLeast: 4)) {
      let series = try series()
      var end = 0
      for _ in 0..<(try count(upTo: SavedState.mostSizes, of: .state, eachAtLeast: 3)) {
        let (gap, count, number) = (try varint(), try varint(), try varint())
        let (first, isTooFar) = end.addingReportingOverflow(gap)
        let (next, isTooLong) = first.addingReportingOverflow(count)
        guard palette.indices.contains(number), !isTooFar, !isTooLong else { throw .outOfRange(.length, 0) }
        sizes.append(MeasuredSizes.Run(first: first, count: count, size: palette[number]), of: series)
        end = next
      }
    }
    return sizes
  }
}
