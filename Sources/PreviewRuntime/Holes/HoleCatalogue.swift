import Glibc
import Synchronization

/// The descriptions of the holes of the loaded library, for a crash at one to say.
///
/// The library's code calls holes by keys; everybody else by numbers, from 0, in the order of the builder's
/// list.
public enum HoleCatalogue {
  private struct Entries {
    var sentences: [String] = []
    var numbers: [Int: Int] = [:]
    /// The keys of those that are there for a library that places views.
    var ofLayout: Set<Int> = []
  }

  private static let entries = Mutex(Entries())

  /// How many holes the library has.
  public static var count: Int { entries.withLock { $0.sentences.count } }

  /// Place and reason of the hole `number`: "Feed.swift:12: Kingfisher is not here"; nil for a number that is
  /// not known.
  public static func sentence(of number: Int) -> String? {
    entries.withLock { $0.sentences.indices.contains(number) ? $0.sentences[number] : nil }
  }

  /// The number of the hole that the code calls `key`; the key itself where nothing is known of it.
  package static func number(ofKey key: Int) -> Int { entries.withLock { $0.numbers[key] } ?? key }

  /// Whether the hole that the code calls `key` is there for a library that places views.
  static func isOfLayout(key: Int) -> Bool { entries.withLock { $0.ofLayout.contains(key) } }

  static func register(keys: [Int], _ sentences: [String]) {
    let numbers = Dictionary(zip(keys, 0...)) { first, _ in first }
    let ofLayout = zip(keys, sentences).filter { UnplacedViews.isNamed(in: $0.1) }.map(\.0)
    entries.withLock { $0 = Entries(sentences: sentences, numbers: numbers, ofLayout: Set(ofLayout)) }
  }

  /// Ends the process, saying at which hole, and a value of which type cannot be had.
  static func stop(atKey key: Int, wanting type: String?) -> Never {
    let wanted = type.map { "there is no value of \($0) to go on with" } ?? "there is nothing to go on with"
    if let place = sentence(of: number(ofKey: key)) {
      fatalError("The preview stops at a hole. \(place), and \(wanted).")
    }
    fatalError("The preview stops, as something is missing here and \(wanted).")
  }
}

extension BundleBuilder {
  /// The holes of the library, in the order of the builder's list: by which key the code calls each, and its
  /// place and reason.
  public func holes(keys: [Int], _ sentences: [String]) { HoleCatalogue.register(keys: keys, sentences) }

  /// The same, where the code calls holes by their numbers.
  public func holes(_ sentences: [String]) { holes(keys: Array(sentences.indices), sentences) }
}
