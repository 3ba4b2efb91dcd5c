import FoundationEssentials
import Glibc
import Libwebsockets

/// Where the server of a folder of state is, for other programs of its user: a file in the folder, which is
/// there while the server takes connections.
struct ServerPlace: Codable, Equatable {
  /// As numbers: one that this machine reaches it at.
  var address: String
  var port: Int
  /// Whether it speaks TLS.
  var isEncrypted: Bool

  static let file = "server"

  /// - Parameter bound: the address that the server listens at, as numbers.
  init(bound: String, port: Int, isEncrypted: Bool) {
    switch bound {
    case "0.0.0.0": address = "127.0.0.1"
    case "::": address = "::1"
    default: address = bound
    }
    (self.port, self.isEncrypted) = (port, isEncrypted)
  }

  /// Writes the file, for this user alone. Where that fails, other programs find no server.
  func write(to folder: StateFolder) {
    let (path, new) = (folder.file(Self.file), folder.file(Self.file + ".new"))
    guard let bytes = try? JSONEncoder().encode(self) else { return }
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { return }
    let isWhole =
      Array(bytes).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
    close(descriptor)
    guard isWhole, rename(new, path) == 0 else {
      unlink(new)
      return
    }
  }

  static func remove(from folder: StateFolder) { unlink(folder.file(file)) }

  /// The place of the server that has a folder; nil where the file says none.
  init?(in folder: StateFolder) {
    let descriptor = open(folder.file(Self.file), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0, let place = try? JSONDecoder().decode(Self.self, from: Data(bytes[..<count])),
      (1...65535).contains(place.port)
    else { return nil }
    self = place
  }
}
