/// One connection that asks for something over HTTP, from its first byte to its last.
///
/// A value without a socket: what happened goes in, what is to be done comes out. Its stages follow one
/// another and none comes twice, so a connection has one request:
///
///     head ─► body ─► waiting ─► answering ─► leaving
///
/// A body or an answer may be skipped over or come at once. Each stage has its own deadline, in seconds of
/// the loop's clock.
struct HTTPVisit {
  enum Stage: Equatable {
    /// The request's head is not complete. Its bytes stay in the kernel, so silent clients cost nothing.
    case head
    /// The head is read and admitted; the body is not whole.
    case body
    /// The service has the whole request, and may take its time.
    case waiting
    /// The answer is being written.
    case answering
    /// The answer is written. What the client still sends is thrown away until it hangs up.
    case leaving
  }

  /// What is to be done next.
  enum Action {
    /// Nothing, until something happens.
    case wait
    /// Read so many bytes away, and find out who sees to the request.
    case decide(RequestHead, length: Int)
    /// Read the body, or the rest of it.
    case read
    /// The request is whole: have it answered.
    case serve(RequestHead, body: [UInt8])
    /// Answer with the service's words for a refusal.
    case refuse(status: Int, String)
    /// The service has had its time: give the answer that it left for this case.
    case giveUp
    /// Write the next bytes of the answer.
    case write
    /// All is written: say so to the client, and see it off.
    case sayGoodbye
    /// Close.
    case hangUp
  }

  /// The limits of a visit: seconds, and bytes of a body.
  struct Limits {
    var headSeconds: Int
    var bodySeconds: Int
    var bodyBytes: Int
    /// Time for the client to take one portion of the answer. Slow is allowed, stalled is not.
    var portionSeconds = 10
    var portionBytes = 65_536
    var leavingSeconds = 2
  }

  private(set) var stage = Stage.head
  /// When the stage has taken too long.
  private(set) var deadline: Int
  private let limits: Limits
  private var head: RequestHead?
  private var body: [UInt8] = []
  private var answer: OutgoingAnswer?

  init(limits: Limits, now: Int) {
    self.limits = limits
    deadline = now + limits.headSeconds
  }

  /// Bytes of the body that are here.
  var bodyCount: Int { body.count }

  /// Bytes of the body that are still to come.
  var bodyRest: Int { stage == .body ? max(0, (head?.contentLength ?? 0) - body.count) : 0 }

  /// Everything that the client has said so far, unread, and whether it will say nothing more.
  func heard(_ bytes: UnsafeRawBufferPointer, isAll: Bool) -> Action {
    guard stage == .head else { return .wait }
    switch RequestHeadScanner.scan(bytes, bodyLimit: limits.bodyBytes) {
    case .incomplete: return isAll ? .hangUp : .wait
    case .foreign: return .hangUp
    case .refused(let status, let sentence): return .refuse(status: status, sentence)
    case .complete(let head, let length): return .decide(head, length: length)
    }
  }

  /// Somebody sees to the request with this head, as soon as its body is here.
  mutating func admitted(_ head: RequestHead, now: Int) -> Action {
    guard stage == .head else { return .wait }
    self.head = head
    stage = .body
    deadline = now + limits.bodySeconds
    return head.contentLength == 0 ? served() : .read
  }

  /// Bytes of the body, at most `bodyRest`.
  mutating func received(_ bytes: UnsafeRawBufferPointer) -> Action {
    guard stage == .body else { return .wait }
    body.append(contentsOf: bytes.prefix(bodyRest))
    return bodyRest == 0 ? served() : .read
  }

  private mutating func served() -> Action {
    guard let head else { return .hangUp }
    stage = .waiting
    deadline = .max
    defer { body = [] }
    return .serve(head, body: body)
  }

  /// The answer to the whole request comes later.
  mutating func waits(until deadline: Int) {
    if stage == .waiting { self.deadline = deadline }
  }

  /// The client says nothing more. That it still listens is to be supposed of one whose request is whole.
  func ended() -> Action {
    switch stage {
    case .head, .body, .leaving: .hangUp
    case .waiting, .answering: .wait
    }
  }

  /// An answer is there: the service's, or a refusal of a request that is not whole.
  ///
  /// - Parameter asked: the head that is answered, where it was not admitted.
  mutating func answer(_ response: Response, to asked: RequestHead? = nil, now: Int) -> Action {
    guard stage != .answering, stage != .leaving else { return .wait }
    stage = .answering
    body = []
    answer = OutgoingAnswer(
      response, isForHead: (asked ?? head)?.method == .head, portion: limits.portionBytes)
    deadline = now + limits.portionSeconds
    return .write
  }

  /// Calls `write` with the next bytes of the answer, at most a portion, and whether none follow them.
  func withPortion(_ write: (UnsafeRawBufferPointer, Bool) -> Int) -> Int {
    answer?.withPortion(write) ?? 0
  }

  /// So many bytes of the portion have been taken.
  mutating func wrote(_ count: Int, now: Int) -> Action {
    guard stage == .answering, answer != nil else { return .wait }
    if answer?.took(count) == true { deadline = now + limits.portionSeconds }
    guard answer?.isWritten == true else { return .write }
    answer = nil
    stage = .leaving
    deadline = now + limits.leavingSeconds
    return .sayGoodbye
  }

  /// A second has passed.
  func secondPassed(now: Int) -> Action {
    guard deadline <= now else { return .wait }
    switch stage {
    case .head, .answering, .leaving: return .hangUp
    case .body: return .refuse(status: 408, "The body did not come within \(limits.bodySeconds) seconds.")
    case .waiting: return .giveUp
    }
  }
}
