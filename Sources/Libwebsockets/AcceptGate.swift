import Glibc

/// Whether connections are taken now.
///
/// At the limit of descriptors the one who cannot be taken stays in the kernel's queue, and the listener
/// stays readable: to ask again at once would ask without end. The gate then stays closed until a descriptor
/// was closed or a second has passed.
struct AcceptGate {
  private(set) var isOpen = true

  /// No connection could be taken. Returns whether the gate has closed because of it.
  mutating func failed(errno number: Int32) -> Bool {
    // ENOBUFS and ENOMEM are the kernel's own limits; all others concern one connection, or say that there
    // is none.
    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(number) else { return false }
    isOpen = false
    return true
  }

  /// A descriptor was closed, or a second has passed. Returns whether the gate has opened because of it.
  mutating func mayOpen() -> Bool {
    defer { isOpen = true }
    return !isOpen
  }
}
