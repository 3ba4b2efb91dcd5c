// NWListener, NWBrowser — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: listening and browsing: both fail at once, as no other device is near; records of
// services, groups.

import UIKit

/// Waits for connections, and fails: a preview takes none.
public final class NWListener: @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  /// A name by which others find it.
  public struct Service: Hashable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?

    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }

  public enum ServiceRegistrationChange: Hashable, Sendable {
    case add(NWEndpoint), remove(NWEndpoint)
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var queue: DispatchQueue?
  public private(set) var state = State.setup
  public var stateUpdateHandler: ((State) -> Void)?
  /// Never called.
  public var newConnectionHandler: ((NWConnection) -> Void)?
  /// Never called.
  public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)?
  public var newConnectionLimit = Int.max

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, self.port) = (parameters, port)
  }

  public init(service: Service, using parameters: NWParameters) throws {
    (self.parameters, self.service, port) = (parameters, service, .any)
  }

  /// Fails in a later turn of `queue`: it is not permitted.
  public func start(queue: DispatchQueue) {
    guard state == .setup else { return }
    self.queue = queue
    enterLater(.failed(.posix(.EPERM)))
  }

  public func cancel() { enterLater(.cancelled) }

  private func enterLater(_ new: State) {
    onMainThread(queue) { queue in
      (queue ?? .main).async { [self] in
        guard state != .cancelled else { return }
        state = new
        stateUpdateHandler?(new)
      }
    }
  }
}

/// Looks for services near by, and fails: there are none.
public final class NWBrowser: @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  public enum State: Hashable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }

  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  public struct Result: Hashable, Sendable {
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]

    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var queue: DispatchQueue?
  public private(set) var state = State.setup
  public var stateUpdateHandler: ((State) -> Void)?
  /// Never called.
  public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
  public var browseResults: Set<Result> { [] }

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }

  /// Fails in a later turn of `queue`: it is not permitted.
  public func start(queue: DispatchQueue) {
    guard state == .setup else { return }
    self.queue = queue
    enterLater(.failed(.posix(.EPERM)))
  }

  public func cancel() { enterLater(.cancelled) }

  private func enterLater(_ new: State) {
    onMainThread(queue) { queue in
      (queue ?? .main).async { [self] in
        guard state != .cancelled else { return }
        state = new
        stateUpdateHandler?(new)
      }
    }
  }
}
