// NWConnection — after Apple's documentation "NWConnection", read 2026-11.
// State: partial. Missing: connecting: every connection is refused; reports of transfers, batches.

import UIKit

/// A connection that does not come about: there is no network behind a preview.
public final class NWConnection: @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var queue: DispatchQueue?
  public private(set) var state = State.setup
  public var stateUpdateHandler: ((State) -> Void)?
  /// Never called, as are the three below: nothing is ever ready.
  public var viabilityUpdateHandler: ((Bool) -> Void)?
  public var betterPathUpdateHandler: ((Bool) -> Void)?
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public var currentPath: NWPath? { nil }
  /// In bytes.
  public var maximumDatagramSize: Int { 0 }

  static let refusal = NWError.posix(.ECONNREFUSED)
  private var waiting: [(NWError) -> Void] = []

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// Prepares, and fails, each in a turn of its own of `queue`.
  public func start(queue: DispatchQueue) {
    guard state == .setup else { return }
    self.queue = queue
    later {
      guard self.state == .setup else { return }
      self.enter(.preparing)
      self.later {
        if self.state == .preparing { self.enter(.failed(Self.refusal)) }
      }
    }
  }

  public func cancel() {
    guard state != .cancelled else { return }
    later {
      if self.state != .cancelled { self.enter(.cancelled) }
    }
  }

  public func forceCancel() { cancel() }
  public func cancelCurrentEndpoint() { cancel() }
  /// A failed connection stays so.
  public func restart() {}

  private func enter(_ new: State) {
    state = new
    stateUpdateHandler?(new)
    switch new {
    case .failed(let error): endWaiting(error)
    case .cancelled:
      endWaiting(.posix(.ECANCELED))
      stateUpdateHandler = nil
    default: break
    }
  }

  private func endWaiting(_ error: NWError) {
    let handlers = waiting
    waiting = []
    for handler in handlers { handler(error) }
  }

  private func later(_ work: @escaping () -> Void) {
    onMainThread((queue, work)) { queue, work in
      (queue ?? .main).async(execute: DispatchWorkItem(block: work))
    }
  }

  // MARK: Sending and receiving

  /// Says what a piece belongs to.
  public final class ContentContext: @unchecked Sendable {
    // Its properties never change.
    public let identifier: String
    public let isFinal: Bool
    public let protocolMetadata: [NWProtocolMetadata]

    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, self.isFinal, protocolMetadata) = (identifier, isFinal, metadata ?? [])
    }

    public static let defaultMessage = ContentContext(identifier: "default message")
    public static let defaultStream = ContentContext(identifier: "default stream")
    public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
  }

  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }

  /// Is told of the failure once there is one.
  public func send(
    content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { tell { handler($0) } }
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { tell { handler($0) } }
  }

  /// Is told of the failure once there is one.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { tell { completion(nil, nil, false, $0) } }

  public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {
    tell { completion(nil, nil, false, $0) }
  }

  private func tell(_ handler: @escaping (NWError) -> Void) {
    switch state {
    case .failed(let error), .waiting(let error): later { handler(error) }
    case .cancelled: later { handler(.posix(.ECANCELED)) }
    case .setup, .preparing, .ready: waiting.append(handler)
    }
  }

  /// Runs `update` at once.
  public func batch(_ update: () -> Void) { update() }
}

extension NWConnection: CustomDebugStringConvertible {
  public var debugDescription: String { "[\(endpoint.debugDescription) \(state)]" }
}
