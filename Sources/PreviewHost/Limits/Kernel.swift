import Glibc

/// Calls that Swift cannot import, because C declares them with any number of arguments or only for the
/// asking. They are found by name; their arguments are whole numbers, which go the same way in either kind of
/// call.
enum Kernel {
  private static let setNoNewPrivileges: Int32 = 38
  private static let newUser: Int32 = 0x1000_0000
  private static let newNetwork: Int32 = 0x4000_0000

  /// Afterwards neither this process nor one that it starts can gain rights any more. False where that is not
  /// to be had.
  static func forgoPrivileges() -> Bool {
    typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let call: Call = function("prctl") else { return false }
    return call(setNoNewPrivileges, 1, 0, 0, 0) == 0
  }

  /// A network without any interface, in a user namespace where every user stays the same. False where the
  /// system does not let users have one, or once there are threads.
  static func leaveNetwork() -> Bool {
    typealias Call = @convention(c) (Int32) -> Int32
    guard let call: Call = function("unshare") else { return false }
    let (user, group) = (getuid(), getgid())
    guard call(newUser | newNetwork) == 0 else { return false }
    // Without these the process would be the user nobody, and so would be the owner of the files it makes.
    write("deny", to: "/proc/self/setgroups")
    write("\(user) \(user) 1", to: "/proc/self/uid_map")
    write("\(group) \(group) 1", to: "/proc/self/gid_map")
    return true
  }

  /// Closes all descriptors from `first` on. False where there is no such call.
  static func closeAll(from first: Int32) -> Bool {
    typealias Call = @convention(c) (UInt32, UInt32, Int32) -> Int32
    guard let call: Call = function("close_range") else { return false }
    return call(UInt32(first), .max, 0) == 0
  }

  private static func function<Call>(_ name: String) -> Call? {
    // A handle of nil is the program with all it is linked to.
    guard let symbol = dlsym(nil, name) else { return nil }
    return unsafeBitCast(symbol, to: Call.self)
  }

  private static func write(_ text: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
