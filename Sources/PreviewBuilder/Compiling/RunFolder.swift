import Glibc
import Processes

/// A folder for one process: adapted files, what is being compiled, and the libraries it has handed out.
///
/// It goes when the process ends; what a killed one left behind goes when the next one starts.
final class RunFolder {
  let path: String
  /// Locked as long as the process lives, by the kernel's own account.
  private let lock: Int32

  init(in cache: CacheFolder) throws(CacheFolder.Failure) {
    let runs = try cache.folder("runs")
    Self.removeAbandoned(in: runs)
    for attempt in 1...Self.mostAttempts {
      let name = "\(getpid())-\(UInt64(MonotonicClock.seconds * 1e6))-\(attempt)"
      let made = runs.appending(component: name)
      try CacheFolder.make(made)
      guard let lock = Self.locked(made) else { continue }
      (path, self.lock) = (made, lock)
      return
    }
    throw .notWritable(path: runs, errno: EBUSY)
  }

  /// Another process that starts may take a folder for abandoned before it is locked: then there has to be
  /// another one.
  private static let mostAttempts = 100

  /// Nil where the folder is gone, or about to go.
  private static func locked(_ folder: String) -> Int32? {
    let lock = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard lock >= 0 else { return nil }
    var status = stat()
    // One that was removed before it was locked has no name any more.
    if flock(lock, LOCK_EX | LOCK_NB) == 0, fstat(lock, &status) == 0, status.st_nlink > 0 { return lock }
    close(lock)
    return nil
  }

  deinit {
    Self.remove(path)
    close(lock)
  }

  private static func removeAbandoned(in runs: String) {
    for name in FolderListing(runs)?.folders ?? [] {
      let folder = runs.appending(component: name)
      let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(folder) }
      close(descriptor)
    }
  }

  /// Removes a folder of files and of folders of files.
  static func remove(_ folder: String) {
    guard let listing = FolderListing(folder) else { return }
    for name in listing.files { unlink(folder.appending(component: name)) }
    for name in listing.folders { remove(folder.appending(component: name)) }
    rmdir(folder)
  }
}

/// Writes files that others read: they see the old one or the new one, whole.
enum WholeFile {
  /// Writes the file unless it already says so: what does not change keeps its time.
  ///
  /// - Returns: 0, or the error's number.
  static func update(_ path: String, to text: String) -> Int32 {
    if let status = FileStatus(path), status.size == text.utf8.count, let now = try? SourceText.read(path),
      now == text
    {
      return 0
    }
    return write(text, to: path)
  }

  /// Copies a file, or lets it have another name. False when it cannot, and `errno` says why.
  static func copy(_ source: String, to path: String) -> Bool {
    let beside = path + ".new"
    unlink(beside)
    if link(source, beside) == 0 { return rename(beside, path) == 0 }
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { return false }
    defer { close(input) }
    let output = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o700)
    guard output >= 0 else { return false }
    defer { close(output) }
    while true {
      let count = sendfile(output, input, nil, 1 << 30)
      if count < 0 { return false }
      if count == 0 { return rename(beside, path) == 0 }
    }
  }

  /// Puts a finished file in its place, on the same file system. False when it cannot.
  static func move(_ unfinished: String, to path: String) -> Bool {
    rename(unfinished, path) == 0
  }

  /// - Returns: 0, or the error's number.
  static func write(_ text: String, to path: String) -> Int32 {
    let beside = path + ".new"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(file)
        unlink(beside)
        return code
      }
      bytes = bytes.dropFirst(count)
    }
    close(file)
    return rename(beside, path) == 0 ? 0 : errno
  }
}
