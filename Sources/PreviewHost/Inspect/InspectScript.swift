import Foundation
import UIKit

/// The steps of a script, in order of time.
struct InspectScript {
  var steps: [Step] = []

  struct Step {
    /// Seconds of virtual time since the window appeared.
    var time: Double
    var action: Action
    /// 1 for the first: what messages call it.
    var number: Int
  }

  enum Action {
    case touch(UITouch.Phase, finger: Int, CGPoint)
    case tapPoint(CGPoint)
    /// On the view with this identifier.
    case tapView(String)
    case offset(id: String, CGPoint, animated: Bool)
    case scrollTo(id: String, IndexPath, UICollectionView.ScrollPosition, animated: Bool)
    case size(CGSize)
    case sample
  }

  /// A day: more than any gesture, less than would keep a machine busy by mistake.
  static let longest = 86_400.0

  /// Reads a JSON array of steps.
  init(json: Data) throws {
    guard let parsed = try? Foundation.JSONDecoder().decode(JSONValue.self, from: json),
      let list = parsed.array
    else {
      throw InspectError("the script is no JSON array of steps such as [{\"t\": 0.5, \"sample\": true}].")
    }
    for (index, item) in list.enumerated() {
      let number = index + 1
      guard let fields = item.object else { throw InspectError("script step \(number) is not an object.") }
      let step = try StepReader(fields: fields, number: number).step()
      if let last = steps.last, step.time < last.time {
        throw InspectError(
          "script step \(number): t \(step.time) is before the step before it; order steps by time.")
      }
      steps.append(step)
    }
  }

  var hasSamples: Bool {
    steps.contains { if case .sample = $0.action { true } else { false } }
  }
}

/// One step's JSON object.
private struct StepReader {
  let fields: [String: JSONValue]
  let number: Int

  func step() throws -> InspectScript.Step {
    let time = try self.number(fields["t"], "t")
    guard (0...InspectScript.longest).contains(time) else {
      throw error("t must be seconds from 0 to \(Int(InspectScript.longest))")
    }
    let actions: [(String, (JSONValue) throws -> InspectScript.Action)] = [
      ("touch", touch), ("tap", tap), ("offset", offset), ("scrollTo", scrollTo), ("size", size),
      ("sample", sample),
    ]
    let present = actions.filter { fields[$0.0] != nil }
    guard present.count == 1, let (name, read) = present.first, let value = fields[name] else {
      throw error("want exactly one of touch, tap, offset, scrollTo, size, sample")
    }
    let allowed: Set<String> = name == "touch" ? ["t", "touch", "id", "x", "y"] : ["t", name]
    if let unknown = fields.keys.filter({ !allowed.contains($0) }).min() {
      throw error("does not know “\(unknown)” beside \(name)")
    }
    return InspectScript.Step(time: time, action: try read(value), number: number)
  }

  private func touch(_ value: JSONValue) throws -> InspectScript.Action {
    let phases: [String: UITouch.Phase] = [
      "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    guard let name = value.string, let phase = phases[name] else {
      throw error("touch is one of began, moved, ended, cancelled")
    }
    let finger = try fields["id"].map { try integer($0, "id") } ?? 0
    return .touch(phase, finger: finger, try point(fields["x"], fields["y"]))
  }

  private func tap(_ value: JSONValue) throws -> InspectScript.Action {
    if let identifier = value.string { return .tapView(identifier) }
    guard let pair = value.array, pair.count == 2 else {
      throw error("tap is [x, y] or an accessibility identifier")
    }
    return .tapPoint(try point(pair[0], pair[1]))
  }

  private func offset(_ value: JSONValue) throws -> InspectScript.Action {
    let object = try object(value, "offset", keys: ["id", "x", "y", "animated"])
    return .offset(id: try id(object), try point(object["x"], object["y"]), animated: try animated(object))
  }

  private func scrollTo(_ value: JSONValue) throws -> InspectScript.Action {
    let object = try object(value, "scrollTo", keys: ["id", "item", "section", "position", "animated"])
    let item = try integer(object["item"], "item")
    let section = try object["section"].map { try integer($0, "section") } ?? 0
    let positions: [String: UICollectionView.ScrollPosition] = [
      "top": .top, "centeredVertically": .centeredVertically, "bottom": .bottom, "left": .left,
      "centeredHorizontally": .centeredHorizontally, "right": .right,
    ]
    var position: UICollectionView.ScrollPosition = []
    if let name = object["position"] {
      guard let known = name.string.flatMap({ positions[$0] }) else {
        throw error("position is one of \(positions.keys.sorted().joined(separator: ", "))")
      }
      position = known
    }
    return .scrollTo(
      id: try id(object), IndexPath(item: item, section: section), position, animated: try animated(object))
  }

  private func size(_ value: JSONValue) throws -> InspectScript.Action {
    guard let pair = value.array, pair.count == 2 else { throw error("size is [width, height]") }
    let size = CGSize(width: try number(pair[0], "width"), height: try number(pair[1], "height"))
    guard InspectOptions.sides.contains(size.width), InspectOptions.sides.contains(size.height) else {
      throw error("size must be from 1 to 16384 points each way")
    }
    return .size(size)
  }

  private func sample(_ value: JSONValue) throws -> InspectScript.Action {
    guard value.bool == true else { throw error("sample is true") }
    return .sample
  }

  // MARK: Values

  private func object(_ value: JSONValue, _ name: String, keys: Set<String>) throws -> [String: JSONValue] {
    guard let object = value.object else { throw error("\(name) is an object") }
    if let unknown = object.keys.filter({ !keys.contains($0) }).min() {
      throw error("\(name) does not know “\(unknown)”")
    }
    return object
  }

  private func id(_ object: [String: JSONValue]) throws -> String {
    guard let id = object["id"]?.string else { throw error("id names a collection view, such as \"main\"") }
    return id
  }

  private func animated(_ object: [String: JSONValue]) throws -> Bool {
    guard let value = object["animated"] else { return false }
    guard let animated = value.bool else { throw error("animated is true or false") }
    return animated
  }

  private func point(_ x: JSONValue?, _ y: JSONValue?) throws -> CGPoint {
    CGPoint(x: try number(x, "x"), y: try number(y, "y"))
  }

  private func number(_ value: JSONValue?, _ name: String) throws -> Double {
    guard let number = value?.number, number.isFinite else { throw error("\(name) must be a number") }
    return number
  }

  private func integer(_ value: JSONValue?, _ name: String) throws -> Int {
    guard let integer = Int(exactly: try number(value, name)), (0...Int(Int32.max)).contains(integer) else {
      throw error("\(name) must be a whole number that is not negative")
    }
    return integer
  }

  private func error(_ message: String) -> InspectError { InspectError("script step \(number): \(message).") }
}
