import Glibc

/// A timer of the loop that rings once at a time, as late as it was set. Bound to the loop's thread.
public final class Alarm {
  private var file: AdoptedFile?

  /// - Parameter rings: called when the time has come.
  public init(in loop: ServiceLoop, rings: @escaping () -> Void) {
    let descriptor = KernelSources.timer()
    guard descriptor >= 0 else { return }
    file = loop.adopt(
      descriptor,
      readable: {
        KernelSources.drain(descriptor)
        rings()
        return true
      })
  }

  /// Has it ring once after so many seconds, instead of when it was to ring before.
  public func set(after seconds: Double) {
    guard let file, file.isOpen else { return }
    KernelSources.set(file.fileDescriptor, after: seconds)
  }
}
