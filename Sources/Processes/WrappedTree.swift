import Glibc

/// A program that another one has started for this process within a namespace of numbers of its own, as
/// bubblewrap does (bwrap(1)).
///
/// There are three processes then: the wrapper, which is a child of this one; below it the first process of
/// the namespace, with whose end everything in it ends; and below that the program. The first process adopts
/// what others in the namespace leave behind, too, but the program was there before all of these.
struct WrappedTree: Equatable {
  /// The first process of the namespace.
  var first: pid_t
  /// The number by which this process knows the program.
  var program: pid_t
  /// Programs that the program, or one of its own, has started and left behind.
  var strays: [pid_t]

  /// Nil while the wrapper has not started the program yet, and once that has ended.
  ///
  /// - Parameter children: those of a process, in the order in which it got them.
  init?(below wrapper: pid_t, children: (pid_t) -> [pid_t] = ProcessTree.children(of:)) {
    guard let first = children(wrapper).first, case let all = children(first), let program = all.first else {
      return nil
    }
    (self.first, self.program, strays) = (first, program, Array(all.dropFirst()))
  }
}
