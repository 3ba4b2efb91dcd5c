import Foundation
import PreviewRuntime
import PreviewWire
import Processes
import UIKit

/// `scrollwork-agent bench`: how long an agent takes for a frame, and how many bytes it is.
///
/// A preview's collection views are flung to and fro, in turns, in virtual time, as fast as the machine
/// computes. Prints one line of JSON for the snapping list or the preview of `--preview`; with `--all`, one
/// for each there is.
@MainActor public enum FrameBench {
  static let usage = "usage: scrollwork-agent bench [--preview SLUG | --all] [--frames N] [--capture FILE]"

  private static let size = InspectOptions.standardSize

  private struct Options {
    var slug = "snapping-list"
    var isAll = false
    var frames = 3_000
    var capture: String?
  }

  /// Runs the command with the words after `bench`; the exit status is 0, or 2 for flags that make no sense.
  public static func run(_ arguments: [String], previews: [Preview]) -> Int32 {
    do {
      let options = try read(arguments)
      let chosen = previews.filter { options.isAll || $0.slug == options.slug }
      guard !chosen.isEmpty else { throw InspectError("there is no preview “\(options.slug)”.") }
      for preview in chosen { try print(measure(preview, options).text) }
      return 0
    } catch {
      Log.note((error as? InspectError)?.message ?? "\(error)", from: "scrollwork-agent bench")
      return 2
    }
  }

  private static func read(_ arguments: [String]) throws -> Options {
    var options = Options()
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if flag == "--all" {
        options.isAll = true
        continue
      }
      guard let value = rest.popFirst() else { throw InspectError("\(flag) wants a value. \(usage)") }
      switch flag {
      case "--preview": options.slug = value
      case "--frames":
        guard let frames = Int(value), (1...1_000_000).contains(frames) else {
          throw InspectError("--frames \(value): want a number from 1 to 1000000.")
        }
        options.frames = frames
      case "--capture": options.capture = value
      default: throw InspectError("there is no flag \(flag). \(usage)")
      }
    }
    if options.isAll, options.capture != nil { throw InspectError("--capture is of one preview. \(usage)") }
    return options
  }

  private static func measure(_ preview: Preview, _ options: Options) throws -> JSONText {
    let clock = ManualClock()
    var payloads: [[UInt8]] = []
    let host = HostLoop(previews: [preview], clock: clock) { report in
      if case .frame(let frame) = report { payloads.append(frame.payload) }
      return true
    }
    let screen = ScreenSettings(width: size.width, height: size.height)
    host.receive(.create(SessionRequest(handle: 0, slug: preview.slug, screen: screen)))
    let keyframe = payloads.first ?? []
    payloads.removeAll()

    var hand = FlingingHand(lanes: FlingLane.lanes(of: preview, size: size))
    var seconds = 0.0
    for frame in 1...options.frames {
      clock.now = Double(frame) / Double(VirtualRunLoop.framesPerSecond)
      let touches = hand.touches(frame: frame)
      let start = ContinuousClock.now
      if let touches { host.receive(.input(0, viewer: 1, message: touches.encoded())) }
      host.step()
      seconds += (ContinuousClock.now - start) / .seconds(1)
    }
    if let path = options.capture { try write(payloads, to: path) }
    let json = try asJSON(payloads, after: keyframe)
    return report(
      preview, payloads, seconds: seconds, keyframeBytes: keyframe.count, json: json,
      capture: options.capture)
  }

  private static func report(
    _ preview: Preview, _ payloads: [[UInt8]], seconds: Double, keyframeBytes: Int,
    json: (layers: Int, bytes: Int),
    capture: String?
  ) -> JSONText {
    let frames = Double(max(payloads.count, 1))
    let bytes = payloads.reduce(0) { $0 + $1.count }
    var fields: [(String, JSONText)] = [
      ("preview", .string(preview.slug)),
      ("frames", .number(Double(payloads.count))),
      ("microsecondsPerFrame", .number((seconds * 1e6 / frames * 100).rounded() / 100)),
      ("bytesPerFrame", .number((Double(bytes) / frames * 100).rounded() / 100)),
      ("layersPerFrame", .number((Double(json.layers) / frames * 100).rounded() / 100)),
      ("largestFrameBytes", .number(Double(payloads.map(\.count).max() ?? 0))),
      ("keyframeBytes", .number(Double(keyframeBytes))),
      ("jsonBytesPerFrame", .number((Double(json.bytes) / frames * 100).rounded() / 100)),
    ]
    if let capture { fields.append(("framesFile", .string(capture))) }
    return .object(fields)
  }

  /// Each frame as a u32, its length, little-endian, and its bytes.
  private static func write(_ payloads: [[UInt8]], to path: String) throws {
    var data = Data()
    for payload in payloads {
      withUnsafeBytes(of: UInt32(payload.count).littleEndian) { data.append(contentsOf: $0) }
      data.append(contentsOf: payload)
    }
    guard FileManager.default.createFile(atPath: path, contents: data) else {
      throw InspectError("--capture \(path): cannot be written.")
    }
  }
}
