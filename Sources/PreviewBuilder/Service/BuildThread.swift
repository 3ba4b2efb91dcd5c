import Glibc
import Synchronization

/// Runs one build beside the loop that watches, and tells when it has ended.
final class BuildThread: Sendable {
  let cancellation = Cancellation()
  private let outcome = Mutex<ModuleBuild.Outcome?>(nil)
  private let wake: Int32

  /// Bytes of stack: source that is nested deeply is parsed by functions that call themselves as deeply.
  private static let stackSize = 64 << 20

  /// - Parameter wake: a descriptor that a byte is written to when the build has ended.
  init(_ build: ModuleBuild, _ scan: SourceScan, wake: Int32) {
    self.wake = wake
    let work = Work { [self] in
      let result = build.run(scan, cancellation: cancellation)
      outcome.withLock { $0 = result }
      var byte: UInt8 = 1
      _ = write(wake, &byte, 1)
    }
    if !Self.start(work) { work.body() }
  }

  /// Nil while it runs.
  var result: ModuleBuild.Outcome? { outcome.withLock { $0 } }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ work: Work) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let box = Unmanaged.passRetained(work)
    let result = pthread_create(
      &thread, &attributes,
      { raw in
        guard let raw else { return nil }
        Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    if result != 0 { box.release() }
    return result == 0
  }
}
