/// How a process ended.
public enum ProcessEnd: Equatable, Sendable {
  /// By itself, with a status from 0 to 255.
  case exited(status: Int32)
  /// By a signal: a crash, or somebody killed it.
  case signalled(Int32)
  /// The system does not say: somebody else has collected it.
  case unknown

  /// - Parameter status: as `waitpid` gives it for a process that has ended: the signal in the lowest seven
  ///   bits, or none there and the exit status in the byte above (`WIFEXITED` and its kin, which Swift cannot
  ///   import).
  public init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
  }

  /// How a program ended whose wrapper ended like this: a shell and bubblewrap add 128 to the number of a
  /// signal. So one that ends itself with such a status is taken for one that got the signal.
  var ofWrapped: ProcessEnd {
    guard case .exited(let status) = self, (129...192).contains(status) else { return self }
    return .signalled(status - 128)
  }
}
