import Foundation
import PreviewWire
import UIKit

/// The command line of `scrollwork inspect`, read and checked.
struct InspectOptions {
  /// Slug or title, as given; empty for the only one there is.
  var preview = ""
  /// Whose previews.
  var bundle = BundleOptions()
  /// The screen that is asked for. The preview's traits may give the window another size, unless one was
  /// given.
  var screen = ScreenSettings(width: standardSize.width, height: standardSize.height)
  /// Whether the device lies on its side.
  private var isOnSide = false
  /// In place of the device's, in points.
  var safeArea: UIEdgeInsets?
  /// In the order given; points.
  var offsets: [(id: String, offset: CGPoint)] = []
  /// Proposals to put to layouts, in the order given.
  var targets: [Proposal] = []
  /// Number of items by collection view.
  var items: [String: Int] = [:]
  /// Knobs by name, as given.
  var settings: [(name: String, value: String)] = []
  /// Path of the script, `-` for standard input; nil for none.
  var script: String?
  /// Whether a picture is drawn of what is shown in the end.
  var wantsPicture = false
  /// Of the picture, in pixels per point; nil where nothing was said.
  private var chosenScale: Double?
  /// Of the picture, in pixels per point.
  var scale: Double { chosenScale ?? Self.standardScale }

  /// Where the mocks of one preview go, by its place in the list, instead of looking at it; nil for none.
  var writtenMocks: (folder: String, number: Int)?

  struct Proposal {
    var id: String
    /// In points.
    var offset: CGPoint
    /// In points per millisecond.
    var velocity: CGPoint
  }

  static let usage = """
    usage: scrollwork inspect PREVIEW [--source PATH] [--size WxH | --device NAME [--landscape]] \
    [--safe-area TOP,LEFT,BOTTOM,RIGHT] \(choices) \
    [--offset ID=X,Y]… [--target ID=X,Y[,VX,VY]]… [--items ID=N]… [--set NAME=VALUE]… [--script FILE] \
    [--picture FILE [--scale N]] [--mock FOLDER] [--rows N] [--locale ID]
    """

  /// Flags of the screen's settings, with their values.
  private static var choices: String {
    ScreenSetting.choices.map { "[--\($0.flag) \($0.values.joined(separator: "|"))]" }.joined(separator: " ")
  }

  /// In points.
  static let standardSize = CGSize(width: 390, height: 844)

  /// More items than a test needs, and fewer than would fill the memory by mistake.
  static let mostItems = 100_000_000
  static let sides = 1.0...16_384
  /// Of a picture, in pixels per point.
  static let scales = 1.0...3
  private static let standardScale = 2.0

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--size":
        let size = try Self.size(Self.value(of: argument, &rest))
        (screen.width, screen.height, screen.isSizeChosen) = (size.width, size.height, true)
      case "--device": screen.device = try Self.device(Self.value(of: argument, &rest))
      case "--landscape": isOnSide = true
      case "--safe-area": safeArea = try Self.safeArea(Self.value(of: argument, &rest))
      case "--offset": offsets.append(try Self.offset(Self.value(of: argument, &rest)))
      case "--target": targets.append(try Self.target(Self.value(of: argument, &rest)))
      case "--items":
        let (id, count) = try Self.items(Self.value(of: argument, &rest))
        items[id] = count
      case "--write-mocks":
        let (number, folder) = try (Self.value(of: argument, &rest), Self.value(of: argument, &rest))
        writtenMocks = (folder, Int(number) ?? 0)
      case "--script": script = try Self.value(of: argument, &rest)
      case "--picture": wantsPicture = true
      case "--scale": chosenScale = try Self.scale(Self.value(of: argument, &rest))
      case "--set": settings.append(try Self.setting(Self.value(of: argument, &rest)))
      case "--preview": try name(Self.value(of: argument, &rest))
      case _ where ScreenSetting.choices.contains { "--\($0.flag)" == argument }:
        try choose(argument, Self.value(of: argument, &rest))
      case _ where argument.hasPrefix("--"):
        let isKnown = try bundle.take(argument) { try Self.value(of: argument, &rest) }
        if !isKnown { throw InspectError("there is no flag \(argument). \(Self.usage)") }
      default: try name(argument)
      }
    }
    if chosenScale != nil, !wantsPicture {
      throw InspectError("--scale is about a picture: say where it goes with --picture FILE.")
    }
    try placeOnDevice()
  }

  /// The window of a device is as large as its screen.
  private mutating func placeOnDevice() throws {
    guard let device = screen.device else {
      if isOnSide { throw InspectError("--landscape is about a device: name one with --device.") }
      return
    }
    guard !screen.isSizeChosen else {
      throw InspectError("--device \(device.slug): a device has a size of its own; leave --size out.")
    }
    (screen.width, screen.height) = device.size(isOnSide: isOnSide)
    screen.isSizeChosen = isOnSide
  }

  private mutating func choose(_ flag: String, _ value: String) throws {
    for choice in ScreenSetting.choices where "--\(choice.flag)" == flag {
      guard let setting = ScreenSetting(choice, value) else {
        throw InspectError("\(flag) \(value): want \(choice.list()).")
      }
      _ = screen.apply(setting)
    }
  }

  private mutating func name(_ name: String) throws {
    guard preview.isEmpty else {
      throw InspectError("one preview at a time: “\(name)” is one too many.")
    }
    preview = name
  }

  private static func value(of flag: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw InspectError("\(flag) wants a value. \(usage)") }
    return value
  }

  private static func size(_ text: String) throws -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], Self.sides.contains(width),
      Self.sides.contains(height)
    else {
      throw InspectError("--size \(text): want WxH in points, each from 1 to 16384, such as 390x844.")
    }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scales.contains(scale) else {
      throw InspectError("--scale \(text): want pixels per point, from 1 to 3, such as 2.")
    }
    return scale
  }

  private static func device(_ text: String) throws -> Device {
    guard let device = Device(slug: text) else {
      throw InspectError("--device \(text): there is no such device; there are: \(Device.known).")
    }
    return device
  }

  private static func safeArea(_ text: String) throws -> UIEdgeInsets {
    let edges = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard edges.count == 4, edges.allSatisfy((0...sides.upperBound).contains) else {
      throw InspectError(
        "--safe-area \(text): want TOP,LEFT,BOTTOM,RIGHT in points, each from 0 to 16384, such as 47,0,34,0.")
    }
    return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  private static func offset(_ text: String) throws -> (id: String, offset: CGPoint) {
    guard let (id, numbers) = assignment(text), numbers.count == 2 else {
      throw InspectError("--offset \(text): want ID=X,Y in points, such as main=120,0.")
    }
    return (id, CGPoint(x: numbers[0], y: numbers[1]))
  }

  private static func target(_ text: String) throws -> Proposal {
    guard let (id, numbers) = assignment(text), numbers.count == 2 || numbers.count == 4 else {
      throw InspectError(
        "--target \(text): want ID=X,Y or ID=X,Y,VX,VY (points, points per millisecond), such as main=120,0,0.5,0; "
          + "or, with --source, the name of a target of a project, which has no = in it."
      )
    }
    let velocity = numbers.count == 4 ? CGPoint(x: numbers[2], y: numbers[3]) : .zero
    return Proposal(id: id, offset: CGPoint(x: numbers[0], y: numbers[1]), velocity: velocity)
  }

  private static func items(_ text: String) throws -> (id: String, count: Int) {
    guard let (id, numbers) = assignment(text), numbers.count == 1, let count = Int(exactly: numbers[0]),
      (0...mostItems).contains(count)
    else { throw InspectError("--items \(text): want ID=N, N from 0 to \(mostItems), such as main=12.") }
    return (id, count)
  }

  private static func setting(_ text: String) throws -> (name: String, value: String) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw InspectError("--set \(text): want NAME=VALUE, such as CarouselLayout.itemWidth=240.")
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  /// `ID=a,b,…` with finite numbers.
  private static func assignment(_ text: String) -> (id: String, numbers: [Double])? {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
    let parts = text[text.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == parts.count else { return nil }
    return (String(text[..<equals]), numbers)
  }
}
