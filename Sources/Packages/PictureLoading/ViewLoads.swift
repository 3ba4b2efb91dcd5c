// Which picture a view waits for.

import UIKit

/// The loads of one view, by the place of it that they are for: a picture that comes after another was asked
/// for, or none, is not shown. That is how a cell that is used again does not get the picture of its former
/// row.
@MainActor package final class ViewLoads {
  /// One question for a picture.
  package struct Ticket {
    fileprivate let number: Int
    fileprivate let place: String
  }

  private var latest: [String: Int] = [:]
  private var cancels: [String: () -> Void] = [:]
  private var number = 0
  /// Other things of the package's that belong to the view, by their names.
  package var things: [String: Any] = [:]

  // Its address is all that counts.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private init() {}

  package static func of(_ view: AnyObject) -> ViewLoads {
    if let known = objc_getAssociatedObject(view, key) as? ViewLoads { return known }
    let made = ViewLoads()
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Begins to wait for another picture at `place`; the one before goes on, but its result is dropped.
  package func begin(at place: String = "") -> Ticket {
    number += 1
    latest[place] = number
    cancels[place] = nil
    return Ticket(number: number, place: place)
  }

  /// Says how to call off the load of `ticket`.
  package func set(_ ticket: Ticket, cancel: @escaping () -> Void) {
    if isCurrent(ticket) { cancels[ticket.place] = cancel }
  }

  package func isCurrent(_ ticket: Ticket) -> Bool { latest[ticket.place] == ticket.number }

  /// It has come: there is nothing to call off any more.
  package func end(_ ticket: Ticket) {
    if isCurrent(ticket) { cancels[ticket.place] = nil }
  }

  /// Those for which something is under way.
  package var places: [String] { cancels.keys.sorted() }

  /// Calls off what is under way at `place`.
  package func cancel(at place: String = "") { cancels.removeValue(forKey: place)?() }
}
