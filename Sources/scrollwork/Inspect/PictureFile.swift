import Glibc
import PreviewServer
import Processes

/// Where a picture goes that an agent draws. The agent is given a file without a name to write it into: code
/// that is previewed may write what it likes there, and nowhere else.
final class PictureFile {
  /// A picture that does not come about: one line that says why.
  struct Fault: Error, Equatable { var text: String }

  /// Open for writing, for the agent.
  let descriptor: Int32
  private let path: String

  /// More than any picture of those that are drawn takes.
  private static let mostBytes = 128 << 20
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Throws `Fault` where no file can be written at `path`.
  init(_ path: String) throws {
    self.path = Places.absolute(path)
    let folder = String(self.path[..<(self.path.lastIndex(of: "/") ?? self.path.startIndex)])
    guard access(folder.isEmpty ? "/" : folder, W_OK) == 0 else {
      throw Fault(text: "--picture \(path): nothing can be written in its folder, or there is none")
    }
    var status = stat()
    if stat(self.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Fault(text: "--picture \(path): that is no file; name one, such as picture.png")
    }
    let drafts = TemporaryFolder.path
    var name = Array("\(drafts)/scrollwork-picture-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    // Out of the way of the numbers that a child gets.
    descriptor = fcntl(file, F_DUPFD_CLOEXEC, 64)
    if file >= 0 { close(file) }
    guard descriptor >= 0 else { throw Fault(text: "--picture \(path): nothing can be written in \(drafts)") }
    unlink(name)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Puts what the agent has written where it was asked for, all of it or nothing. Throws `Fault`.
  func keep() throws {
    var status = stat()
    guard fstat(descriptor, &status) == 0, (1...Self.mostBytes).contains(Int(status.st_size)) else {
      throw Fault(text: "--picture \(path): there is no picture of the preview")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count == bytes.count, bytes.starts(with: Self.signature) else {
      throw Fault(text: "--picture \(path): what the preview's process has written is no picture")
    }
    let draft = "\(path).\(getpid()).part"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    let written = file < 0 ? -1 : bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if file >= 0 { close(file) }
    guard written == bytes.count, rename(draft, path) == 0 else {
      unlink(draft)
      throw Fault(text: "--picture \(path): it cannot be written there")
    }
  }
}
