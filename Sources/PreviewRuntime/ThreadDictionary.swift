import Foundation
import Synchronization
import UIKit

extension Thread {
  /// On a device this is `threadDictionary`: values of this thread that can be changed. Adapted code calls
  /// it.
  public var _threadDictionary: NSMutableDictionary { ThreadDictionaries.dictionary(of: self) }
}

/// The dictionaries of all threads that were asked for theirs.
private enum ThreadDictionaries {
  /// A thread is kept as long as the process lives: its address would be another's otherwise.
  // Sendable: the dictionary is its thread's own affair.
  private struct Entry: @unchecked Sendable {
    var thread: Thread
    var values: NSMutableDictionary
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func dictionary(of thread: Thread) -> NSMutableDictionary {
    let entry = Entry(thread: thread, values: NSMutableDictionary())
    let known = entries.withLock { entries in
      let known = entries[ObjectIdentifier(entry.thread)] ?? entry
      entries[ObjectIdentifier(entry.thread)] = known
      return known
    }
    return known.values
  }
}
