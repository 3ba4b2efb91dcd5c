// What the name of a symbol says: which drawing, and what is done to it.

import Foundation

/// `heart.slash.circle.fill`: a heart, struck out, in a filled circle.
struct SymbolName: Hashable, Sendable {
  enum Enclosure: String, CaseIterable, Sendable {
    case circle, square, rectangle, triangle, diamond, hexagon, octagon, pentagon, shield, seal, capsule, app, bubble
  }

  /// A name in `SymbolTable`, a number or a letter.
  private(set) var base: String
  private(set) var isFilled = false
  private(set) var isSlashed = false
  private(set) var enclosure: Enclosure?
  private(set) var isEnclosureFilled = false
  /// What is in the small disc at a corner; empty for a bare dot.
  private(set) var badge: String?
  /// A number in the middle of a round arrow, in seconds.
  private(set) var seconds: String?
  /// Words of the name that nothing is drawn for.
  private(set) var unknownWords: [String] = []

  /// nil where not even the beginning of the name is known.
  init?(_ name: String) {
    let words = Self.usual(name).split(separator: ".").map(String.init)
    let count = (1...max(1, words.count)).reversed().first { count in
      count <= words.count && Self.isBase(words[..<count].joined(separator: "."))
    }
    guard let count else { return nil }
    base = words[..<count].joined(separator: ".")
    // A number or letter alone is no symbol; in a shape it is one.
    var rest = words[count...]
    while let word = rest.popFirst() { take(word, &rest) }
    if SymbolTable.recipe(base) == nil, enclosure == nil { return nil }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) {
    switch word {
    case "fill": if enclosure == nil { isFilled = true } else { isEnclosureFilled = true }
    case "slash": isSlashed = true
    case "badge":
      if let next = rest.first, Self.isBase(next) {
        badge = next
        rest.removeFirst()
      } else {
        badge = ""
      }
    // Which way a symbol reads, and what a device fills by a value.
    case "ltr", "rtl", "inverse": break
    default:
      if enclosure == nil, let enclosure = Enclosure(rawValue: word) {
        self.enclosure = enclosure
      } else if base.hasPrefix("arrow."), Self.roundArrows.contains(base), SymbolTable.character(word) != nil {
        seconds = word
      } else {
        unknownWords.append(word)
      }
    }
  }

  private static let roundArrows: Set = ["arrow.clockwise", "arrow.counterclockwise"]

  private static func isBase(_ name: String) -> Bool {
    SymbolTable.recipe(name) != nil || SymbolTable.character(name) != nil
  }

  // MARK: Other names of the same

  /// Beginnings of names, and what is drawn for them.
  private static let others: [(beginning: String, usual: String)] = [
    ("line.horizontal.3", "line.3.horizontal"), ("multiply", "xmark"), ("mail", "envelope"),
    ("chevron.backward", "chevron.left"), ("chevron.forward", "chevron.right"),
    ("arrow.backward", "arrow.left"), ("arrow.forward", "arrow.right"),
    ("arrow.up.forward", "arrow.up.right"), ("arrow.uturn.backward", "arrow.uturn.left"),
    ("arrow.uturn.forward", "arrow.uturn.right"), ("gobackward", "arrow.counterclockwise"),
    ("goforward", "arrow.clockwise"), ("arrow.2.squarepath", "arrow.2.circlepath"),
    ("arrow.rectanglepath", "repeat"), ("rotate.left", "arrow.counterclockwise"),
    ("rotate.right", "arrow.clockwise"), ("speedometer", "gauge"), ("network", "globe"),
    ("doc.on.clipboard", "clipboard"), ("square.3.layers.3d", "square.stack.3d.up"),
    ("rectangle.on.rectangle.angled", "rectangle.on.rectangle"), ("text.alignjustify", "text.justify"),
    ("wrench.and.screwdriver", "wrench"), ("wrench.adjustable", "wrench"), ("suitcase", "briefcase"),
    ("case", "briefcase"), ("medal", "rosette"), ("heart.text.square", "heart.square"),
    ("waveform.path", "waveform"), ("chart.bar.xaxis", "chart.bar"), ("moon.zzz", "moon.stars"),
    ("battery.100percent", "battery.100"), ("battery.75percent", "battery.75"),
    ("battery.50percent", "battery.50"), ("battery.25percent", "battery.25"),
    ("battery.0percent", "battery.0"), ("cloud.heavyrain", "cloud.rain"), ("platter", "square"),
    ("location.circle", "location.circle"), ("mappin.circle", "mappin.circle"), ("bubble.middle", "bubble.left"),
    ("rectangle.and.pencil.and.ellipsis", "square.and.pencil"), ("list.triangle", "list.bullet"),
    ("text.badge", "text.alignleft.badge"), ("text.append", "text.alignleft.badge.plus"),
    ("questionmark.folder", "folder.badge.questionmark"), ("photo.artframe", "photo"),
    ("person.and.person", "person.2"), ("music.mic", "mic"), ("music.quarternote.3", "music.note"),
    ("airplayaudio", "dot.radiowaves.left.and.right"), ("rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"),
    ("globe.americas", "globe"), ("globe.europe.africa", "globe"), ("globe.asia.australia", "globe"),
    ("gearshape.2", "gearshape"), ("bolt.horizontal", "bolt"), ("character", "textformat"),
    ("abc", "textformat"), ("textformat.size", "textformat"), ("increase.indent", "text.alignright"),
    ("iphone.gen", "iphone"), ("calendar.day.timeline", "calendar"), ("minus.plus", "plusminus"),
    ("film.stack", "film"), ("dollarsign.arrow.circlepath", "dollarsign"), ("sun.dust", "sun.max"),
    ("sun.haze", "sun.max"), ("arrow.triangle.turn.up.right", "arrow.turn.up.right"),
    ("magazine", "newspaper"), ("menucard", "list.clipboard"), ("list.and.film", "film"),
    ("smiley", "face.smiling"), ("faceid", "faceid"), ("camera.rotate", "arrow.triangle.2.circlepath.camera"),
    ("video.camera", "video"), ("star.bubble", "star.bubble"), ("hand.point.up.left", "hand.tap"),
    ("heart.rectangle", "heart.rectangle"), ("ellipsis.message", "ellipsis.bubble"),
  ]

  private static func usual(_ name: String) -> String {
    let fitting = others.filter { name == $0.beginning || name.hasPrefix($0.beginning + ".") }
    guard let other = fitting.max(by: { $0.beginning.count < $1.beginning.count }) else { return name }
    // What is drawn under its whole name needs no other.
    if SymbolTable.recipe(name) != nil { return name }
    return other.usual + name.dropFirst(other.beginning.count)
  }
}
