import Foundation

/// `Tests/Golden/scroll-physics.json`: what the server and the page are both held to. Points, points per
/// second, milliseconds.
struct ScrollGolden: Decodable, Sendable {
  struct Band: Decodable, Sendable {
    var past: Double
    var dimension: Double
    var displacement: Double
  }

  struct Drag: Decodable, Sendable {
    var start: Double
    var translation: Double
    var lowest: Double
    var highest: Double
    var dimension: Double
    var bounces: Bool
    var offset: Double
  }

  struct Throw: Decodable, Sendable {
    var offset: Double
    var velocity: Double
    var lowest: Double
    var highest: Double
    var rate: Double
    var bounces: Bool
    var target: Double
    /// Milliseconds after the release, and where the content is then.
    var places: [[Double]]
  }

  struct Speed: Decodable, Sendable {
    /// Seconds, and points along one axis.
    var samples: [[Double]]
    var velocity: Double
  }

  struct Momentum: Decodable, Sendable {
    var hand: Double
    var stopped: Double
    var velocity: Double
  }

  var constants: [String: Double]
  var bands: [Band]
  var drags: [Drag]
  var `throws`: [Throw]
  var speeds: [Speed]
  var momenta: [Momentum]

  /// - Throws: where the file cannot be read.
  init() throws {
    let golden = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/scroll-physics.json")
    self = try Foundation.JSONDecoder().decode(ScrollGolden.self, from: Data(contentsOf: golden))
  }
}
