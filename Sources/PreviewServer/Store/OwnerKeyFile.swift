import Glibc
import PreviewSession

/// The file in a folder of state that has the owner's key, so that the owner's link of one start is that of
/// the next. It is kept as it is, and not as a hash: each start prints it.
///
/// Its user has the folder for itself, as by its `FolderLock`.
struct OwnerKeyFile {
  private let folder: StateFolder
  private let path: String
  /// Becomes the file once all of it is on the disk.
  private let newPath: String

  static let name = "owner-key"

  init(_ folder: StateFolder) {
    self.folder = folder
    path = folder.file(Self.name)
    newPath = folder.file(Self.name + ".new")
  }

  /// The key that is there, or `new`, which is there from now on. A file that holds none, or that others can
  /// read or write, is refused and left as it is.
  func key(orNew new: @autoclosure () -> OwnerKey) throws(StoreError) -> OwnerKey {
    if let key = try read() { return key }
    let key = new()
    try write(key)
    return key
  }

  /// The key that is there; nil where there is none.
  func keyIfAny() throws(StoreError) -> OwnerKey? { try read() }

  /// Nil where there is no file.
  private func read() throws(StoreError) -> OwnerKey? {
    // A pipe in its place keeps nobody waiting.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw errno == EACCES ? .cannotOpen(file: path) : .noKey(file: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .noKey(file: path)
    }
    guard status.st_uid == geteuid(), status.st_mode & (S_IRWXG | S_IRWXO) == 0 else {
      throw .keyOpenToOthers(file: path)
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    guard text.hasSuffix("\n"), let key = OwnerKey(text.dropLast()) else { throw .noKey(file: path) }
    return key
  }

  private func write(_ key: OwnerKey) throws(StoreError) {
    // One that was left behind by a start that was cut short.
    unlink(newPath)
    let descriptor = open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    let text = Array("\(key.description)\n".utf8)
    errno = 0
    guard Glibc.write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0,
      rename(newPath, path) == 0
    else {
      // A disk that takes a part of it and no more says so at the next byte only.
      let number = errno == 0 ? ENOSPC : errno
      unlink(newPath)
      throw failure(number)
    }
    syncFolder()
  }

  private func failure(_ number: Int32) -> StoreError { .system(number, writing: path, in: folder.path) }

  /// Brings the file's name to the disk. Where that fails, the next start may make another key.
  private func syncFolder() {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension OwnerKey {
  /// One that nobody has seen.
  static func new() -> OwnerKey {
    var random = SystemRandomNumberGenerator()
    return OwnerKey(high: random.next(), low: random.next())
  }
}
