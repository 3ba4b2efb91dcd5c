import Glibc

/// Folders of the kernel's whose entries are numbers: of descriptors, of threads.
enum ProcessFolder {
  /// In no order. Empty when the folder cannot be read.
  static func numbers(in path: String) -> [Int32] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if let number = Int32(name) { numbers.append(number) }
    }
    return numbers
  }
}
