import Glibc
import Synchronization

/// Runs one build beside the loop that watches, and tells how far it has come and when it has ended.
final class BuildThread: Sendable {
  let cancellation = Cancellation()
  private let outcome = Mutex<ModuleBuild.Outcome?>(nil)
  /// The latest step that has not been taken.
  private let step = Mutex<BuildStep?>(nil)
  private let wake: Int32

  /// Bytes of stack: source that is nested deeply is parsed by functions that call themselves as deeply.
  private static let stackSize = 64 << 20

  /// - Parameter wake: a descriptor that a byte is written to for each step, and when the build has ended.
  init(_ build: ModuleBuild, _ scan: SourceScan, wake: Int32) {
    self.wake = wake
    let work = Work { [self] in
      var build = build
      build.progress = { [self] step in
        // One that was not taken yet has its byte on the way.
        let isNews = self.step.withLock { kept in
          defer { kept = step }
          return kept == nil
        }
        if isNews { wakeUp() }
      }
      let result = build.run(scan, cancellation: cancellation)
      outcome.withLock { $0 = result }
      wakeUp()
    }
    if !Self.start(work) { work.body() }
  }

  /// Nil while it runs.
  var result: ModuleBuild.Outcome? { outcome.withLock { $0 } }

  /// How far it has come, if that is news.
  func takeStep() -> BuildStep? {
    step.withLock { kept in
      defer { kept = nil }
      return kept
    }
  }

  private func wakeUp() {
    var byte: UInt8 = 1
    _ = write(wake, &byte, 1)
  }

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
