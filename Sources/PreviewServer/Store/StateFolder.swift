import Glibc

/// The folder in which a server keeps its state. It is for one user alone: the names of sessions are in it,
/// and with a name goes the right to see the session.
struct StateFolder: Equatable, Sendable {
  let path: String

  /// The folder that was asked for, or the usual one (XDG Base Directory Specification 0.8).
  ///
  /// - Parameters:
  ///   - asked: the value of `--state`; nil without the flag.
  ///   - environment: of this process.
  init(asked: String?, environment: [String: String]) throws(StoreError) {
    // By the specification, a relative path is to be ignored, as if it were not there.
    func place(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let usual = place("XDG_STATE_HOME") ?? place("HOME").map { "\($0)/.local/state" }
    guard let path = asked ?? usual.map({ "\($0)/scrollwork" }) else { throw .noHome }
    self.path = path
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes the folder where there is none, and those around it, for this user alone; refuses one that others
  /// may write to.
  func make() throws(StoreError) {
    try makeAll()
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .cannotMake(folder: path, because: String(cString: strerror(errno)))
    }
    if let fault = fault(mode: status.st_mode, owner: status.st_uid, user: geteuid()) { throw fault }
  }

  /// Why what is there cannot be it; nil if it can.
  func fault(mode: mode_t, owner: uid_t, user: uid_t) -> StoreError? {
    if mode & S_IFMT != S_IFDIR { return .notAFolder(path) }
    if owner != user { return .ofAnotherUser(folder: path) }
    return mode & (S_IWGRP | S_IWOTH) == 0 ? nil : .writableByOthers(folder: path)
  }

  private func makeAll() throws(StoreError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += folder.isEmpty || folder.hasSuffix("/") ? part : "/\(part)"
      guard mkdir(folder, S_IRWXU) != 0 else { continue }
      let number = errno
      // What is there already may also answer that it cannot be made, as a disk that is read-only does.
      if access(folder, F_OK) == 0 { continue }
      if number == ENOSPC || number == EDQUOT { throw .full(folder: folder) }
      throw .cannotMake(folder: path, because: String(cString: strerror(number)))
    }
  }
}
