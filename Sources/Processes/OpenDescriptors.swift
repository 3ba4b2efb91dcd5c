import Glibc

/// The descriptors that are open in a process.
enum OpenDescriptors {
  /// Those of this process, in no order, as the kernel lists them; the one that the list itself is read from
  /// is among them, and closed by then. Empty where there is no `/proc`.
  static func ofThisProcess() -> [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var descriptors: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if let number = Int32(name) { descriptors.append(number) }
    }
    return descriptors
  }
}
