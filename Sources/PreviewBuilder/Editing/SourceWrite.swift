import Glibc
import PreviewWire
import SourceAdapter

/// Writes values of knobs into the author's files.
///
/// A file is replaced whole, by one that was written beside it: it keeps its mode and its owner, a link goes
/// on leading to it, and a reader sees the old text or the new one. All files are checked before the first is
/// touched.
struct SourceWrite {
  /// Why nothing was written. Its description is a sentence for people.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case knob(KnobWriteError)
    case unreadable(file: String, SourceText.Failure)
    /// The file on disk is not the one that was built.
    case changed(file: String)
    case notWritten(file: String, errno: Int32)

    var description: String {
      switch self {
      case .knob(.unknown(let name)): "the source has no knob \(name)"
      case .knob(.unfit(let name)): "this value cannot be written for \(name)"
      case .knob(.changed(let name, let file, let line)):
        "\(file):\(line) does not declare \(name) any more; save it again"
      case .unreadable(let file, let failure): "\(file): \(failure.message)"
      case .changed(let file): "\(file) has changed since it was built; wait for the next build"
      case .notWritten(let file, let code): "\(file) cannot be written: \(String(cString: strerror(code)))"
      }
    }
  }

  private let root: SourceRoot
  private let files: [SourceScan.File]
  private let knobs: [KnobDeclaration]

  /// - Parameters:
  ///   - files: what was built.
  ///   - knobs: what the build found in them.
  init(root: SourceRoot, files: [SourceScan.File], knobs: [KnobDeclaration]) {
    (self.root, self.files, self.knobs) = (root, files, knobs)
  }

  /// Writes `settings`. Returns the names of the files that say something else now, for people.
  func write(_ settings: [KnobSetting]) throws(Failure) -> [String] {
    // Sample data is no constant of the source.
    let settings = settings.filter { !KnobInfo.isOfData($0.name) }
    var texts: [(path: String, bytes: [UInt8])] = []
    for (number, file) in files.enumerated() {
      let edits = try Self.edits(settings, knobs, number, file.text)
      guard !edits.isEmpty else { continue }
      let name = root.display(file.path)
      let now = try Self.read(file.path, name)
      guard now.text == file.text else { throw .changed(file: name) }
      texts.append((file.path, now.mark + Array(edits.applied(to: file.text).utf8)))
    }
    for (path, bytes) in texts {
      let code = Replacement.write(bytes, over: RealPath.of(path) ?? path)
      if code != 0 { throw .notWritten(file: root.display(path), errno: code) }
    }
    return texts.map { root.display($0.path) }
  }

  private static func edits(
    _ settings: [KnobSetting], _ knobs: [KnobDeclaration], _ number: Int, _ text: String
  ) throws(Failure) -> [SourceEdit] {
    do throws(KnobWriteError) {
      return try KnobWriter.edits(for: settings, of: knobs, file: number, in: text)
    } catch {
      throw .knob(error)
    }
  }

  private static func read(_ path: String, _ name: String) throws(Failure) -> (mark: [UInt8], text: String) {
    do throws(SourceText.Failure) {
      return (try SourceText.byteOrderMark(of: path), try SourceText.read(path))
    } catch {
      throw .unreadable(file: name, error)
    }
  }
}

/// Puts a new file in the place of another.
enum Replacement {
  /// Returns 0, or the error's number; then the old file is as it was.
  static func write(_ bytes: [UInt8], over path: String) -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno }
    // Renaming over a file needs no right to write to it: a user who took that right away meant it.
    guard access(path, W_OK) == 0 else { return errno }
    let beside = path.parentFolder.appending(component: ".\(path.lastComponent).scrollwork-\(getpid())")
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    let code = fill(file, bytes, status)
    close(file)
    guard code == 0, rename(beside, path) == 0 else {
      let failure = code == 0 ? errno : code
      unlink(beside)
      return failure
    }
    return 0
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8], _ status: stat) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    // The owner first: a change of owner may take bits of the mode away.
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      guard fchown(file, status.st_uid, status.st_gid) == 0 else { return errno }
    }
    guard fchmod(file, status.st_mode & 0o7777) == 0, fsync(file) == 0 else { return errno }
    return 0
  }
}
