import Glibc

/// Tells what happens in folders, from the kernel's own notice.
///
/// Only folders are watched, never files: an editor that saves by renaming puts another file in the place of
/// the first, and a watch would go on looking at the one that is gone.
final class Inotify {
  /// Something that happened to an entry of a folder.
  struct Event: Equatable {
    /// As it was given to `watch`.
    var folder: String
    /// Name of the entry; empty for the folder itself.
    var name: String
    var kind: Kind
    var isFolder: Bool
  }

  enum Kind: Equatable {
    /// Closed after writing, or renamed to this name.
    case finished
    /// Created or modified and not closed yet, deleted, or renamed away.
    case unfinished
    /// Events were lost: anything may have changed.
    case lost
  }

  /// Why a folder cannot be watched.
  enum Failure: Error, Equatable {
    /// There are too many watches in all; a setting of the system.
    case noMoreWatches
    case system(folder: String, errno: Int32)
  }

  /// Readable when there are events.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var watches: [String: Int32] = [:]

  init() throws(Failure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw errno == EMFILE ? .noMoreWatches : .system(folder: "", errno: errno)
    }
  }

  deinit { close(descriptor) }

  /// The folders that are watched.
  var watchedFolders: Set<String> { Set(watches.keys) }

  /// Watches a folder, not what is in its folders.
  ///
  /// - Returns: false when this very folder was watched already, under this name.
  func watch(_ folder: String) throws(Failure) -> Bool {
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | Int32(bitPattern: UInt32(IN_ONLYDIR))
    let watch = inotify_add_watch(descriptor, folder, UInt32(bitPattern: mask))
    guard watch >= 0 else {
      throw errno == ENOSPC ? .noMoreWatches : .system(folder: folder, errno: errno)
    }
    guard watches[folder] != watch else { return false }
    // The kernel knows folders by what they are: a watch may have followed its folder to another name, or
    // another folder have come to this one.
    if let earlier = folders[watch] { watches[earlier] = nil }
    stopWatching(folder)
    folders[watch] = folder
    watches[folder] = watch
    return true
  }

  func stopWatching(_ folder: String) {
    guard let watch = watches.removeValue(forKey: folder) else { return }
    folders[watch] = nil
    _ = inotify_rm_watch(descriptor, watch)
  }

  /// The events since the last call, in order. Never waits.
  func read() -> [Event] {
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return events
      }
      buffer.withUnsafeBytes { events += parse(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var offset = 0
    // int wd; u32 mask, cookie, len; then len bytes of a name, filled up with zeros.
    while offset + 16 <= bytes.count {
      let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
      let end = min(offset + 16 + length, bytes.count)
      let name = bytes[(offset + 16)..<end].prefix { $0 != 0 }
      offset = end
      if let event = event(watch, mask, String(decoding: name, as: UTF8.self)) { events.append(event) }
    }
    return events
  }

  private func event(_ watch: Int32, _ mask: UInt32, _ name: String) -> Event? {
    func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    if has(IN_Q_OVERFLOW) { return Event(folder: "", name: "", kind: .lost, isFolder: false) }
    guard let folder = folders[watch] else { return nil }
    if has(IN_IGNORED) {
      folders[watch] = nil
      if watches[folder] == watch { watches[folder] = nil }
      return nil
    }
    let kind: Kind = has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) ? .finished : .unfinished
    return Event(folder: folder, name: name, kind: kind, isFolder: has(IN_ISDIR) || name.isEmpty)
  }
}
