import Libwebsockets
import PreviewSession
import PreviewWire

/// Sessions that have something to do at some time, sooner than the next second: one alarm for all of them.
final class Callbacks {
  private var times: [SessionHandle: Moment] = [:]
  private var alarm: Alarm?
  private var rings: Moment?

  /// - Parameter call: tells a session that its time has come.
  init(in loop: ServiceLoop, call: @escaping (SessionHandle) -> Void) {
    alarm = Alarm(in: loop) { [unowned self] in
      rings = nil
      let now = Moment.now
      let due = times.filter { $0.value <= now }.keys
      for handle in due { times[handle] = nil }
      // They may name the next time.
      due.forEach(call)
      setAlarm(at: now)
    }
  }

  /// The earlier one of two times of a session counts: it names the other again.
  func add(_ handle: SessionHandle, at moment: Moment) {
    times[handle] = min(times[handle] ?? moment, moment)
    setAlarm(at: Moment.now)
  }

  private func setAlarm(at now: Moment) {
    guard let next = times.values.min(), rings.map({ next < $0 }) ?? true else { return }
    rings = next
    alarm?.set(after: max(0, next.seconds(since: now)))
  }
}
