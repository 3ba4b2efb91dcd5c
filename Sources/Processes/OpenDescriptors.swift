/// The descriptors that are open in a process.
enum OpenDescriptors {
  /// Those of this process, in no order, as the kernel lists them; the one that the list itself is read from
  /// is among them, and closed by then. Empty where there is no `/proc`.
  static func ofThisProcess() -> [Int32] { ProcessFolder.numbers(in: "/proc/self/fd") }
}
