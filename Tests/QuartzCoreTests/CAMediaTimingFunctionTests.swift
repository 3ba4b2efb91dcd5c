import Foundation
import QuartzCore
import Testing

/// A `timing-curve` row of `Tests/Golden/uikit-vectors.json`.
struct TimingRow: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var group: String
  var input: String
  var expected: String

  var testDescription: String { "\(id): \(input)" }

  static let all: [TimingRow] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try? Data(contentsOf: tests.appendingPathComponent("Golden/uikit-vectors.json"))
    let rows = data.flatMap { try? JSONDecoder().decode([TimingRow].self, from: $0) } ?? []
    return rows.filter { $0.group == "timing-curve" }
  }()

  /// The pairs of time and progress in the expectation.
  var points: [(time: Double, progress: Double)] {
    expected.split(separator: ";").compactMap { pair in
      let numbers = pair.matches(of: /\d+\.\d+/).compactMap { Double($0.output) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  var function: CAMediaTimingFunction? {
    let names: [String: CAMediaTimingFunctionName] = [
      "easeInOut": .easeInEaseOut, "CA": .default, "easeIn": .easeIn, "easeOut": .easeOut,
    ]
    return input.split(separator: " ").first.flatMap { names[String($0)] }.map(
      CAMediaTimingFunction.init(name:))
  }
}

@Suite struct `Timing function` {
  @Test func `the file holds the four curves`() {
    #expect(TimingRow.all.map(\.id) == ["P84", "P85", "P86", "P87"])
  }

  @Test(arguments: TimingRow.all)
  func `named curves pass through the vectors`(row: TimingRow) throws {
    let function = try #require(row.function)
    try #require(row.points.count == 5)
    for point in row.points {
      #expect(abs(function._progress(at: point.time) - point.progress) < 6e-5)
    }
  }

  @Test(arguments: [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
  func `starts at 0, ends at 1 and only grows`(name: CAMediaTimingFunctionName) {
    let function = CAMediaTimingFunction(name: name)
    let progress = (0...100).map { function._progress(at: Double($0) / 100) }

    #expect(progress.first == 0 && progress.last == 1)
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 < $1 })
    #expect(function._progress(at: -3) == 0 && function._progress(at: 7) == 1)
  }

  @Test func `linear is the time itself`() {
    let linear = CAMediaTimingFunction(name: .linear)
    for step in 0...10 { #expect(abs(linear._progress(at: Double(step) / 10) - Double(step) / 10) < 1e-12) }
  }

  @Test(arguments: [(0.9, 0.1, 0.1, 0.9), (1, 0, 0, 1), (0, 1, 0, 1), (0.3, -0.5, 0.7, 1.5)])
  func `lies on the curve that a walk along its parameter draws`(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    let curve = UnitBezier(x1, y1, x2, y2)
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    for step in 1..<1000 {
      let s = Double(step) / 1000
      // Where the curve is steep a rounding of time is a visible step of progress.
      #expect(abs(curve.progress(at: bezier(x1, x2, s)) - bezier(y1, y2, s)) < 1e-4)
    }
  }

  @Test func `abscissas outside the unit are pulled into it`() {
    #expect(UnitBezier(-2, 0, 3, 1).progress(at: 0.3) == UnitBezier(0, 0, 1, 1).progress(at: 0.3))
  }

  @Test func `hands out its four points and nothing else`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var values: [Float] = [-1, -1]
    func point(_ index: Int) -> [Float] {
      function.getControlPoint(at: index, values: &values)
      return values
    }

    #expect(point(4) == [-1, -1] && point(-1) == [-1, -1])
    #expect(point(0) == [0, 0] && point(1) == [0.1, 0.2] && point(2) == [0.3, 0.4] && point(3) == [1, 1])
  }

  @Test func `an answer does not depend on what was asked before`() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    for time in [0.3, 0.3, 0, 0.7, 0.3, 1, -1, 0.7, 2, 0] {
      #expect(function._progress(at: time) == CAMediaTimingFunction(name: .easeInEaseOut)._progress(at: time))
    }
  }
}
