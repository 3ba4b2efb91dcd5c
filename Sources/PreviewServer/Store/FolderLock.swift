import Glibc

/// The right to a folder of state. One server has it at a time, and the kernel takes it back when the process
/// ends, however that comes.
final class FolderLock: Sendable {
  /// Of the locked file.
  let descriptor: Int32

  /// The file that is locked, with the number of the process in it for people to read.
  static let file = "lock"

  init(_ folder: StateFolder) throws(StoreError) {
    let path = folder.file(Self.file)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw .system(errno, writing: path, in: folder.path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      let holder = Self.processID(in: descriptor)
      // It is closed by `deinit`, which runs where an initialiser throws after all is set.
      guard number == EWOULDBLOCK else { throw .system(number, writing: path, in: folder.path) }
      throw .taken(folder: folder.path, by: holder)
    }
    // What does not fit onto a full disk is a help for people only.
    let text = Array("\(getpid())\n".utf8)
    if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
  }

  deinit {
    // A child that is being started has the descriptor, too, until its program begins: closing alone would
    // leave it the lock so long.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Nil where the file does not say one, as in the instant before it does.
  private static func processID(in descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Int32(String(decoding: bytes.prefix(max(0, count)).prefix { $0 != 10 }, as: UTF8.self))
  }
}
