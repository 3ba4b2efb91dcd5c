import Glibc
import Synchronization

/// What each hole of the loaded library is, for a crash at one to say.
public enum HoleCatalogue {
  private static let sentences = Mutex<[String]>([])

  /// The number of holes of the library.
  public static var count: Int { sentences.withLock { $0.count } }

  /// Place and reason of the hole `number`: "Feed.swift:12: Kingfisher is not here"; nil for a number that is not
  /// known.
  public static func sentence(of number: Int) -> String? {
    sentences.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }

  static func register(_ texts: [String]) { sentences.withLock { $0 = texts } }

  /// Ends the process, saying at which hole, and a value of which type cannot be had.
  static func stop(at number: Int, wanting type: String?) -> Never {
    let place = sentence(of: number) ?? "a hole"
    let wanted = type.map { ", and there is no value of \($0) to go on with" } ?? ", and nothing to go on with"
    fatalError("The preview stops at a hole. \(place)\(wanted).")
  }
}

extension BundleBuilder {
  /// What the holes of the library are, in the order of their numbers: place and reason of each.
  public func holes(_ sentences: [String]) { HoleCatalogue.register(sentences) }
}
