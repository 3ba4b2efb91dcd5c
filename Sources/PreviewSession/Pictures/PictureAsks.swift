import PreviewWire

/// Who waits for pictures of one session, and what its agent has been told to draw. Many who ask at a time
/// get the same picture; only one is drawn at a time.
public struct PictureAsks: Sendable {
  /// Something to be done by the holder of the session.
  public enum Action: Equatable, Sendable {
    /// Tell the session's agent to draw.
    case draw(PictureRequest)
    case answer(asker: Int, DrawnPicture)
  }

  private struct Asker: Sendable {
    let number: Int
    let scale: Int
    let since: Moment
  }

  private var askers: [Asker] = []
  private var lastAsker = 0
  private var underWay: PictureRequest?
  private var lastRequest = 0
  /// The newest picture, and the number of the frame that shows the same.
  private var newest: (bytes: [UInt8], scale: Int, seq: Int)?

  public init() {}

  /// Whether anybody waits.
  public var isEmpty: Bool { askers.isEmpty }

  /// Somebody asks.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - seq: number of the newest frame; nil while no agent shows any.
  /// - Returns: the number of the asker, counting up from 1, and what to do.
  public mutating func asked(scale: Int, seq: Int?, at now: Moment) -> (asker: Int, actions: [Action]) {
    lastAsker += 1
    if let newest, newest.seq == seq, newest.scale == scale {
      return (lastAsker, [.answer(asker: lastAsker, .png(newest.bytes))])
    }
    guard askers.count < SessionLimits.pictureAskers else {
      return (lastAsker, [.answer(asker: lastAsker, .none("Too many wait for this picture; try again."))])
    }
    askers.append(Asker(number: lastAsker, scale: scale, since: now))
    return (lastAsker, seq == nil ? [] : draw())
  }

  /// An agent shows the session: it can draw.
  public mutating func shown() -> [Action] { draw() }

  /// The agent has drawn, or says why not.
  ///
  /// - Parameter seq: number of the newest frame.
  public mutating func drawn(number: Int, _ picture: DrawnPicture, seq: Int) -> [Action] {
    guard let request = underWay, request.number == number else { return [] }
    underWay = nil
    if case .png(let bytes) = picture, bytes.count <= SessionLimits.keptPictureBytes {
      newest = (bytes, request.scale, seq)
    }
    let served = askers.filter { $0.scale == request.scale }
    askers.removeAll { $0.scale == request.scale }
    return served.map { .answer(asker: $0.number, picture) } + draw()
  }

  /// The agent is gone: the next one draws what it was told to.
  public mutating func agentLost() { underWay = nil }

  /// There is nothing to draw any more, for the reason given.
  public mutating func ended(_ sentence: String) -> [Action] {
    defer { (askers, underWay, newest) = ([], nil, nil) }
    return askers.map { .answer(asker: $0.number, .none(sentence)) }
  }

  /// Nobody needs to look at it for now.
  public mutating func forgetNewest() { newest = nil }

  /// Those who have waited for too long wait no more.
  public mutating func passed(to now: Moment) -> [Action] {
    let late = askers.filter { now.seconds(since: $0.since) >= SessionLimits.pictureSeconds }
    guard !late.isEmpty else { return [] }
    askers.removeAll { asker in late.contains { $0.number == asker.number } }
    return late.map { .answer(asker: $0.number, .none("The preview takes too long to be drawn.")) }
  }

  private mutating func draw() -> [Action] {
    guard underWay == nil, let next = askers.first else { return [] }
    lastRequest += 1
    let request = PictureRequest(number: lastRequest, scale: next.scale)
    underWay = request
    return [.draw(request)]
  }
}
