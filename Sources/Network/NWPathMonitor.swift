// NWPathMonitor — after Apple's documentation "NWPathMonitor", read 2026-11.
// State: partial. Missing: changes: the network is always the same.

import UIKit

/// Tells what the network is like: once, after it has been started.
public final class NWPathMonitor: @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  public private(set) var queue: DispatchQueue?
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public let currentPath: NWPath
  private var isCancelled = false

  public init() { currentPath = NWPath() }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    currentPath = NWPath(required: requiredInterfaceType)
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    currentPath = NWPath(prohibited: prohibitedInterfaceTypes)
  }

  /// Calls the handler on `queue`. A second start does nothing.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    onMainThread(queue) { queue in
      queue.async { [self] in
        if !isCancelled { pathUpdateHandler?(currentPath) }
      }
    }
  }

  /// Nothing is told any more, and it cannot be started again.
  public func cancel() { isCancelled = true }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// Gives the path once, and then waits until the task is cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var first: NWPath?

    public mutating func next() async -> NWPath? {
      if let path = first {
        first = nil
        return path
      }
      try? await Task.sleep(nanoseconds: .max)
      return nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(first: isCancelled ? nil : currentPath) }
}
